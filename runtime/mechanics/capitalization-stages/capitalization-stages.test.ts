import { describe, expect, it } from 'vitest';

import { corporation, player } from '../../../test/support/rail-title.ts';
import { turnGame } from '../../../test/support/turn-title.ts';
import type { Game } from '../../kernel/game.ts';
import { tellEvent } from '../../kernel/hooks.ts';
import { BANK, POOL } from '../../kernel/state.ts';
import { namedBundle } from '../../core/bundles.ts';
import { buyShares } from '../../core/buy-shares.ts';
import { settleRun, noteRevenue } from '../../core/dividends.ts';
import { moveCertificate } from '../../core/shares.ts';
import { capitalizationStages } from './index.ts';

const AB = corporation('AB');

/** Player 1 starts AB at 100 in the stage that so many events have led to. */
const game = (events = 0): Game => {
  const it = turnGame({
    uses: [{ id: 'capitalization-stages', stages: ['escrow', 'incremental', 'full'] }],
    with: [capitalizationStages],
  });
  for (let i = 0; i < events; i++)
    tellEvent(it.context, 'trainEvent', { type: 'next_capitalization_stage', train: '2-0' });
  it.apply({ type: 'par', entity: 1, entity_type: 'player', corporation: 'AB', share_price: '100,0,4' });
  return it;
};
const buy = (it: Game, ...shares: string[]): void => {
  for (const share of shares) buyShares(it.context, player(2), namedBundle(it.context, [share]));
};

describe('with escrow capital', () => {
  it('the first five shares are paid to the corporation, the others to the bank', () => {
    const it = game();
    buy(it, 'AB_1', 'AB_2', 'AB_3');
    expect(it.state.cash[AB]).toBe(500);
    const bank = it.state.cash[BANK] ?? 0;
    buy(it, 'AB_4', 'AB_5');
    expect([it.state.cash[AB], it.state.cash[BANK]]).toEqual([500, bank + 200]);
  });

  it('what was held back is paid at the destination; from then on all is paid to the corporation', () => {
    const it = game();
    buy(it, 'AB_1', 'AB_2', 'AB_3', 'AB_4');
    tellEvent(it.context, 'destinationReached', { corporation: AB });
    expect([it.state.cash[AB], it.state.corporations[AB]?.capitalization]).toEqual([600, 'incremental']);
    buy(it, 'AB_5');
    expect(it.state.cash[AB]).toBe(700);
  });

  it('shares from the pool leave it as it is', () => {
    const it = game();
    moveCertificate(it.context, 'AB_8', POOL, 'test');
    buy(it, 'AB_8');
    tellEvent(it.context, 'destinationReached', { corporation: AB });
    expect(it.state.cash[AB]).toBe(200);
  });
});

describe('in later stages', () => {
  it('an incremental corporation is paid for every share', () => {
    const it = game(1);
    buy(it, 'AB_1', 'AB_2', 'AB_3', 'AB_4', 'AB_5');
    expect(it.state.cash[AB]).toBe(700);
  });

  it('a full one is paid ten times its par price when 60 % are sold', () => {
    const it = game(2);
    expect(it.state.cash[AB]).toBe(0);
    buy(it, 'AB_1', 'AB_2', 'AB_3', 'AB_4');
    expect(it.state.cash[AB]).toBe(1000);
  });

  it('a corporation keeps the way in which it was started', () => {
    const it = game();
    tellEvent(it.context, 'trainEvent', { type: 'next_capitalization_stage', train: '2-0' });
    expect(it.state.corporations[AB]?.capitalization).toBe('escrow');
  });
});

describe('a dividend', () => {
  it('is paid to the corporation for shares in the pool, not for unsold ones', () => {
    const it = game(1);
    moveCertificate(it.context, 'AB_8', POOL, 'test');
    const before = it.state.cash[AB] ?? 0;
    noteRevenue(it.context, 100, true);
    settleRun(it.context, AB, 'payout');
    expect((it.state.cash[AB] ?? 0) - before).toBe(10);
  });
});
