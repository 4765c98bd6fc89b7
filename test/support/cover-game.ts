/** A random game that notes what it reaches, with actions in between that the rules refuse. */
import type { Action, Game, Legal } from '../../runtime/index.ts';
import type { Coverage, Taste, Temperament, Weights } from '../../runtime/testing/index.ts';
import {
  applyAndNote,
  brokenInvariants,
  nearMiss,
  noteRefusal,
  noteSetUp,
  playRandomly,
  seededRandom,
  strayAction,
  TEMPERAMENTS,
} from '../../runtime/testing/index.ts';

/** How often something was to be decided, by phase, step and what was offered. */
export type Decisions = Map<string, number>;

/** Actions that are tried at a decision of a kind that was seen so often: more where it is rare. */
const attemptsAt = (seen: number): number => (seen < 20 ? 24 : seen < 200 ? 8 : 1);

/** Tries actions out of the blue and almost legal ones, for the rules that refuse them. */
const tryStrays = (game: Game, legal: readonly Legal[], options: CoverGameOptions, random: () => number): void => {
  const { coverage, decisions, eager } = options;
  const { step = '', types = [] } = game.waiting() ?? {};
  const kind = `${game.state.phase} ${step} ${types.join()}`;
  const seen = decisions.get(kind) ?? 0;
  decisions.set(kind, seen + 1);
  for (let i = attemptsAt(seen) * (eager ? 4 : 1); i > 0; i--) {
    const refusal = game.explain(random() < 0.3 ? strayAction(game, random) : nearMiss(game, legal, random));
    if (refusal !== null) noteRefusal(coverage, refusal.rule);
  }
};

/** Actions after which the invariants are looked at, besides at the end. */
const LOOKED_AT = 8;

/** What has hardly been done so far is done more readily. */
const curious = (weights: Weights, coverage: Coverage, types: readonly string[]): Weights => {
  const rare = types.filter((type) => (coverage.action.get(type) ?? 0) < 20);
  return { ...weights, ...Object.fromEntries(rare.map((type) => [type, Math.max(weights[type] ?? 3, 6)])) };
};

/** What an action is about: the tile that it lays, the corporation whose shares it buys. */
const subjectOf = (action: Action): string | null => {
  if (action.type === 'lay_tile') return action.tile.slice(0, action.tile.lastIndexOf('-'));
  if (action.type === 'buy_shares') return action.shares[0]?.split('_')[0] ?? null;
  return null;
};

/** Tiles and shares that were seldom taken so far are taken more readily. */
const tasteOf =
  (taken: ReadonlyMap<string, number>): Taste =>
  ({ action }) =>
    1 / (1 + (taken.get(subjectOf(action) ?? '') ?? 0));

/**
 * The limit of turns (core rules 3.5) ends games in which everybody is ruined. While a corporation operates, the game
 * should come to an end of its own.
 */
const endedBySelf = ({ state }: Game): boolean =>
  state.finished &&
  (state.endReason !== 'dnf' || !Object.values(state.corporations).some(({ floated, closed }) => floated && !closed));

export interface CoverGameOptions {
  readonly coverage: Coverage;
  readonly decisions: Decisions;
  readonly seed: number;
  readonly temperament: Temperament;
  /** Action types that the title knows. */
  readonly types: readonly string[];
  /** More is tried at every decision. */
  readonly eager: boolean;
  readonly maxActions: number;
}

/** Plays a game; what is wrong with it, in words. */
export const coverGame = (game: Game, options: CoverGameOptions): readonly string[] => {
  const { coverage, seed, temperament, types, maxActions } = options;
  noteSetUp(coverage, game);
  const random = seededRandom(seed ^ 0x5eed);
  let broken: readonly string[] = brokenInvariants(game);
  const taken = new Map<string, number>();
  const actions = playRandomly(game, {
    seed,
    maxActions,
    weights: curious(TEMPERAMENTS[temperament], coverage, types),
    taste: tasteOf(taken),
    before: (g, legal) => tryStrays(g, legal, options, random),
    apply: (g, action) => {
      const subject = subjectOf(action);
      if (subject !== null) taken.set(subject, (taken.get(subject) ?? 0) + 1);
      applyAndNote(coverage, g, action);
    },
    after: (g) => {
      if (broken.length === 0 && g.actions.length % LOOKED_AT === 0) broken = brokenInvariants(g);
    },
  });
  if (broken.length === 0) broken = brokenInvariants(game);
  const ended = endedBySelf(game) ? [] : [`${game.state.endReason ?? 'not over'} after ${actions} actions`];
  return [...broken, ...ended];
};
