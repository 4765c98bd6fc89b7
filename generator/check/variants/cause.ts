/** Which line of a variant a finding is about that the title does not have without it. */
import { joinPointer } from '../../../runtime/kernel/pointer.ts';
import type { Diagnostic, Place } from '../../diagnostics/diagnostic.ts';
import type { Reads } from '../reads.ts';
import type { SoundTitle } from '../check-title.ts';

const isTable = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The only thing that this part of the patch says, or the part as a whole. */
const narrowed = (value: unknown, pointer: string): string => {
  const keys = isTable(value) ? Object.keys(value) : [];
  const [only] = keys;
  return only === undefined || keys.length > 1 || !isTable(value)
    ? pointer
    : narrowed(value[only], joinPointer(pointer, only));
};

/**
 * A finding may show itself in a line that stands there without the variant: then the cause is what the variant patches
 * of the parts that the rule looks at; where it patches several of them, the variant. Of several variants the last is to
 * blame: without it there was no such finding.
 */
export function causeOf(loaded: SoundTitle, chosen: readonly string[], reads: Reads, found: Diagnostic): Place {
  if (chosen.some((id) => found.pointer.startsWith(`${joinPointer('/variants', id)}/`))) return found;
  for (const id of chosen.toReversed()) {
    const patch: unknown = loaded.title.variants[id]?.patch;
    if (!isTable(patch)) continue;
    const variant = joinPointer('/variants', id);
    const [part, ...others] = Object.keys(patch).filter((key) => reads.has(key));
    if (part === undefined) continue;
    const pointer = others.length > 0 ? variant : narrowed(patch[part], `${variant}/patch${joinPointer('', part)}`);
    return loaded.placeOf(pointer, 'key');
  }
  return found;
}
