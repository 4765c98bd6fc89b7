/** Values of a title by pointer, and all numbers below one. */
import { joinPointer, splitPointer } from '../../../runtime/kernel/pointer.ts';

type Fields = Readonly<Record<string, unknown>>;

export function valueAt(root: object, pointer: string): unknown {
  return splitPointer(pointer).reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? (value as Fields)[key] : undefined),
    root,
  );
}

export function* tablesBelow(value: unknown, pointer: string): Iterable<readonly [string, Fields]> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield [pointer, value as Fields];
  for (const [key, inner] of Object.entries(value)) yield* tablesBelow(inner, joinPointer(pointer, key));
}
