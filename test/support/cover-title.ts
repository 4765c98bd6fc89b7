/**
 * Random games of a title that note what they reach: at every table (number of players, allowed set of optional rules),
 * with stray actions in between.
 */
import type { Game, Rulebook } from '../../runtime/index.ts';
import { mechanics } from '../../runtime/mechanics/index.ts';
import type { Aspect, Coverage, Temperament } from '../../runtime/testing/index.ts';
import { ASPECTS, newCoverage, noteSetUp, reachable, unreached } from '../../runtime/testing/index.ts';
import { coverGame } from './cover-game.ts';
import type { Decisions } from './cover-game.ts';
import { backTo, crossroadsOf } from './crossroads.ts';
import type { Crossroad, Crossroads } from './crossroads.ts';
import { settingsOf, startGame } from './random-games.ts';
import type { Setting } from './random-games.ts';

export type Names = Readonly<Record<Aspect, readonly string[]>>;

export interface Covered {
  readonly coverage: Coverage;
  readonly wanted: Names;
  readonly missing: Names;
  readonly tables: number;
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
  /** What no game can reach: `rule gift.par`. */
  readonly given: ReadonlySet<string>;
  readonly maxActions?: number;
}

/** Who plays at the tables, one after the other: their games end as the rules have it. */
const COURSES: readonly Temperament[] = ['saving', 'reckless', 'steady', 'indebted', 'draining'];

/** Who comes far and does unusual things: what is missing after a game at every table is mostly rare and late. */
const FAR: readonly Temperament[] = ['plundering', 'reckless', 'selling', 'saving', 'indebted', 'draining', 'rash'];

/** Actions for which a game is played on from a rare moment. */
const ONWARD = 150;

/** Stray actions at a decision of a kind that was seen so often: more where it is rare. */
const ATTEMPTS = (seen: number): number => (seen < 20 ? 24 : seen < 200 ? 8 : 1);
const EAGER = (seen: number): number => 4 * ATTEMPTS(seen);
const AT_CROSSROADS = (): number => 40;

/** Rare moments from which games are played on, over and over. */
const RARE = 12;

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

const tablesOf = (id: string): readonly Table[] =>
  settingsOf(id).map((setting) => ({ setting, within: reachable(setting.rules, rulesOf(setting.rules)) }));

const byAspect = (list: (aspect: Aspect) => readonly string[]): Names =>
  Object.fromEntries(ASPECTS.map((aspect) => [aspect, list(aspect)])) as Record<Aspect, readonly string[]>;

const allNames = (tables: readonly Table[]): Names =>
  byAspect((aspect) => [...new Set(tables.flatMap((t) => t.within[aspect]))].sort());

/** Tables at which something may be reached that is missing. */
const promising = (tables: readonly Table[], missing: Names): readonly Table[] =>
  tables.filter(({ within }) =>
    ASPECTS.some((aspect) => missing[aspect].some((name) => within[aspect].includes(name))),
  );

/** Ids under which a title uses the mechanics to which the missing rules belong. */
const concerned = ({ title }: Rulebook, missing: Names): ReadonlySet<string> => {
  const names = mechanics
    .filter((m) => Object.keys(m.manifest.provides.rules ?? {}).some((rule) => missing.rule.includes(rule)))
    .map((m) => m.manifest.name);
  return new Set(title.mechanics.filter((use) => names.includes(use.use ?? use.id)).map((use) => use.id));
};

/**
 * One game at every table, each with another temperament; then, while something is missing, more at the tables that can
 * reach it, every other of them on from a rare moment. Names of `given` (`rule gift.par`) are not looked for.
 */
export const coverTitle = (id: string, { more, given, maxActions = 6000 }: CoverOptions): Covered => {
  const tables = tablesOf(id);
  const wanted = allNames(tables);
  const coverage = newCoverage();
  const decisions: Decisions = new Map();
  const crossroads: Crossroads = new Map();
  const faults: string[] = [];
  const reasons = new Map<string, number>();
  let games = 0;
  let actions = 0;
  const play = (
    game: Game,
    { setting, seed }: Pick<Crossroad, 'setting' | 'seed'>,
    course: Pick<Parameters<typeof coverGame>[1], 'course' | 'temperament' | 'sensible' | 'attempts' | 'maxActions'>,
  ): void => {
    const before = game.actions.length;
    const types = wanted.action;
    const wrong = coverGame(game, { coverage, decisions, crossroads, setting, seed, types, ...course });
    games++;
    actions += game.actions.length - before;
    faults.push(...wrong.map((what) => `${setting.name}, seed ${seed}, ${course.temperament}: ${what}`));
  };
  const ended = (game: Game, name: string): void => {
    const reason = game.state.endReason ?? 'not over';
    reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
    if (['dnf', 'not over'].includes(reason)) faults.push(`${name}: ${reason}`);
  };
  const lacking = (): Names => {
    const missing = unreached(coverage, wanted);
    return byAspect((aspect) => missing[aspect].filter((name) => !given.has(`${aspect} ${name}`)));
  };
  for (const [index, { setting }] of tables.entries()) {
    const seed = 1 + index;
    const temperament = COURSES[index % COURSES.length] ?? 'steady';
    const game = startGame(setting, seed);
    noteSetUp(coverage, game);
    play(game, { setting, seed }, { course: seed, temperament, sensible: true, attempts: ATTEMPTS, maxActions });
    ended(game, `${setting.name}, seed ${seed}, ${temperament}`);
  }
  for (let extra = 0; extra < more; extra++) {
    const missing = lacking();
    const next = promising(tables, missing);
    const setting = next[extra % Math.max(1, next.length)]?.setting;
    if (setting === undefined) break;
    const seed = 1001 + extra;
    const half = Math.floor(extra / 2);
    const temperament = FAR[half % FAR.length] ?? 'rash';
    const how = { course: seed, temperament, sensible: half % (2 * FAR.length) >= FAR.length };
    const roads = crossroadsOf(crossroads, concerned(setting.rules, missing), decisions).slice(0, RARE);
    const road = extra % 2 === 1 ? roads[half % Math.max(1, roads.length)] : undefined;
    if (road !== undefined) play(backTo(road), road, { ...how, attempts: AT_CROSSROADS, maxActions: ONWARD });
    else play(startGame(setting, seed), { setting, seed }, { ...how, attempts: EAGER, maxActions });
  }
  return { coverage, wanted, missing: lacking(), tables: tables.length, games, actions, reasons, faults };
};
