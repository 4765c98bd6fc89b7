import { describe, expect, it } from 'vitest';

import { company, corporation, givePrivate, giveTrain, operate, player } from '../../../test/support/rail-title.ts';
import { turnGame } from '../../../test/support/turn-title.ts';
import { startRound } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import { tellEvent } from '../../kernel/hooks.ts';
import type { EntityId } from '../../kernel/state.ts';
import { turnRevenue } from '../../core/dividends.ts';
import { hexBonusPrivate } from './index.ts';

const AB = corporation('AB');
const CD = corporation('CD');

/** CD, which has a train for E8 and E6 (30), owns X; AB is in turn. */
const game = (owner: EntityId = CD): Game => {
  const it = turnGame({
    uses: [{ id: 'hex-bonus-private' }],
    with: [hexBonusPrivate],
    steps: [{ id: 'assign-hex' }, { id: 'track' }, { id: 'route' }, { id: 'dividend' }],
    privates: [
      company('X', 40, {
        type: 'assign_hexes',
        ownerType: 'corporation',
        when: ['owning_corp_or_turn'],
        count: 1,
        hexes: ['E6', 'B4'],
        amount: 20,
      }),
    ],
  });
  givePrivate(it.context, 'X', owner);
  operate(it.context);
  giveTrain(it.context, CD, '2');
  startRound(it.context, 'operating', 1, 1);
  return it;
};
const pass = (entity: string) => ({ type: 'pass', entity, entity_type: 'corporation' });
const mark = (target: string) => ({ type: 'assign', entity: 'X', entity_type: 'company', target, target_type: 'hex' });
const run = (it: Game): number => {
  it.apply({
    type: 'run_routes',
    entity: 'CD',
    entity_type: 'corporation',
    routes: [{ train: '2-0', connections: [['E8', 'E6']] }],
  });
  return turnRevenue(it.context);
};

describe('the private', () => {
  it("marks a hex in its owner's turn and closes; routes of the owner that stop there are worth more", () => {
    const it = game();
    expect(it.explain(mark('E6'))).not.toBeNull();
    it.apply(pass('AB'));
    it.apply(mark('E6'));
    expect(it.state.privates['X']?.owner).toBeNull();
    it.apply(pass('CD'));
    expect(run(it)).toBe(50);
  });

  it('marks only the hexes that it names', () => {
    const it = game();
    it.apply(pass('AB'));
    expect(it.explain(mark('E4'))?.rule).toBe('hex-bonus.hex');
    expect(it.legalActions().flatMap(({ action }) => (action.type === 'assign' ? [action.target] : []))).toEqual([
      'E6',
      'B4',
    ]);
  });

  it('of a player marks nothing', () => {
    const it = game(player(2));
    it.apply(pass('AB'));
    expect(it.explain(mark('E6'))).not.toBeNull();
  });
});

describe('a mark', () => {
  it('is nothing to others', () => {
    const it = game(AB);
    it.apply(mark('E6'));
    it.apply(pass('AB'));
    it.apply(pass('CD'));
    expect(run(it)).toBe(30);
  });

  it('is nothing where no route stops', () => {
    const it = game();
    it.apply(pass('AB'));
    it.apply(mark('B4'));
    it.apply(pass('CD'));
    expect(run(it)).toBe(30);
  });

  it('leaves the map with the event', () => {
    const it = game();
    it.apply(pass('AB'));
    it.apply(mark('E6'));
    tellEvent(it.context, 'trainEvent', { type: 'remove_hex_bonuses', train: '2-0' });
    it.apply(pass('CD'));
    expect(run(it)).toBe(30);
  });
});
