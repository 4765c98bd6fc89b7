/** The token of an operator's turn (core rules 8.9). */
import { beforeEach, describe, expect, it } from 'vitest';
import { corporation, operate } from '../../test/support/rail-title.ts';
import { turnGame } from '../../test/support/turn-title.ts';
import { defineMechanic } from '../kernel/mechanic.ts';
import type { Play } from '../kernel/play.ts';
import { placeToken } from './map/tokens.ts';
import { addPendingToken } from './pending-token.ts';
import { nextToken, noteTokenPlaced, startTokens, tokenPlacedThisTurn, tokenPrice } from './token-turn.ts';

const AB = corporation('AB');
let play: Play;
beforeEach(() => {
  const dear = defineMechanic({
    manifest: { name: 'dear', summary: 'A test.', provides: {} },
    behave: () => ({ hooks: { tokenPrice: (_, price, { hex }) => (hex === 'E4' ? price + 30 : price) } }),
  });
  play = turnGame({
    uses: [{ id: 'dear' }],
    with: [dear],
    change: (title) => ({ ...title, corporations: title.corporations.map((c) => ({ ...c, tokens: [0, 40, 100] })) }),
  }).context;
  operate(play);
});

describe('the next token', () => {
  it('is the first on the charter, with its price', () => {
    expect(nextToken(play, AB)).toEqual({ index: 1, price: 40 });
    placeToken(play, { corporation: AB, tokenIndex: 1, hex: 'E4', city: 0 });
    expect(nextToken(play, AB)).toEqual({ index: 2, price: 100 });
    placeToken(play, { corporation: AB, tokenIndex: 2, hex: 'A5', city: 0 });
    expect(nextToken(play, AB)).toBeNull();
  });

  it('is none that was used up, though it stands nowhere', () => {
    const tokens = play.state.corporations[AB]?.tokens ?? [];
    play.set(
      ['corporations', AB, 'tokens'],
      tokens.map((token, i) => (i === 1 ? { ...token, used: true } : token)),
    );
    expect(nextToken(play, AB)?.index).toBe(2);
  });

  it('is none that waits for a city of its home', () => {
    addPendingToken(play, { corporation: AB, token: 1, chooser: AB, hexes: ['B2'] });
    expect(nextToken(play, AB)?.index).toBe(2);
  });

  it('costs what the charter says, and what mechanics make of it for a hex', () => {
    expect([tokenPrice(play, AB, 1, 'A5'), tokenPrice(play, AB, 1, 'E4'), tokenPrice(play, AB, 7, 'A5')]).toEqual([
      40, 70, 0,
    ]);
  });
});

describe('one token a turn', () => {
  it('is remembered until the next turn', () => {
    expect(tokenPlacedThisTurn(play)).toBe(false);
    noteTokenPlaced(play);
    expect(tokenPlacedThisTurn(play)).toBe(true);
    startTokens(play);
    expect(tokenPlacedThisTurn(play)).toBe(false);
  });
});
