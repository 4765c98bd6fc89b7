/** A seeded player who takes any legal action: for property tests of titles and mechanics. */
import type { Action, Legal } from '../kernel/actions.ts';
import type { Game } from '../kernel/game.ts';
import { findRoutes } from '../core/map/route-finder.ts';
import type { SearchLimits } from '../core/map/route-search.ts';
import { bestLay, sensibleTaste, sensibleWeights } from './sense.ts';
import { TEMPERAMENTS } from './temperaments.ts';
import type { Weights } from './temperaments.ts';

const USUAL = 3;

/** A glance at the map: random players need runs that are legal, not the best ones. */
const GLANCE: SearchLimits = { width: 4, stops: 12 };

/** Actions of one round after which passing is taken twice as readily as at its beginning, thrice after as many again. */
const PATIENCE = 60;

/** Small, fast and seeded (mulberry32); the game's own generator stays untouched. */
export const seededRandom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};

const pick = <T>(items: readonly T[], random: () => number): T => {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
};

const byWeight = <T>(items: readonly T[], weightOf: (item: T) => number, random: () => number): T => {
  let left = random() * items.reduce((sum, item) => sum + weightOf(item), 0);
  return items.find((item) => (left -= weightOf(item)) < 0) ?? pick(items, random);
};

/** What is chosen by the action, where it is a matter of words: a kind of dividend, an answer. */
const choiceOf = (action: Action): unknown =>
  'kind' in action ? action.kind : 'choice' in action ? action.choice : '';

/**
 * Among the actions of a type. Trains of the depot rather than those of others at any price: who sells his last train
 * for 1 is soon bankrupt.
 */
const readiness = ({ action, range }: Legal, weights: Weights): number =>
  (action.type === 'buy_train' && range !== undefined ? 0.1 : 1) *
  (weights[`${action.type}:${String(choiceOf(action))}`] ?? 1);

/** How readily an action is taken beside others of its type; usually 1. */
export type Taste = (legal: Legal) => number;

/** First the type, by weight, then one of its actions. */
const choose = (legal: readonly Legal[], random: () => number, weights: Weights, taste: Taste): Legal => {
  const type = byWeight([...new Set(legal.map((l) => l.action.type))], (t) => weights[t] ?? USUAL, random);
  return byWeight(
    legal.filter((l) => l.action.type === type),
    (l) => readiness(l, weights) * taste(l),
    random,
  );
};

/** A number within the range: mostly near its lower end, as people bid, or as the temperament has it near the upper one. */
const fill = ({ action, range }: Legal, random: () => number, weights: Weights): Action => {
  if (range === undefined) return action;
  const steps = Math.floor((range.max - range.min) / range.step);
  const near = random() < 0.7 ? Math.min(steps, Math.floor(random() * 4)) : Math.floor(random() * (steps + 1));
  const high = weights[`${action.type}+`] ?? 0;
  const step = high > 0 && random() < high / (1 + high) ? steps - near : near;
  return { ...action, [range.field]: range.min + step * range.step } as Action;
};

const withRoutes = (game: Game, action: Action): Action => {
  if (action.type !== 'run_routes') return action;
  return { ...action, routes: findRoutes(game.context, `${action.entity_type}:${action.entity}`, GLANCE) };
};

/** Any legal action; trains run fair routes. Throws where nothing is legal before the end of the game. */
export const randomAction = (
  game: Game,
  random: () => number,
  weights: Weights = TEMPERAMENTS.rash,
  legal: readonly Legal[] = game.legalActions(),
  taste: Taste = () => 1,
): Action => {
  if (legal.length === 0) throw new Error(`nothing is legal: ${JSON.stringify(game.waiting())}`);
  return withRoutes(game, fill(choose(legal, random, weights, taste), random, weights));
};

/** Lays that are tried out for each one that is made. */
const TRIALS = 4;

const sensibleAction = (
  game: Game,
  random: () => number,
  weights: Weights,
  legal: readonly Legal[],
  taste: Taste,
): Action => {
  const tasteNow: Taste = (l) => taste(l) * sensibleTaste(game, l, legal);
  const action = randomAction(game, random, sensibleWeights(game, legal, weights), legal, tasteNow);
  if (action.type !== 'lay_tile') return action;
  const others = legal.filter((l) => l.action.type === 'lay_tile' && l.action.entity === action.entity);
  const tried = Array.from({ length: TRIALS - 1 }, () => byWeight(others, tasteNow, random));
  return bestLay(game, [{ action }, ...tried])?.action ?? action;
};

export interface RandomGameOptions {
  readonly seed: number;
  /** Gives up here. Default 5,000. */
  readonly maxActions?: number;
  /** Default: those of a `rash` player. */
  readonly weights?: Weights;
  /** Among the actions of a type; default: all alike. */
  readonly taste?: Taste;
  /** Plays as people would who see what their companies need; default: does not. */
  readonly sensible?: boolean;
  /** Called before each action, with what is legal. */
  readonly before?: (game: Game, legal: readonly Legal[]) => void;
  /** How an action is played; default `game.apply`. */
  readonly apply?: (game: Game, action: Action) => void;
  /** Called after each action, for invariants; `count` actions were played. */
  readonly after?: (game: Game, action: Action, count: number) => void;
}

const roundOf = ({ state }: Game): string => `${state.turn} ${state.round.id} ${state.round.number}`;

/** Nobody trades for ever: the longer a round lasts, the readier everybody is to pass. */
const tired = (weights: Weights, actions: number): Weights => ({
  ...weights,
  pass: (weights.pass ?? USUAL) * (1 + Math.floor(actions / PATIENCE)),
});

/** Plays on until the game ends, or `maxActions` are reached. Returns the number of actions. */
export const playRandomly = (
  game: Game,
  {
    seed,
    maxActions = 5000,
    weights = TEMPERAMENTS.rash,
    taste = () => 1,
    sensible = false,
    before,
    apply = (g, action) => void g.apply(action),
    after,
  }: RandomGameOptions,
): number => {
  const random = seededRandom(seed);
  let count = 0;
  let round = roundOf(game);
  let begun = 0;
  while (!game.state.finished && count < maxActions) {
    if (roundOf(game) !== round) {
      round = roundOf(game);
      begun = count;
    }
    const legal = game.legalActions();
    before?.(game, legal);
    const now = tired(weights, count - begun);
    const action = sensible
      ? sensibleAction(game, random, now, legal, taste)
      : randomAction(game, random, now, legal, taste);
    apply(game, action);
    count++;
    after?.(game, action, count);
  }
  return count;
};
