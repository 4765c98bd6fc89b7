import { describe, expect, it } from 'vitest';

import { corporation, deal, player, start } from '../../../test/support/rail-title.ts';
import { turnGame } from '../../../test/support/turn-title.ts';
import { startRound } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import { tellEvent } from '../../kernel/hooks.ts';
import { floatIfSold } from '../../core/float.ts';
import { isSoldOut } from '../../core/sold-out.ts';
import { operateThreshold } from './index.ts';

const AB = corporation('AB');
const CD = corporation('CD');

/** 20 % of AB and 30 % of CD are sold; neither has operated. */
const game = (options: object = {}): Game => {
  const it = turnGame({
    uses: [{ id: 'operate-threshold', percents: [20, 30, 40], ...options }],
    with: [operateThreshold],
    steps: [{ id: 'track' }],
  });
  const play = it.context;
  deal(play, { [player(1)]: ['AB_0'], [player(2)]: ['CD_0', 'CD_1'] });
  start(play, 'AB', { owner: player(1), at: '100,0,4', floated: false });
  start(play, 'CD', { owner: player(2), at: '90,1,4', floated: false });
  return it;
};
const raise = (it: Game): void =>
  tellEvent(it.context, 'trainEvent', { type: 'raise_operate_threshold', train: '2-0' });
const pass = (entity: string) => ({ type: 'pass', entity, entity_type: 'corporation' });

describe('a corporation of which enough is sold', () => {
  it('begins to operate when its turn comes, not before', () => {
    const it = game();
    startRound(it.context, 'operating', 1, 1);
    expect([it.context.current, it.state.corporations[AB]?.floated, it.state.corporations[CD]?.floated]).toEqual([
      AB,
      true,
      false,
    ]);
    it.apply(pass('AB'));
    expect([it.context.current, it.state.corporations[CD]?.floated]).toEqual([CD, true]);
  });

  it('does not operate once more is needed', () => {
    const it = game();
    raise(it);
    startRound(it.context, 'operating', 1, 1);
    expect(it.state.round.entities).toEqual([CD]);
  });

  it('is passed over if more is needed when its turn comes', () => {
    const it = game();
    startRound(it.context, 'operating', 1, 1);
    raise(it);
    raise(it);
    it.apply(pass('AB'));
    expect(it.state.corporations[CD]?.floated).toBe(false);
    expect(it.state.round.kind).toBe('stock');
  });

  it('that has begun operates for ever', () => {
    const it = game();
    startRound(it.context, 'operating', 1, 1);
    raise(it);
    startRound(it.context, 'operating', 1, 1);
    expect(it.state.round.entities).toEqual([AB, CD]);
  });

  it('begins with the purchase where its capitalization says so', () => {
    const it = game({ whenSold: ['full'] });
    floatIfSold(it.context, AB);
    expect(it.state.corporations[AB]?.floated).toBe(true);
    const other = game();
    floatIfSold(other.context, AB);
    expect(other.state.corporations[AB]?.floated).toBe(false);
  });

  it('counts as sold out before it has operated', () => {
    const it = game();
    deal(it.context, { [player(1)]: ['AB_1', 'AB_2', 'AB_3', 'AB_4'], [player(2)]: ['AB_5', 'AB_6', 'AB_7', 'AB_8'] });
    expect(isSoldOut(it.context, AB)).toBe(true);
  });
});
