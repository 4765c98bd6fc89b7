/** The certificates of each share company, with where they are written. */
import type { CorporationDefinition, TitleDefinition } from '../../../runtime/kernel/title.ts';
import { corporationTable } from '../../../runtime/link/tables.ts';

export interface Shares {
  readonly id: string;
  readonly at: string;
  readonly definition: CorporationDefinition;
  /** Percent of each certificate that is there from the beginning, the president's first. */
  readonly shares: readonly number[];
  /** Percent of one share. */
  readonly shareSize: number;
  readonly float: number;
  readonly holdingLimit: number;
}

export function sharesOf(title: TitleDefinition): readonly Shares[] {
  return corporationTable(title)
    .filter(({ certificates }) => certificates.length > 0)
    .map(({ id, minor, index, definition, certificates, shareSize, float, holdingLimit }) => ({
      id,
      at: minor ? `/minors/${index}` : `/corporations/${index - title.minors.length}`,
      definition,
      shares: certificates.filter((certificate) => certificate.issuedLater !== true).map(({ percent }) => percent),
      shareSize,
      float,
      holdingLimit,
    }));
}
