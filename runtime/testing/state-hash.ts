/** The same state, the same hash, on every machine and in whatever order the keys of its objects came to stand. */

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** JSON text with the keys of every object in ascending order. */
export const canonicalText = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonicalText).join(',')}]`;
  if (!isObject(value)) return JSON.stringify(value) ?? 'null';
  const keys = Object.keys(value).sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonicalText(value[key])}`).join(',')}}`;
};

/** FNV-1a in 2 x 32 bits over the UTF-16 units of the canonical text: 16 hexadecimal digits. No protection against intent. */
export const stateHash = (value: unknown): string => {
  const text = canonicalText(value);
  let low = 0x811c9dc5;
  let high = 0x01000193;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    low = Math.imul(low ^ unit, 0x01000193);
    high = Math.imul(high ^ (unit + i), 0x85ebca6b);
  }
  return [low, high].map((part) => (part >>> 0).toString(16).padStart(8, '0')).join('');
};

/**
 * A copy in which the keys of all objects stand the other way round: the same JSON, as a database may give it back. What
 * follows from it must not differ.
 */
export const reordered = <T>(value: T): T => {
  if (Array.isArray(value)) return value.map(reordered) as T;
  if (!isObject(value)) return value;
  const keys = Object.keys(value).reverse();
  return Object.fromEntries(keys.map((key) => [key, reordered((value as Json)[key])])) as T;
};
