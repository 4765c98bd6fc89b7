/** Fires damaged actions at a game: each is refused by a rule and leaves no trace, or is a legal action after all. */
import { firstDifference } from '../kernel/difference.ts';
import type { Game } from '../kernel/game.ts';
import type { GameState } from '../kernel/state.ts';
import { RuleViolation } from '../kernel/violation.ts';
import { corrupt, vocabularyOf } from './corrupt.ts';
import { brokenInvariants } from './invariants.ts';
import { brokenCaches, listedActions } from './promises.ts';
import { randomAction } from './random-player.ts';
import { randomProgram } from './random-programs.ts';
import { strayAction } from './stray-actions.ts';

/** What came of it: what is wrong, in words, and how often which rule refused. */
export interface Salvo {
  readonly wrong: string[];
  readonly refusals: Map<string, number>;
  /** Actions that were legal in spite of their damage. */
  legal: number;
}

export const newSalvo = (): Salvo => ({ wrong: [], refusals: new Map(), legal: 0 });

const LONGEST_MESSAGE = 1000;

/** What is damaged: legal actions of all kinds, programs, and well-formed actions that are mostly illegal. */
const sound = (game: Game, random: () => number): unknown => {
  const roll = random();
  if (roll < 0.2) return strayAction(game, random);
  if (roll < 0.35) return randomProgram(game, random);
  if (roll < 0.6) return randomAction(game, random);
  const listed = listedActions(game);
  return listed[Math.floor(random() * listed.length)];
};

const shown = (action: unknown): string => {
  try {
    return (JSON.stringify(action) ?? String(action)).slice(0, 300);
  } catch {
    return 'an action that JSON cannot write';
  }
};

const fire = (game: Game, before: GameState, action: unknown, live: boolean, salvo: Salvo): void => {
  const { length } = game.actions;
  const complain = (what: string): void => {
    salvo.wrong.push(`${shown(action)}: ${what}`);
  };
  try {
    if (live) game.applyLive(action);
    else game.apply(action);
    salvo.legal++;
    for (const what of brokenInvariants(game)) complain(`is accepted, then ${what}`);
    game.undo();
  } catch (error) {
    if (!(error instanceof RuleViolation)) throw error;
    salvo.refusals.set(error.rule, (salvo.refusals.get(error.rule) ?? 0) + 1);
    if (error.message.length > LONGEST_MESSAGE) complain(`the refusal by ${error.rule} is too long to read`);
    if (!Object.is(error.action, action ?? null)) complain(`the refusal by ${error.rule} does not say of what`);
  }
  const found = firstDifference(game.state, before);
  if (found !== null) complain(`changed ${found}`);
  if (game.actions.length !== length) complain('changed the history');
  if (game.context.journal.length > 0) complain('left changes in the journal');
};

/**
 * Fires so many damaged actions, some of them as at a live table, and looks whether the game is as before. Anything but
 * a RuleViolation is thrown on. Adds to `salvo`, where one is given.
 */
export const fireDamagedActions = (
  game: Game,
  count: number,
  random: () => number,
  salvo: Salvo = newSalvo(),
): Salvo => {
  const words = vocabularyOf(game);
  const before = structuredClone(game.state);
  const offered = JSON.stringify(game.legalActions());
  for (let i = 0; i < count; i++)
    fire(game, before, corrupt(sound(game, random), random, words), random() < 0.2, salvo);
  if (JSON.stringify(game.legalActions()) !== offered) salvo.wrong.push('refusals change what is offered');
  salvo.wrong.push(...brokenCaches(game));
  return salvo;
};
