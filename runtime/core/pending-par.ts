/** President's certificates that came with a private company and wait for their par price (core rules 6.2). */
import type { Play } from '../kernel/play.ts';
import type { EntityId } from '../kernel/state.ts';

export interface PendingPar {
  /** The private whose owner names the price. */
  readonly company: string;
  readonly corporation: EntityId;
}

const KEY = 'pendingPar';
const NONE: readonly PendingPar[] = [];

/** First come, first asked. */
export const pendingPars = (play: Play): readonly PendingPar[] =>
  (play.state.round.memory[KEY] as readonly PendingPar[] | undefined) ?? NONE;

export const addPendingPar = (play: Play, pending: PendingPar): void =>
  play.set(['round', 'memory', KEY], [...pendingPars(play), pending]);

/** The first of them has its price. */
export const settlePar = (play: Play): void => play.set(['round', 'memory', KEY], pendingPars(play).slice(1));
