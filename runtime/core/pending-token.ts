/** Tokens that wait for somebody to choose their city (core rules 8.7, 9.7). */
import type { Play } from '../kernel/play.ts';
import type { EntityId } from '../kernel/state.ts';

/** A token that waits for somebody to choose its city: a step asks for it. */
export interface PendingToken {
  /** Whose token. */
  readonly corporation: EntityId;
  readonly token: number;
  /** Who is asked. */
  readonly chooser: EntityId;
  readonly hexes: readonly string[];
}

const PENDING = ['round', 'memory', 'pendingTokens'] as const;

export const pendingTokens = (play: Play): readonly PendingToken[] =>
  (play.state.round.memory.pendingTokens as readonly PendingToken[] | undefined) ?? [];

export const addPendingToken = (play: Play, pending: PendingToken): void => {
  const all = pendingTokens(play);
  if (all.some((p) => p.corporation === pending.corporation && p.token === pending.token)) return;
  play.set(PENDING, [...all, pending]);
};

export const dropPendingToken = (play: Play): void => play.set(PENDING, pendingTokens(play).slice(1));
