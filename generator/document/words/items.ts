/** The items of lists and tables, each written by a template of its own. */
import type { Phrases } from '../locales/catalogue.ts';
import { readCondition } from './condition.ts';

/**
 * `#rights` is no condition: it says how each item of `rights` is written where a phrase asks for `{rights:each}`;
 * `#rights amount>50` how those are of which that holds.
 */
export const ITEM = '#';

/**
 * What a phrase can say of each item: a plain one has a `value`, an entry of a table a `key` and a `value`.
 * `grouped`: entries with equal values are one item with their `keys`. Undefined for any other format.
 */
export const itemsOf = (value: unknown, format: string | undefined): unknown[] | undefined => {
  if (format === 'grouped') return grouped(Object.entries(value ?? {}));
  if (format !== 'each') return undefined;
  if (Array.isArray(value))
    return value.map((item: unknown) => (typeof item === 'object' && item !== null ? item : { value: item }));
  return Object.entries(value ?? {}).map(([key, inner]) => ({ key, value: inner as unknown }));
};

const grouped = (entries: readonly (readonly [string, unknown])[]): unknown[] => {
  const groups = new Map<string, { readonly keys: string[]; readonly value: unknown }>();
  for (const [key, value] of entries) {
    const like = JSON.stringify(value);
    const group = groups.get(like);
    if (group === undefined) groups.set(like, { keys: [key], value });
    else group.keys.push(key);
  }
  return [...groups.values()];
};

/** The first whose condition the item fulfils. */
export const itemTemplate = (phrases: Phrases, name: string, item: unknown): string => {
  const own = Object.entries(phrases).find(([key]) => {
    const [of = '', condition] = key.split(' ');
    return of === ITEM + name && (condition === undefined || readCondition(condition).holds(item));
  });
  return own?.[1] ?? '{value}';
};
