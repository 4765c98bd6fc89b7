/** Short forms of the files become the one form that the runtime reads: `[0, "s0"]` is `{ "from": 0, "to": "s0" }`. */

import type { Provenance } from './provenance.ts';
import { remembered } from './remember.ts';

/** Notes that `result` says what `original` says. */
export type Rewritten = (result: object, original: object) => void;

/** Those parts of a title that may have short forms, each expanded once for what was written. */
export function expandRemembered<T extends object>(title: T, provenance: Provenance): T {
  let result = title;
  for (const key of ['tiles', 'map', 'variants']) {
    const before = (title as Readonly<Record<string, unknown>>)[key];
    if (!isRecord(before)) continue;
    const after = expanded(before, before, key, provenance);
    if (after !== before) result = { ...result, [key]: after };
  }
  provenance.addRewritten(result, title);
  return result;
}

const expanded = remembered((value: object, _: object, key, { addRewritten }): unknown => {
  const short: Readonly<Record<string, unknown>> = { [key]: value };
  return expandShorthand(short, addRewritten)[key];
});

/** All tiles and hexes of a title or of a variant's patch. */
export function expandShorthand<T extends object>(title: T, rewritten: Rewritten): T {
  const change = (container: unknown, key: string, inner: (value: unknown) => unknown): unknown => {
    if (!isRecord(container)) return container;
    const before = container[key];
    const after = inner(before);
    if (before === after) return container;
    const result = { ...container, [key]: after };
    rewritten(result, container);
    return result;
  };
  const every = (table: unknown, inner: (value: unknown) => unknown): unknown => {
    if (!isRecord(table)) return table;
    const entries = Object.entries(table).map(([key, value]) => [key, inner(value)] as const);
    if (entries.every(([key, value]) => value === table[key])) return table;
    const result = Object.fromEntries(entries);
    rewritten(result, table);
    return result;
  };
  const paths = (list: unknown): unknown => {
    if (!Array.isArray(list) || !list.some(isPair)) return list;
    const result = list.map((path: unknown) => {
      if (!isPair(path)) return path;
      const long = { from: path[0], to: path[1] };
      rewritten(long, path);
      return long;
    });
    rewritten(result, list);
    return result;
  };
  const tile = (value: unknown) => change(value, 'paths', paths);
  const tiles = (value: unknown) => change(value, 'definitions', (table) => every(table, tile));
  const map = (value: unknown) => change(value, 'hexes', (table) => every(table, tile));
  const whole = (value: unknown) => change(change(value, 'tiles', tiles), 'map', map);
  const variant = (value: unknown) => change(value, 'patch', whole);
  return change(whole(title), 'variants', (table) => every(table, variant)) as T;
}

function isPair(path: unknown): path is readonly [unknown, unknown] {
  return Array.isArray(path) && path.length === 2;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
