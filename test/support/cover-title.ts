/** Random games of a title that note what they reach: of each number of players and each variant, with stray actions in between. */
import { loadTitle } from '../../generator/resolve/load-title.ts';
import type { Rulebook, TitleDefinition } from '../../runtime/index.ts';
import { link } from '../../runtime/index.ts';
import { mechanics } from '../../runtime/mechanics/index.ts';
import type { Aspect, Coverage, Temperament } from '../../runtime/testing/index.ts';
import { ASPECTS, newCoverage, reachable, unreached } from '../../runtime/testing/index.ts';
import { coverGame } from './cover-game.ts';
import type { Decisions } from './cover-game.ts';
import { startGame } from './random-games.ts';
import type { Setting } from './random-games.ts';

export type Names = Readonly<Record<Aspect, readonly string[]>>;

export interface Covered {
  readonly coverage: Coverage;
  readonly wanted: Names;
  readonly missing: Names;
  readonly games: number;
  readonly actions: number;
  /** Why games ended: how many of each reason. */
  readonly reasons: ReadonlyMap<string, number>;
  /** Games that did not end by themselves, and states in which something did not hold, in words. */
  readonly faults: readonly string[];
}

export interface CoverOptions {
  /** Most games that are played beyond one at every table, while something is missing. */
  readonly more: number;
  /** What no game need reach: `rule gift.par`. */
  readonly given: ReadonlySet<string>;
  readonly maxActions?: number;
}

/** Sets of optional rules: the plain title, each of them with what it needs, and as many together as go together. */
export const variantSets = ({ variants }: TitleDefinition): readonly (readonly string[])[] => {
  const clash = (a: string, b: string): boolean =>
    variants[a]?.conflicts?.includes(b) === true || variants[b]?.conflicts?.includes(a) === true;
  const single = Object.entries(variants).map(([id, { requires = [] }]) => [...requires, id]);
  const together: string[] = [];
  for (const id of single.flat())
    if (!together.includes(id) && !together.some((other) => clash(id, other))) together.push(id);
  const sets = [[], ...single, together];
  const key = (set: readonly string[]): string => [...set].sort().join();
  return sets.filter((set, index) => sets.findIndex((other) => key(other) === key(set)) === index);
};

/** Who plays at the tables, one after the other. */
const COURSES: readonly Temperament[] = ['saving', 'reckless', 'rash', 'indebted', 'draining', 'selling', 'steady'];

/** Who comes far and does unusual things: what is missing after a game at every table is mostly rare and late. */
const FAR: readonly Temperament[] = ['reckless', 'saving', 'indebted', 'draining'];

/** Rules of the title's mechanics. Those of the core are shown by the core's own tests, whatever a title uses of them. */
const rulesOf = (book: Rulebook): readonly string[] =>
  mechanics
    .filter((m) => book.title.mechanics.some((use) => (use.use ?? use.id) === m.manifest.name))
    .flatMap((m) => Object.keys(m.manifest.provides.rules ?? {}));

interface Table {
  readonly setting: Setting;
  /** What games of it can reach. */
  readonly within: Names;
}

const tablesOf = (id: string, title: TitleDefinition): readonly Table[] =>
  variantSets(title).flatMap((variants) =>
    Object.keys(title.players).map((players) => {
      const rules = link(title, mechanics, { players: Number(players), variants });
      const name = [`${id} for ${players}`, ...rules.variants].join(' + ');
      return { setting: { name, rules }, within: reachable(rules, rulesOf(rules)) };
    }),
  );

const allNames = (tables: readonly Table[]): Names => {
  const all = (aspect: Aspect): readonly string[] => [...new Set(tables.flatMap((t) => t.within[aspect]))].sort();
  return Object.fromEntries(ASPECTS.map((aspect) => [aspect, all(aspect)])) as Record<Aspect, readonly string[]>;
};

/** Tables at which something may be reached that is missing. */
const promising = (tables: readonly Table[], missing: Names): readonly Table[] =>
  tables.filter(({ within }) =>
    ASPECTS.some((aspect) => missing[aspect].some((name) => within[aspect].includes(name))),
  );

/**
 * One game at every table, each with another temperament; then, while something is missing, more at the tables that can
 * reach it. Names of `given` (`rule gift.par`) are not looked for.
 */
export const coverTitle = (id: string, { more, given, maxActions = 6000 }: CoverOptions): Covered => {
  const { title } = loadTitle(id);
  if (title === undefined) throw new Error(`${id} is unsound`);
  const tables = tablesOf(id, title);
  const wanted = allNames(tables);
  const coverage = newCoverage();
  const decisions: Decisions = new Map();
  const faults: string[] = [];
  const reasons = new Map<string, number>();
  let games = 0;
  let actions = 0;
  const play = ({ setting, within }: Table, seed: number, who: readonly Temperament[], eager: boolean): void => {
    const temperament = who[games++ % who.length] ?? 'rash';
    const game = startGame(setting, seed);
    const wrong = coverGame(game, { coverage, decisions, seed, temperament, types: within.action, eager, maxActions });
    actions += game.actions.length;
    const reason = game.state.endReason ?? 'none';
    reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
    faults.push(...wrong.map((what) => `${setting.name}, seed ${seed}, ${temperament}: ${what}`));
  };
  const lacking = (): Names => {
    const missing = unreached(coverage, wanted);
    const sought = (aspect: Aspect): readonly string[] =>
      missing[aspect].filter((name) => !given.has(`${aspect} ${name}`));
    return Object.fromEntries(ASPECTS.map((aspect) => [aspect, sought(aspect)])) as Record<Aspect, readonly string[]>;
  };
  for (const table of tables) play(table, 1, COURSES, false);
  for (let extra = 0; extra < more; extra++) {
    const next = promising(tables, lacking());
    const table = next[extra % Math.max(1, next.length)];
    if (table === undefined) break;
    play(table, 2 + extra, FAR, true);
  }
  return { coverage, wanted, missing: lacking(), games, actions, reasons, faults };
};
