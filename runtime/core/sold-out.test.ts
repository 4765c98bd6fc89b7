import { describe, expect, it } from 'vitest';

import { corporation, deal, player, sharePlay, start, withPolicies } from '../../test/support/share-title.ts';
import type { Play } from '../kernel/play.ts';
import type { PriceMovementPolicy } from '../kernel/title.ts';
import { POOL } from '../kernel/state.ts';
import { cellOf } from './market.ts';
import { movePricesAfterStockRound } from './sold-out.ts';

const ALL = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const certificates = (id: string, numbers: readonly number[]): readonly string[] => numbers.map((n) => `${id}_${n}`);
const [P1, P2] = [player(1), player(2)];

const game = (movement: Partial<PriceMovementPolicy> = {}): Play =>
  sharePlay({ title: withPolicies({ priceMovement: movement }) });

const soldOut = (play: Play, id: string, at: string): void => {
  start(play, id, { owner: P1, at });
  deal(play, { [P1]: certificates(id, ALL.slice(0, 5)), [P2]: certificates(id, ALL.slice(5)) });
};

const cell = (play: Play, id: string): string | undefined => cellOf(play, corporation(id))?.id;

describe('the end of a stock round', () => {
  it('raises what players hold completely, one after the other in the operating order', () => {
    const play = game();
    soldOut(play, 'AB', '67,4,4');
    soldOut(play, 'CD', '71,3,4');
    soldOut(play, 'EF', '71,3,4');
    movePricesAfterStockRound(play);
    expect([cell(play, 'AB'), cell(play, 'CD'), cell(play, 'EF')]).toEqual(['71,3,4', '80,2,4', '80,2,4']);
    expect(play.state.markers['2,4']).toEqual([corporation('CD'), corporation('EF')]);
  });

  it('leaves what lies in the pool or unsold, and what has not floated', () => {
    const play = game();
    soldOut(play, 'AB', '71,3,4');
    deal(play, { [POOL]: ['AB_8'] });
    soldOut(play, 'CD', '80,2,4');
    deal(play, { [corporation('CD')]: ['CD_8'] });
    soldOut(play, 'EF', '90,1,4');
    play.set(['corporations', corporation('EF'), 'floated'], false);
    movePricesAfterStockRound(play);
    expect(['AB', 'CD', 'EF'].map((id) => cell(play, id))).toEqual(['71,3,4', '80,2,4', '90,1,4']);
  });

  it('raises nothing where the title says so', () => {
    const play = game({ soldOut: 'none' });
    soldOut(play, 'AB', '71,3,4');
    movePricesAfterStockRound(play);
    expect(cell(play, 'AB')).toBe('71,3,4');
  });

  it.each([
    ['down_block', '80,2,4'],
    ['down_share', '71,3,4'],
    ['left_block', '70,1,3'],
    ['none', '90,1,4'],
  ] as const)('shares in the pool: %s', (poolDrop, expected) => {
    const play = game({ poolDrop });
    start(play, 'AB', { owner: P1, at: '90,1,4' });
    deal(play, { [P1]: ['AB_0'], [POOL]: ['AB_1', 'AB_2'] });
    movePricesAfterStockRound(play);
    expect(cell(play, 'AB')).toBe(expected);
  });
});
