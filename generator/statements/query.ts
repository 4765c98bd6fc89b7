/**
 * Queries of statements: a JSON pointer with two more kinds of step, alone or within a function.
 *
 *   /trains[id=4]/rustsOn            of the entry of `trains` whose `id` is 4; it must be the only one
 *   /map/hexes/*[label=OO]/city      * takes every entry, [key=value] keeps those where it holds: the answer is a list
 *   /corporations/*[home]/id         [key]: those that have the key
 *   /phases[id=6]/status/*[=limit]   [=value]: those that are the value
 *   count(/privates/*)               also sum, min, max (of numbers) and keys (of one table, in its order)
 *
 * As in pointers, ~1 stands for / and ~0 for ~. Only the last step may lead to nothing: the answer is then null.
 */
import { joinPointer } from '../../runtime/kernel/pointer.ts';

export interface Match {
  readonly pointer: string;
  /** undefined where the last step leads to nothing. */
  readonly value: unknown;
}

export interface Answer {
  readonly value: unknown;
  /** What was looked at, for the place of a finding. */
  readonly matches: readonly Match[];
}

/** The query cannot be read, or a step of it leads to nothing. */
export class QueryError extends Error {
  override readonly name = 'QueryError';
}

const FUNCTIONS: Readonly<Record<string, (matches: readonly Match[]) => unknown>> = {
  count: (matches) => matches.length,
  sum: (matches) => numbersOf(matches).reduce((sum, number) => sum + number, 0),
  min: (matches) => Math.min(...numbersOf(matches)),
  max: (matches) => Math.max(...numbersOf(matches)),
  keys: ([match]) => Object.keys(containerOf(match?.value, match?.pointer ?? '')),
};

interface Filter {
  /** Absent: the entry itself. */
  readonly key?: string;
  /** As text; absent: the key is there. */
  readonly equals?: string;
}

interface Step {
  /** `*` takes every entry. */
  readonly key: string;
  readonly filters: readonly Filter[];
}

export function isQuery(text: string): boolean {
  return text.startsWith('/') || /^[a-z]+\(\//.test(text);
}

export function ask(root: unknown, query: string): Answer {
  const [, name, inner] = /^([a-z]+)\((.*)\)$/s.exec(query) ?? [];
  const steps = readSteps(inner ?? query);
  const matches = follow(root, steps);
  if (name !== undefined) {
    const apply = FUNCTIONS[name];
    if (apply === undefined)
      throw new QueryError(`there is no function ${name}; use ${Object.keys(FUNCTIONS).join(', ')}`);
    return { value: apply(matches), matches };
  }
  if (steps.some(({ key }) => key === '*')) return { value: matches.map(({ value }) => value ?? null), matches };
  return { value: matches[0]?.value ?? null, matches };
}

function readSteps(path: string): Step[] {
  if (!path.startsWith('/')) throw new QueryError('a query begins with "/", as "/trains[id=4]/price"');
  return path.slice(1).split('/').map(readStep);
}

function readStep(text: string): Step {
  const [, key, filters] = /^([^[\]]*)((?:\[[^[\]]+\])*)$/.exec(text) ?? [];
  if (key === undefined || filters === undefined) throw new QueryError(`"${text}" is no step of a query`);
  return {
    key: plain(key),
    filters: [...filters.matchAll(/\[([^\]]+)\]/g)].map(([, inner]) => readFilter(inner ?? '')),
  };
}

function readFilter(text: string): Filter {
  const sign = text.indexOf('=');
  if (sign < 0) return { key: plain(text) };
  const equals = plain(text.slice(sign + 1));
  return sign === 0 ? { equals } : { key: plain(text.slice(0, sign)), equals };
}

function plain(text: string): string {
  return text.replaceAll('~1', '/').replaceAll('~0', '~');
}

function follow(root: unknown, steps: readonly Step[]): Match[] {
  let matches: Match[] = [{ pointer: '', value: root }];
  for (const [index, step] of steps.entries()) {
    const isLast = index === steps.length - 1;
    matches = matches.flatMap((match) => stepInto(match, step, isLast));
  }
  return matches;
}

function stepInto({ pointer, value }: Match, { key, filters }: Step, isLast: boolean): Match[] {
  const container = containerOf(value, pointer);
  if (key === '*') return entriesOf({ pointer, value: container }).filter((entry) => passes(entry, filters));
  const found: Match = {
    pointer: joinPointer(pointer, key),
    value: Object.hasOwn(container, key) ? container[key] : undefined,
  };
  if (found.value === undefined && !(isLast && filters.length === 0))
    throw new QueryError(`there is no ${found.pointer}`);
  if (filters.length === 0) return [found];
  const picked = entriesOf(found).filter((entry) => passes(entry, filters));
  if (picked.length !== 1)
    throw new QueryError(`${picked.length} entries of ${found.pointer} are meant, where one is asked for`);
  return picked;
}

function entriesOf({ pointer, value }: Match): Match[] {
  return Object.entries(containerOf(value, pointer)).map(([key, entry]) => ({
    pointer: joinPointer(pointer, key),
    value: entry,
  }));
}

function passes({ value }: Match, filters: readonly Filter[]): boolean {
  return filters.every(({ key, equals }) => {
    const subject =
      key === undefined ? value : isContainer(value) && Object.hasOwn(value, key) ? value[key] : undefined;
    if (subject === undefined) return false;
    return equals === undefined || String(subject) === equals;
  });
}

type Container = Readonly<Record<string, unknown>>;

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null;
}

function containerOf(value: unknown, pointer: string): Container {
  if (!isContainer(value)) throw new QueryError(`there is nothing below ${pointer === '' ? 'the top' : pointer}`);
  return value;
}

function numbersOf(matches: readonly Match[]): number[] {
  return matches.map(({ pointer, value }) => {
    if (typeof value !== 'number') throw new QueryError(`${pointer} is no number`);
    return value;
  });
}
