/** Where two pieces of plain JSON differ: what is the same state, and what is not. */

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** One step of a JSON pointer. */
const step = (key: string | number): string => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;

/**
 * JSON pointer of the first value in which `a` and `b` differ, `null` where they are the same. Order counts in lists, not
 * among the keys of objects; a key that is absent differs from one whose value is `undefined`.
 */
export const firstDifference = (a: unknown, b: unknown, at = ''): string | null => {
  if (a === b) return null;
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b))
    return Number.isNaN(a) && Number.isNaN(b) ? null : at;
  const keys = Object.keys(a);
  for (const key of keys) {
    if (!Object.hasOwn(b, key)) return at + step(key);
    const found = firstDifference(a[key], b[key], at + step(key));
    if (found !== null) return found;
  }
  if (Object.keys(b).length === keys.length) return null;
  return at + step(Object.keys(b).find((key) => !Object.hasOwn(a, key)) ?? '');
};

/** The value at a JSON pointer that `firstDifference` gave, for messages; `undefined` where there is none. */
export const valueAt = (root: unknown, pointer: string): unknown => {
  let node = root;
  for (const part of pointer.split('/').slice(1)) {
    if (!isObject(node)) return undefined;
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    node = Object.hasOwn(node, key) ? node[key] : undefined;
  }
  return node;
};
