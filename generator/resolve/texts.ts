/**
 * The free texts of a title and of its worked examples: what is written for readers, and so has other words in another
 * language. All else in a title means the same everywhere.
 */
import { joinPointer } from '../../runtime/kernel/pointer.ts';

/** `*` stands for every entry of a list or table. */
export interface Spot {
  readonly path: readonly string[];
  /** A proper name: most are the same in every language. */
  readonly name?: true;
}

const texts = (...paths: readonly string[]): Spot[] => paths.map((path) => ({ path: path.split('/') }));
const names = (...paths: readonly string[]): Spot[] => texts(...paths).map((spot) => ({ ...spot, name: true }));

const COMPANIES = ['corporations', 'minors', 'privates'];

export const TITLE_SPOTS: readonly Spot[] = [
  ...texts('setting', 'edition', 'rights', 'rounds/definitions/*/name', 'market/zones/*/name'),
  ...texts('variants/*/name', 'variants/*/description'),
  ...texts(...COMPANIES.map((kind) => `${kind}/*/description`)),
  ...names('name', ...COMPANIES.map((kind) => `${kind}/*/name`), 'map/hexes/*/name'),
];

export const EXAMPLE_SPOTS: readonly Spot[] = texts('name', 'description', 'steps/*/says');

const KINDS = ['steps', 'rounds', 'events', 'abilities', 'statuses', 'endReasons', 'attributes/*'];

/** What a mechanic says of itself: translated for those that a title brings along. */
export const MANIFEST_SPOTS: readonly Spot[] = names('summary', ...KINDS.map((kind) => `provides/${kind}/*/summary`));

export interface FreeText {
  /** JSON pointer to it. */
  readonly at: string;
  readonly text: string;
  readonly name: boolean;
}

export function* textsAt(value: unknown, spots: readonly Spot[]): Iterable<FreeText> {
  for (const { path, name = false } of spots)
    for (const [at, text] of stringsAt(value, path, '')) yield { at, text, name };
}

/** Those of a title, and those that its variants bring. */
export function* textsOfTitle(title: { readonly variants: object }): Iterable<FreeText> {
  yield* textsAt(title, TITLE_SPOTS);
  for (const [id, variant] of Object.entries(title.variants)) {
    const patch: unknown = typeof variant === 'object' && variant !== null ? Reflect.get(variant, 'patch') : undefined;
    const before = `${joinPointer('/variants', id)}/patch`;
    for (const found of textsAt(patch, TITLE_SPOTS)) yield { ...found, at: `${before}${found.at}` };
  }
}

function* stringsAt(value: unknown, path: readonly string[], pointer: string): Iterable<[string, string]> {
  const [key, ...rest] = path;
  if (key === undefined) {
    if (typeof value === 'string') yield [pointer, value];
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  // In an overlay, what replaces a list or table whole stands one level deeper.
  if ('$replace' in value) return yield* stringsAt(value.$replace, path, joinPointer(pointer, '$replace'));
  for (const [name, inner] of Object.entries(value)) {
    if (key === '*' || key === name) yield* stringsAt(inner, rest, joinPointer(pointer, name));
  }
}

/** The value with every text at these spots changed; what does not change is shared. */
export function withTexts<T>(value: T, spots: readonly Spot[], change: (text: string) => string): T {
  return spots.reduce((changed, { path }) => changeAt(changed, path, change) as T, value);
}

function changeAt(value: unknown, path: readonly string[], change: (text: string) => string): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return typeof value === 'string' ? change(value) : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return key === '*' ? value.map((item: unknown) => changeAt(item, rest, change)) : value;
  const entries = Object.entries(value);
  if (key !== '*' && !entries.some(([name]) => name === key)) return value;
  return Object.fromEntries(
    entries.map(([name, inner]) => [name, key === '*' || key === name ? changeAt(inner, rest, change) : inner]),
  );
}
