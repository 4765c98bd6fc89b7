/** A title with some of its optional rules. */
import { joinPointer } from '../../runtime/kernel/pointer.ts';
import { applyOverlay } from '../../runtime/kernel/overlay.ts';
import type { TitleDefinition } from '../../runtime/kernel/title.ts';
import { FILE_START } from '../diagnostics/diagnostic.ts';
import { describeOverlay, type Report } from './extend.ts';
import type { Provenance } from './provenance.ts';

/** Applies the patches in the order of the title, whatever the order of `ids`; unknown ids are for the caller to refuse. */
export function applyVariants(
  title: TitleDefinition,
  ids: readonly string[],
  provenance: Provenance,
  report: Report,
): TitleDefinition {
  let result = title;
  for (const [id, variant] of Object.entries(title.variants)) {
    if (!ids.includes(id)) continue;
    const at = joinPointer(joinPointer('/variants', id), 'patch');
    result = applyOverlay(result, variant.patch, {
      merged: provenance.addMerged,
      finding: (finding) => {
        const pointer = at + finding.pointer;
        const place = provenance.placeOf(title, pointer) ?? { file: '', pointer, range: FILE_START };
        report(describeOverlay(finding, place, title.name));
      },
    });
  }
  return result;
}
