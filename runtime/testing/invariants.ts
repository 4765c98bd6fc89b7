/** What holds in every state of every title: each check returns what is wrong, in words; nothing where all is well. */
import { countedTrains, trainLimit } from '../core/trains.ts';
import type { Game } from '../kernel/game.ts';
import type { Play } from '../kernel/play.ts';
import { isOperator, isPlayer } from '../kernel/state.ts';
import { hexes, tiles, tokens, trains } from './board-invariants.ts';
import { certificates, markers, presidents, privates, seats } from './share-invariants.ts';

/** Reads the state itself, never what the program derived from it. */
export type Invariant = (play: Play) => readonly string[];

/** Money is conserved: all of it is what the bank had. */
const money: Invariant = ({ rules, state }) => {
  const { bank } = rules.title;
  const total = Object.values(state.cash).reduce((sum, cash) => sum + cash, 0);
  const expected = bank === 'unlimited' ? 0 : bank;
  return total === expected ? [] : [`all money is ${total}, not ${expected}`];
};

const wholeMoney: Invariant = ({ state }) =>
  Object.entries(state.cash)
    .filter(([, cash]) => !Number.isSafeInteger(cash))
    .map(([entity, cash]) => `${entity} has ${cash}, which is no whole amount`);

const badValue = (value: unknown, at: string): string | null => {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') return Number.isFinite(value) ? null : at;
  if (typeof value !== 'object') return at;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (!Array.isArray(value) && prototype !== Object.prototype) return at;
  for (const key in value) {
    const found = badValue((value as Readonly<Record<string, unknown>>)[key], `${at}/${key}`);
    if (found !== null) return found;
  }
  return null;
};

/** The state is plain JSON: nothing in it is lost when it is written and read. */
const plain: Invariant = ({ state }) => {
  const found = badValue(state, '');
  return found === null ? [] : [`${found} is no plain JSON`];
};

const INVARIANTS: readonly Invariant[] = [
  money,
  wholeMoney,
  certificates,
  presidents,
  markers,
  privates,
  seats,
  tokens,
  tiles,
  hexes,
  trains,
  plain,
];

/** Whether somebody with too many trains is being asked which to discard, or will be once an earlier step is done. */
const discardComes = (play: Play, waiting: string): boolean => {
  const { steps } = play.round;
  const asks = steps.findLastIndex((step) => step.types.includes('discard_train') && (step.active?.(play) ?? true));
  return asks >= 0 && steps.findIndex((step) => step.id === waiting) <= asks;
};

/** Nobody holds more trains than the phase allows. */
const trainLimits: Invariant = (play) =>
  play.rules.corporations
    .filter(
      ({ entity }) => play.state.trains[entity] !== undefined && countedTrains(play, entity) > trainLimit(play, entity),
    )
    .map(({ entity }) => `${entity} has more trains than its limit`);

/** Everything that is wrong with a state, in words. */
export const brokenInvariants = (game: Game): readonly string[] => {
  const play = game.context;
  const wrong = INVARIANTS.flatMap((check) => check(play));
  if (game.state.finished) return wrong;
  const waiting = game.waiting();
  if (waiting === null) return [...wrong, 'nobody is asked, but the game is not over'];
  return discardComes(play, waiting.step) ? wrong : [...wrong, ...trainLimits(play)];
};

/** Accounts that are below zero, where a title allows none to be. */
export const overdrawn = (game: Game): readonly string[] =>
  Object.entries(game.state.cash)
    .filter(([entity, cash]) => cash < 0 && (isPlayer(entity) || isOperator(entity)))
    .map(([entity, cash]) => `${entity} has ${cash}`);
