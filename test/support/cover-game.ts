/** A random game that notes what it reaches, with actions in between that the rules refuse. */
import type { Action, Game, Legal } from '../../runtime/index.ts';
import type { Coverage, Taste, Temperament, Weights } from '../../runtime/testing/index.ts';
import {
  applyAndNote,
  brokenInvariants,
  nearMiss,
  noteRefusal,
  playRandomly,
  seededRandom,
  strayAction,
  TEMPERAMENTS,
} from '../../runtime/testing/index.ts';

import { noteCrossroad, remembered } from './crossroads.ts';
import type { Crossroads } from './crossroads.ts';
import type { Setting } from './random-games.ts';

/** How often something was to be decided, by phase, step and what was offered, and while what was remembered. */
export type Decisions = Map<string, number>;

/** How often the rarest thing about a decision was seen before. */
const rarity = (game: Game, { decisions, crossroads, setting, seed }: CoverGameOptions, met: Set<string>): number => {
  const { step = '', types = [] } = game.waiting() ?? {};
  const memories = remembered(game);
  for (const what of memories) {
    if (!met.has(what)) noteCrossroad(crossroads, what, game, setting, seed);
    met.add(what);
  }
  let least = Infinity;
  for (const kind of [`${game.state.phase} ${step} ${types.join()}`, ...memories]) {
    const seen = decisions.get(kind) ?? 0;
    decisions.set(kind, seen + 1);
    least = Math.min(least, seen);
  }
  return least;
};

/** Tries actions out of the blue and almost legal ones, for the rules that refuse them. */
const tryStrays = (
  game: Game,
  legal: readonly Legal[],
  { coverage, attempts }: CoverGameOptions,
  seen: number,
  random: () => number,
): void => {
  for (let i = attempts(seen); i > 0; i--) {
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

export interface CoverGameOptions {
  readonly coverage: Coverage;
  readonly decisions: Decisions;
  readonly crossroads: Crossroads;
  readonly setting: Setting;
  /** Seed of the game. */
  readonly seed: number;
  /** Seed of those who play it. */
  readonly course: number;
  readonly temperament: Temperament;
  /** Whether they see what their companies need. */
  readonly sensible: boolean;
  /** Action types that the title knows. */
  readonly types: readonly string[];
  /** Actions that are tried at a decision of a kind that was seen so often. */
  readonly attempts: (seen: number) => number;
  readonly maxActions: number;
}

/** Plays a game on, to its end or for so many actions; what does not hold in it, in words. */
export const coverGame = (game: Game, options: CoverGameOptions): readonly string[] => {
  const { coverage, course, temperament, sensible, types, maxActions } = options;
  const random = seededRandom(course ^ 0x5eed);
  let broken: readonly string[] = brokenInvariants(game);
  const met = new Set<string>();
  const taken = new Map<string, number>();
  playRandomly(game, {
    seed: course,
    maxActions,
    weights: curious(TEMPERAMENTS[temperament], coverage, types),
    taste: tasteOf(taken),
    sensible,
    before: (g, legal) => tryStrays(g, legal, options, rarity(g, options, met), random),
    apply: (g, action) => {
      const subject = subjectOf(action);
      if (subject !== null) taken.set(subject, (taken.get(subject) ?? 0) + 1);
      applyAndNote(coverage, g, action);
    },
    after: (g, _action, count) => {
      if (count % LOOKED_AT === 0 && broken.length === 0) broken = brokenInvariants(g);
    },
  });
  return broken.length === 0 ? brokenInvariants(game) : broken;
};
