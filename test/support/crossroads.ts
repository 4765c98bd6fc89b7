/**
 * Rare moments: something that a mechanic remembers seldom is there now. More is tried at such a moment, and games that
 * are played on from one, otherwise, come by the rules that hold only then.
 */
import { Game } from '../../runtime/index.ts';
import type { Action, GameState } from '../../runtime/index.ts';
import { setUpOf } from './random-games.ts';
import type { Setting } from './random-games.ts';

export interface Crossroad {
  readonly setting: Setting;
  readonly seed: number;
  readonly actions: readonly Action[];
  readonly state: GameState;
}

/** By what is remembered, and in which kind of round: `float-queue/recent in stock`. */
export type Crossroads = Map<string, Crossroad[]>;

/** Remembered of each. */
const KEPT = 6;

const isThere = (value: unknown): boolean => {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0;
  return value !== undefined && value !== null && value !== false && value !== 0 && value !== '';
};

/** What mechanics remember now: `float-queue/recent in stock`. */
export const remembered = (game: Game): readonly string[] => {
  const { kind } = game.state.round;
  return Object.entries(game.state.slices).flatMap(([slice, values]) =>
    Object.entries(values ?? {}).flatMap(([key, value]) => (isThere(value) ? [`${slice}/${key} in ${kind}`] : [])),
  );
};

/** To be told when a game first comes by it. */
export const noteCrossroad = (known: Crossroads, what: string, game: Game, setting: Setting, seed: number): void => {
  const met = known.get(what) ?? [];
  if (met.length >= KEPT) return;
  known.set(what, [...met, { setting, seed, actions: game.actions, state: structuredClone(game.state) }]);
};

/** Those at which one of some mechanics, by their ids in the title, remembers something, the rarest first. */
export const crossroadsOf = (
  known: Crossroads,
  ids: ReadonlySet<string>,
  seen: ReadonlyMap<string, number>,
): readonly Crossroad[] =>
  [...known]
    .filter(([what]) => ids.has(what.slice(0, what.indexOf('/'))))
    .sort(([a], [b]) => (seen.get(a) ?? 0) - (seen.get(b) ?? 0))
    .flatMap(([, met]) => met);

/** The game as it was there. */
export const backTo = ({ setting, seed, actions, state }: Crossroad): Game => {
  const { title, variants } = setting.rules;
  return Game.restore(setting.rules, {
    title: title.id,
    variants: [...variants],
    setup: setUpOf(setting, seed),
    actions,
    state,
  });
};
