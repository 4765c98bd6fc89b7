/** The token of an operator's turn (core rules 8.9): one a turn, in the order of the charter. */
import { passValue } from '../kernel/hooks.ts';
import type { Play } from '../kernel/play.ts';
import type { EntityId } from '../kernel/state.ts';
import { pendingTokens } from './pending-token.ts';

const PLACED = ['round', 'memory', 'tokenPlaced'] as const;

export const startTokens = (play: Play): void => play.set(PLACED, false);
export const tokenPlacedThisTurn = (play: Play): boolean => play.state.round.memory.tokenPlaced === true;
/** Also for tokens of privates that stand for the turn's. */
export const noteTokenPlaced = (play: Play): void => play.set(PLACED, true);

/** The next token on the charter, with its printed price; one that waits for a city of its home is none. */
export const nextToken = (
  play: Play,
  operator: EntityId,
): { readonly index: number; readonly price: number } | null => {
  const tokens = play.state.corporations[operator]?.tokens ?? [];
  const waiting = pendingTokens(play).filter((p) => p.corporation === operator);
  const index = tokens.findIndex((t, i) => t.hex === null && !t.used && !waiting.some((p) => p.token === i));
  const token = tokens[index];
  return token === undefined ? null : { index, price: token.price };
};

export const tokenPrice = (play: Play, operator: EntityId, index: number, hex: string): number =>
  passValue(play, 'tokenPrice', play.state.corporations[operator]?.tokens[index]?.price ?? 0, { operator, index, hex });
