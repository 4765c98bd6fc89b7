import { describe, expect, it } from 'vitest';

import { corporation, deal, player, sharePlay, start, withPolicies } from '../../test/support/share-title.ts';
import type { PriceMovementPolicy } from '../kernel/title.ts';
import { POOL } from '../kernel/state.ts';
import { cashOf } from './bank.ts';
import { namedBundle } from './bundles.ts';
import { cellOf } from './market.ts';
import { sellShares } from './sell-shares.ts';
import { idsOf } from './shares.ts';

const AB = corporation('AB');
const [P1, P2] = [player(1), player(2)];

const priceAfter = (sale: PriceMovementPolicy['sale'], seller: string, count: number): string | undefined => {
  const play = sharePlay({ title: withPolicies({ priceMovement: { sale } }) });
  start(play, 'AB', { owner: P1, at: '100,0,4' });
  deal(play, { [P1]: ['AB_0', 'AB_1', 'AB_2', 'AB_3'], [P2]: ['AB_4', 'AB_5', 'AB_6'] });
  const ids = seller === P1 ? ['AB_1', 'AB_2', 'AB_3'] : ['AB_4', 'AB_5', 'AB_6'];
  sellShares(play, namedBundle(play, ids.slice(0, count)));
  return cellOf(play, AB)?.id;
};

describe('a sale', () => {
  it('is paid by the bank at the price before the drop; the certificates go to the end of the pool', () => {
    const play = sharePlay();
    start(play, 'AB', { owner: P1, at: '100,0,4' });
    deal(play, { [P1]: ['AB_0', 'AB_1', 'AB_2'], [POOL]: ['AB_3'] });
    const before = cashOf(play, P1);
    sellShares(play, namedBundle(play, ['AB_1', 'AB_2']));
    expect(cashOf(play, P1) - before).toBe(200);
    expect(idsOf(play, AB, POOL)).toEqual(['AB_3', 'AB_1', 'AB_2']);
    expect(cellOf(play, AB)?.id).toBe('80,2,4');
  });

  it.each([
    ['down_share', P2, 2, '80,2,4'],
    ['down_per_10', P2, 3, '71,3,4'],
    ['down_block', P2, 3, '90,1,4'],
    ['left_share', P2, 2, '71,0,2'],
    ['left_block', P2, 2, '76,0,3'],
    ['left_share_pres', P2, 2, '100,0,4'],
    ['left_share_pres', P1, 2, '71,0,2'],
    ['left_block_pres', P1, 2, '76,0,3'],
    ['down_block_pres', P2, 2, '100,0,4'],
    ['down_block_pres', P1, 3, '90,1,4'],
    ['left_per_10_if_pres_else_left_one', P2, 3, '76,0,3'],
    ['left_per_10_if_pres_else_left_one', P1, 3, '67,0,1'],
    ['none', P2, 3, '100,0,4'],
  ] as const)('moves the price %s (%s sells %i): %s', (policy, seller, count, expected) => {
    expect(priceAfter(policy, seller, count)).toBe(expected);
  });

  it('counts who presided before the sale', () => {
    const play = sharePlay({ title: withPolicies({ priceMovement: { sale: 'down_block_pres' } }) });
    start(play, 'AB', { owner: P1, at: '100,0,4' });
    deal(play, { [P1]: ['AB_0', 'AB_1'], [P2]: ['AB_4', 'AB_5', 'AB_6'] });
    sellShares(play, namedBundle(play, ['AB_1']));
    expect(play.state.corporations[AB]?.owner).toBe(P2);
    expect(cellOf(play, AB)?.id).toBe('90,1,4');
  });

  it('of less than a share per ten percent moves nothing where ten percent are a row', () => {
    const play = sharePlay({ title: withPolicies({ priceMovement: { sale: 'down_per_10' } }) });
    start(play, 'AB', { owner: P1, at: '100,0,4' });
    for (let i = 1; i <= 8; i++) play.set(['resized', `AB_${i}`], 5);
    deal(play, { [P1]: ['AB_0'], [P2]: ['AB_4', 'AB_5', 'AB_6'] });
    sellShares(play, namedBundle(play, ['AB_4']));
    expect(cellOf(play, AB)?.id).toBe('100,0,4');
    sellShares(play, namedBundle(play, ['AB_5', 'AB_6']));
    expect(cellOf(play, AB)?.id).toBe('90,1,4');
  });
});
