import { describe, expect, it } from 'vitest';

import { corporation, deal, player, setCash, sharePlay, start, withPolicies } from '../../test/support/share-title.ts';
import type { Play } from '../kernel/play.ts';
import type { TitleDefinition } from '../kernel/title.ts';
import { POOL } from '../kernel/state.ts';
import { namedBundle } from './bundles.ts';
import { canBuyAny, namedPurchaseObjection } from './purchase-rules.ts';
import { noteSold, noteTurn } from './stock-memory.ts';

const AB = corporation('AB');
const [P1, P2] = [player(1), player(2)];

/** AB started at 100; P2 holds a share, one lies in the pool. */
const game = (title?: TitleDefinition): Play => {
  const play = sharePlay(title === undefined ? {} : { title });
  start(play, 'AB', { owner: P1, at: '100,0,4' });
  deal(play, { [P1]: ['AB_0'], [P2]: ['AB_1'], [POOL]: ['AB_2', 'AB_3', 'AB_4'] });
  return play;
};

const refusal = (play: Play, ...ids: readonly string[]): string | undefined =>
  namedPurchaseObjection(play, P1, namedBundle(play, ids))?.rule;

describe('a purchase', () => {
  it('is one certificate from the pool or of unsold shares', () => {
    const play = game();
    expect(refusal(play, 'AB_2')).toBeUndefined();
    expect(refusal(play, 'AB_5')).toBeUndefined();
    expect(refusal(play, 'AB_2', 'AB_3')).toBe('stock.buy.not-for-sale');
    expect(refusal(play, 'AB_1')).toBe('stock.buy.not-for-sale');
  });

  it('of unsold shares only once the corporation is started', () => {
    expect(refusal(game(), 'CD_1')).toBe('stock.buy.not-for-sale');
  });

  it('is refused without the money', () => {
    const play = game();
    setCash(play, P1, 99);
    expect(refusal(play, 'AB_2')).toBe('stock.buy.cash');
    expect(canBuyAny(play, P1)).toBe(false);
  });

  it('is refused after a sale of the same corporation in the round, also in an earlier turn', () => {
    const play = game();
    noteSold(play, P1, AB);
    expect(refusal(play, 'AB_2')).toBe('stock.buy.sold-before');
    play.set(['round', 'memory', 'sold'], { [P1]: { [AB]: 'earlier' } });
    expect(refusal(play, 'AB_2')).toBe('stock.buy.sold-before');
  });

  it('is the only one of the turn', () => {
    const play = game();
    noteTurn(play, { type: 'buy_company' });
    expect(refusal(play, 'AB_2')).toBe('stock.buy.once');
  });
});

describe('a zone of several purchases (brown)', () => {
  const inBrown = (title?: TitleDefinition): Play => {
    const play = game(title);
    start(play, 'AB', { owner: P1, at: '32,3,0' });
    return play;
  };
  const fromPool = { type: 'buy_shares', corporation: AB, from: POOL };
  const unsold = { type: 'buy_shares', corporation: AB, from: AB, offering: true };

  it('allows more from the pool, after purchases from the pool', () => {
    const play = inBrown();
    noteTurn(play, fromPool);
    expect(refusal(play, 'AB_2')).toBeUndefined();
    expect(refusal(play, 'AB_5')).toBe('stock.buy.once');
  });

  it('allows none after unsold shares were bought, or another corporation, or after a par', () => {
    for (const entry of [unsold, { ...fromPool, corporation: corporation('CD') }, { type: 'par', corporation: AB }]) {
      const play = inBrown();
      noteTurn(play, entry);
      expect(refusal(play, 'AB_2'), JSON.stringify(entry)).toBe('stock.buy.once');
    }
  });

  it('allows unsold shares as well with the optional rule', () => {
    const play = inBrown(withPolicies({ sales: { multiplePurchaseFrom: 'anywhere' } }));
    noteTurn(play, unsold);
    expect(refusal(play, 'AB_5')).toBeUndefined();
    expect(refusal(play, 'AB_2')).toBeUndefined();
  });
});
