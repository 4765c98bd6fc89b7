/** A title with some of its optional rules. */
import { joinPointer } from '../../runtime/kernel/pointer.ts';
import { applyOverlay, type OverlayFinding } from '../../runtime/kernel/overlay.ts';
import type { TitleDefinition } from '../../runtime/kernel/title.ts';
import { FILE_START } from '../diagnostics/diagnostic.ts';
import { describeOverlay, type Report } from './extend.ts';
import type { Provenance } from './provenance.ts';
import { remembered } from './remember.ts';

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
    const tell = (finding: OverlayFinding): void => {
      const pointer = at + finding.pointer;
      const place = provenance.placeOf(title, pointer) ?? { file: '', pointer, range: FILE_START };
      report(describeOverlay(finding, place, title.name));
    };
    const known = partsChanged(result, variant.patch, provenance, tell);
    const patch = { ...variant.patch, ...known };
    result = applyOverlay(result, patch, {
      whole: (pointer) => Object.hasOwn(known, pointer.slice(1)),
      merged: (made, base, of) => provenance.addMerged(made, base, of === patch ? variant.patch : of),
      finding: tell,
    });
  }
  return result;
}

type Fields = Readonly<Record<string, unknown>>;

/** Parts of the title that the patch changes, as they are then: the same objects for the same part and patch. */
function partsChanged(
  title: TitleDefinition,
  patch: Fields,
  provenance: Provenance,
  tell: (finding: OverlayFinding) => void,
): Fields {
  const changed: Record<string, unknown> = {};
  for (const [key, change] of Object.entries(patch)) {
    const before = (title as unknown as Fields)[key];
    if (!isContainer(before) || !isContainer(change)) continue;
    const { value, findings } = partChanged(before, change, joinPointer('', key), provenance);
    for (const finding of findings) tell(finding);
    changed[key] = value;
  }
  return changed;
}

const partChanged = remembered((before: object, change: object, at, { addMerged: merged }) => {
  const findings: OverlayFinding[] = [];
  const finding = (one: OverlayFinding) => findings.push({ ...one, pointer: at + one.pointer });
  return { value: applyOverlay<unknown>(before, change, { merged, finding }), findings };
});

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;
