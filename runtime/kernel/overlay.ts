/**
 * An overlay over JSON data: how `extends` and variants change a title.
 *
 * A JSON merge patch (RFC 7396), with one difference: an array whose elements are objects with an `id` is merged by
 * that id. There an element changes the one of its id or is appended; `$remove: true` takes it out, `$before` and
 * `$after` (an id of the same array) place it. Any other array replaces the old one whole. `{ "$replace": value }` takes
 * the place of whatever is there: for a map or a list of companies that shares nothing with the base's.
 * Neither argument is changed.
 */

import { joinPointer } from './pointer.ts';

export type OverlayProblem =
  /** `null` or `$remove` where the base has nothing of that name. */
  | 'removes-nothing'
  /** `$before` or `$after` names an element that is not there. */
  | 'unknown-place'
  /** An element of an identified array has no `id`; it is left out. */
  | 'no-id'
  /** The overlay names the same id twice; the first counts. */
  | 'named-twice'
  /** An empty list over an identified array takes nothing out. */
  | 'changes-nothing'
  /** `$replace` where the base has nothing: the value itself would say the same. */
  | 'replaces-nothing';

export interface OverlayFinding {
  readonly problem: OverlayProblem;
  /** Where in the overlay. */
  readonly pointer: string;
  /** What is not there, or is said twice. */
  readonly name: string;
  /** The names that would have done. */
  readonly known: readonly string[];
}

/** What a caller may say about a merge and learn from it. */
export interface OverlayOptions {
  /** Values replaced whole although they are objects: an overlay inside an overlay must keep its instructions. */
  readonly whole?: (pointer: string) => boolean;
  readonly finding?: (finding: OverlayFinding) => void;
  /** `result` is new and takes each of its values from `patch`, or where that is silent from `base`. */
  readonly merged?: (result: object, base: object | undefined, patch: object) => void;
}

type Fields = Readonly<Record<string, unknown>>;
type Identified = Fields & { readonly id: string };

const REPLACE = '$replace';
const INSTRUCTIONS: ReadonlySet<string> = new Set(['$remove', '$before', '$after']);

export function applyOverlay<T>(base: T, patch: unknown, options: OverlayOptions = {}): T {
  // The shape of the result is the base's by convention; whether the overlay keeps to it is for validation to say.
  return merge(base, patch, '', options) as T;
}

/** Arrays of objects with an `id` each are merged by it. An empty array is one as soon as identified objects come. */
export function isIdentified(value: unknown): value is readonly Identified[] {
  return Array.isArray(value) && value.length > 0 && value.every(hasId);
}

function merge(base: unknown, patch: unknown, pointer: string, options: OverlayOptions): unknown {
  if (Array.isArray(patch)) {
    if (isIdentified(base) || (isIdentified(patch) && isEmptyOrAbsent(base))) {
      return mergeById(Array.isArray(base) ? base.filter(hasId) : [], patch, pointer, options);
    }
    return patch;
  }
  if (!isObject(patch)) return patch;
  if (Object.hasOwn(patch, REPLACE)) {
    const here = joinPointer(pointer, REPLACE);
    if (base === undefined) {
      const name = pointer.slice(pointer.lastIndexOf('/') + 1);
      options.finding?.({ problem: 'replaces-nothing', pointer: here, name, known: [] });
    }
    return merge(undefined, patch[REPLACE], here, options);
  }
  return mergeFields(isObject(base) ? base : undefined, patch, pointer, options);
}

function mergeFields(base: Fields | undefined, patch: Fields, pointer: string, options: OverlayOptions): Fields {
  const fields = new Map<string, unknown>(Object.entries(base ?? {}));
  for (const [key, value] of Object.entries(patch)) {
    if (INSTRUCTIONS.has(key)) continue;
    const here = joinPointer(pointer, key);
    if (value !== null && options.whole?.(here)) {
      fields.set(key, value);
    } else if (value !== null) {
      fields.set(key, merge(fields.get(key), value, here, options));
    } else if (!fields.delete(key)) {
      options.finding?.({ problem: 'removes-nothing', pointer: here, name: key, known: Object.keys(base ?? {}) });
    }
  }
  // Unlike assignment, fromEntries makes a plain field even of a key that objects inherit.
  const result: Fields = Object.fromEntries(fields);
  options.merged?.(result, base, patch);
  return result;
}

function mergeById(base: readonly Identified[], patch: readonly unknown[], pointer: string, options: OverlayOptions) {
  const result = [...base];
  const ids = () => result.map((element) => element.id);
  const named = new Set<string>();
  if (patch.length === 0) options.finding?.({ problem: 'changes-nothing', pointer, name: '', known: ids() });

  for (const [index, change] of patch.entries()) {
    const here = joinPointer(pointer, index);
    if (!hasId(change)) {
      options.finding?.({ problem: 'no-id', pointer: here, name: '', known: ids() });
      continue;
    }
    const { id } = change;
    if (named.has(id)) {
      options.finding?.({ problem: 'named-twice', pointer: here, name: id, known: [] });
      continue;
    }
    named.add(id);

    const at = result.findIndex((element) => element.id === id);
    if (change['$remove'] === true) {
      if (at >= 0) result.splice(at, 1);
      else options.finding?.({ problem: 'removes-nothing', pointer: here, name: id, known: ids() });
      continue;
    }
    const merged = mergeFields(result[at], change, here, options) as Identified;
    if (at >= 0) result[at] = merged;
    else result.push(merged);
    place(result, merged, change, here, options);
  }
  options.merged?.(result, base, patch);
  return result;
}

/** Moves an element where `$before` or `$after` says. */
function place(
  list: Identified[],
  element: Identified,
  change: Fields,
  pointer: string,
  options: OverlayOptions,
): void {
  for (const instruction of ['$before', '$after'] as const) {
    const neighbour = change[instruction];
    if (typeof neighbour !== 'string') continue;
    const others = list.filter((other) => other !== element);
    const at = others.findIndex((other) => other.id === neighbour);
    if (at < 0) {
      const known = others.map((other) => other.id);
      options.finding?.({
        problem: 'unknown-place',
        pointer: joinPointer(pointer, instruction),
        name: neighbour,
        known,
      });
      continue;
    }
    others.splice(instruction === '$before' ? at : at + 1, 0, element);
    list.splice(0, list.length, ...others);
  }
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function hasId(value: unknown): value is Identified {
  return isObject(value) && typeof value['id'] === 'string';
}

function isEmptyOrAbsent(value: unknown): boolean {
  return value === undefined || (Array.isArray(value) && value.length === 0);
}
