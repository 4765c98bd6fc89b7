/** The certificates of a title as play numbers them. */
import { corporationTable } from '../../../runtime/link/tables.ts';
import type { CertificateInfo } from '../../../runtime/kernel/rulebook.ts';
import type { TitleDefinition } from '../../../runtime/kernel/title.ts';

export function certificateTable(title: TitleDefinition): readonly CertificateInfo[] {
  return corporationTable(title).flatMap(({ certificates }) => certificates);
}
