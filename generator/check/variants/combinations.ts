/** Which optional rules can be chosen together. */
import type { TitleDefinition } from '../../../runtime/kernel/title.ts';

/** So many at most are all tried; of more variants each alone and each pair. */
const ALL_UP_TO = 64;

type Variants = Pick<TitleDefinition, 'variants'>;

/** Every allowed choice but the empty one, smallest first; with too many of them, all of one and of two variants. */
export function combinations(title: Variants): string[][] {
  const ids = Object.keys(title.variants);
  const all = 2 ** ids.length <= ALL_UP_TO ? subsets(ids) : pairwise(ids).map((chosen) => withNeeds(title, chosen));
  const allowed = all.filter((chosen) => chosen.length > 0 && isAllowed(title, chosen));
  const keyed = new Map(allowed.map((chosen) => [chosen.toSorted().join(' '), chosen]));
  return [...keyed.values()].toSorted((a, b) => a.length - b.length);
}

export function isAllowed({ variants }: Variants, chosen: readonly string[]): boolean {
  return chosen.every((id) => {
    const { conflicts = [], requires = [] } = variants[id] ?? {};
    return conflicts.every((other) => !chosen.includes(other)) && requires.every((other) => chosen.includes(other));
  });
}

/** Even with all that it needs, and nothing else, it may not be chosen. */
export function isImpossible(title: Variants, id: string): boolean {
  const chosen = withNeeds(title, [id]);
  // What it needs and does not exist is a finding of its own.
  return chosen.every((one) => title.variants[one] !== undefined) && !isAllowed(title, chosen);
}

function withNeeds({ variants }: Variants, chosen: readonly string[]): string[] {
  const all = new Set(chosen);
  for (const id of all) for (const other of variants[id]?.requires ?? []) all.add(other);
  return [...all];
}

function subsets(ids: readonly string[]): string[][] {
  return ids.reduce<string[][]>((sets, id) => [...sets, ...sets.map((set) => [...set, id])], [[]]);
}

function pairwise(ids: readonly string[]): string[][] {
  return ids.flatMap((id, index) => [[id], ...ids.slice(index + 1).map((other) => [id, other])]);
}
