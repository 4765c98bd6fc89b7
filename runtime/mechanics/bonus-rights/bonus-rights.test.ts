import { describe, expect, it } from 'vitest';

import {
  company,
  corporation,
  givePrivate,
  giveTrain,
  operate,
  player,
  setCash,
} from '../../../test/support/rail-title.ts';
import { turnGame } from '../../../test/support/turn-title.ts';
import { startRound } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import { tellEvent } from '../../kernel/hooks.ts';
import type { EntityId } from '../../kernel/state.ts';
import { turnRevenue } from '../../core/dividends.ts';
import { closePrivate } from '../../core/privates.ts';
import { sellPrivate } from '../../core/private-sale.ts';
import { bonusRights } from './index.ts';

const AB = corporation('AB');
const CD = corporation('CD');

/** A right worth 10 at E6 comes with X; CD has a train for E8 and E6. AB is in turn. */
const game = (owner: EntityId | null, supply: number | 'unlimited' = 1): Game => {
  const right = { id: 'ford', description: 'Ford', private: 'X', hexes: ['E6'], amount: 10 };
  const it = turnGame({
    uses: [{ id: 'bonus-rights', price: 50, supply, rights: [right] }],
    with: [bonusRights],
    steps: [{ id: 'buy-right' }, { id: 'track' }, { id: 'route' }, { id: 'dividend' }],
    privates: [company('X', 40, { type: 'none' })],
  });
  givePrivate(it.context, 'X', player(1));
  operate(it.context);
  if (owner !== null && owner !== player(1)) sellPrivate(it.context, 'X', owner, 40, 'test');
  giveTrain(it.context, CD, '2');
  startRound(it.context, 'operating', 1, 1);
  return it;
};
const buy = (entity: string) => ({
  type: 'special_buy',
  entity,
  entity_type: 'corporation',
  description: 'Ford',
  cost: 50,
});
const pass = (entity: string) => ({ type: 'pass', entity, entity_type: 'corporation' });
const run = (it: Game): number => {
  it.apply({
    type: 'run_routes',
    entity: 'CD',
    entity_type: 'corporation',
    routes: [{ train: '2-0', connections: [['E8', 'E6']] }],
  });
  return turnRevenue(it.context);
};

describe('a right', () => {
  it('comes with the private to the corporation that buys it', () => {
    const it = game(CD);
    it.apply(pass('AB'));
    it.apply(pass('CD'));
    expect(run(it)).toBe(40);
  });

  it('is sold to others from then on, and paid to the owner of the private', () => {
    const it = game(AB);
    const before = it.state.cash[AB] ?? 0;
    it.apply(pass('AB'));
    it.apply(buy('CD'));
    expect((it.state.cash[AB] ?? 0) - before).toBe(50);
    it.apply(pass('CD'));
    expect(run(it)).toBe(40);
  });

  it('is not sold while a player owns the private', () => {
    expect(game(player(1)).explain(buy('AB'))?.rule).toBe('right.unavailable');
  });

  it('is not sold twice to one, nor without money', () => {
    expect(game(AB).explain(buy('AB'))?.rule).toBe('right.unavailable');
    const poor = game(CD);
    setCash(poor.context, AB, 49);
    expect(poor.explain(buy('AB'))?.rule).toBe('right.cash');
  });

  it('is sold while there are tokens', () => {
    expect(game(CD, 0).explain(buy('AB'))?.rule).toBe('right.unavailable');
    expect(game(CD, 'unlimited').explain(buy('AB'))).toBeNull();
  });

  it('of a private that no corporation bought has one token more once it is closed, paid to the bank', () => {
    const it = game(player(1), 0);
    closePrivate(it.context, 'X');
    const before = it.state.cash[AB] ?? 0;
    it.apply(buy('AB'));
    expect(it.state.cash[AB]).toBe(before - 50);
  });

  it('goes with a corporation to the one that takes it over', () => {
    const it = game(AB, 0);
    tellEvent(it.context, 'corporationAbsorbed', { corporation: AB, by: CD, trains: [] });
    it.apply(pass('AB'));
    it.apply(pass('CD'));
    expect(run(it)).toBe(40);
  });

  it('goes back to the supply where that one has it already', () => {
    const it = game(AB, 1);
    it.apply(pass('AB'));
    it.apply(buy('CD'));
    tellEvent(it.context, 'corporationAbsorbed', { corporation: AB, by: CD, trains: [] });
    expect(it.state.slices['bonus-rights']).toEqual({ ford: { owners: [CD], left: 1 } });
  });
});
