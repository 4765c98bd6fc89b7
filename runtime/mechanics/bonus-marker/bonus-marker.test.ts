import { describe, expect, it } from 'vitest';

import { company, corporation, givePrivate, giveTrain, operate, player } from '../../../test/support/rail-title.ts';
import { turnGame } from '../../../test/support/turn-title.ts';
import { closeCorporation } from '../../core/close-corporation.ts';
import { sellPrivate } from '../../core/private-sale.ts';
import type { Game } from '../../kernel/game.ts';
import { startRound } from '../../kernel/engine.ts';
import { bonusMarker } from './index.ts';

const CD = corporation('CD');

/** CD operates with a train from E4 to its home E8; the company M of player 2 may mark E6 for 20. */
const game = (): Game => {
  const it = turnGame({
    uses: [{ id: 'bonus-marker' }],
    with: [bonusMarker],
    steps: [{ id: 'bonus-marker' }, { id: 'route' }, { id: 'dividend' }],
    privates: [
      company('M', 50, {
        type: 'bonus_marker',
        ownerType: 'corporation',
        when: ['owning_corp_or_turn'],
        hexes: ['E6', 'E2'],
        amount: 20,
        count: 1,
        closedWhenUsedUp: true,
      }),
    ],
  });
  operate(it.context);
  giveTrain(it.context, CD, '3');
  givePrivate(it.context, 'M', player(2));
  it.context.set(['corporations', corporation('AB'), 'floated'], false);
  startRound(it.context, 'operating', 1, 1);
  return it;
};

const assign = (target: string) => ({
  type: 'assign',
  entity: 'M',
  entity_type: 'company',
  target,
  target_type: 'hex',
});
const run = (it: Game, ...connections: string[][]): number => {
  it.apply({ type: 'run_routes', entity: 'CD', entity_type: 'corporation', routes: [{ train: '3-0', connections }] });
  return it.state.round.memory['revenue'] as number;
};

describe('a marker', () => {
  it('is placed by the corporation that bought the company, which closes by that', () => {
    const it = game();
    expect(it.explain(assign('E6'))?.rule).toBe('turn.waiting');
    sellPrivate(it.context, 'M', CD, 50, 'test');
    expect(it.explain(assign('E4'))?.rule).toBe('bonus-marker.none');
    expect(it.legalActions().filter(({ action }) => action.type === 'assign')).toHaveLength(2);
    it.apply(assign('E6'));
    expect(it.state.privates['M']?.owner).toBeNull();
  });

  it('makes a route that calls there worth more, and others not', () => {
    const marked = game();
    sellPrivate(marked.context, 'M', CD, 50, 'test');
    marked.apply(assign('E6'));
    expect(run(marked, ['E8', 'E6'])).toBe(20 + 10 + 20);
    const elsewhere = game();
    sellPrivate(elsewhere.context, 'M', CD, 50, 'test');
    elsewhere.apply(assign('E2'));
    expect(run(elsewhere, ['E8', 'E6'])).toBe(30);
  });

  it('is worth nothing to a corporation of the same name that is founded again', () => {
    const it = game();
    sellPrivate(it.context, 'M', CD, 50, 'test');
    it.apply(assign('E6'));
    closeCorporation(it.context, CD);
    expect(it.state.slices['bonus-marker']?.['owners']).toEqual({});
  });
});
