import { describe, expect, it } from 'vitest';

import {
  corporation,
  deal,
  holdings,
  player,
  shareGame,
  shareTitle,
  start,
} from '../../../test/support/share-title.ts';
import { extraSharesAtPar } from './index.ts';

const game = () =>
  shareGame({
    title: { ...shareTitle, mechanics: [{ id: 'extra-shares-at-par', shares: 2 }] },
    mechanics: [extraSharesAtPar],
  });
const par = { type: 'par', entity: 1, entity_type: 'player', corporation: 'AB', share_price: '71,3,4' };
const buy = (...shares: string[]) => ({ type: 'buy_shares', entity: 1, entity_type: 'player', shares });

describe('who starts a corporation', () => {
  it('may buy two further certificates of it in the same turn, and no third', () => {
    const it = game();
    it.apply(par);
    it.apply(buy('AB_1'));
    expect(it.waiting()?.entities).toEqual([player(1)]);
    it.apply(buy('AB_2'));
    expect(holdings(it.context, 'AB')).toEqual({ [player(1)]: 'AB_0 AB_1 AB_2' });
    expect(it.waiting()?.entities).toEqual([player(2)]);
  });

  it('may buy none of another corporation', () => {
    const it = game();
    deal(it.context, { [player(2)]: ['CD_0'] });
    start(it.context, 'CD', { owner: player(2), at: '71,3,4' });
    it.apply(par);
    expect(it.explain(buy('CD_1'))?.rule).toBe('stock.buy.once');
  });

  it('may buy none from the pool', () => {
    const it = game();
    it.apply(par);
    deal(it.context, { pool: ['AB_4'] });
    expect(it.explain(buy('AB_4'))?.rule).toBe('stock.buy.once');
  });
});

it('who buys a share of a corporation that was started before buys one only', () => {
  const it = game();
  deal(it.context, { [player(2)]: ['AB_0'] });
  start(it.context, 'AB', { owner: player(2), at: '71,3,4' });
  it.apply(buy('AB_1'));
  expect(it.waiting()?.entities).toEqual([player(2)]);
  expect(it.state.corporations[corporation('AB')]?.owner).toBe(player(2));
});
