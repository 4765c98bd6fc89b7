import { describe, expect, it } from 'vitest';

import { corporation, operate } from '../../../test/support/rail-title.ts';
import { listener, turnGame } from '../../../test/support/turn-title.ts';
import { startRound } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import { passValue } from '../../kernel/hooks.ts';
import { destinations } from './index.ts';

const AB = corporation('AB');
const CD = corporation('CD');

/** CD's home E8 is joined to E4 by printed track; AB's home B2 still to B6 by none. */
const game = (table: object = { AB: { to: ['B6', 'C5'] }, CD: { to: ['E4'] } }) => {
  const { mechanic, heard } = listener(['destinationReached']);
  const it = turnGame({
    uses: [{ id: 'destinations', while: 'full', afterwards: 'incremental', table }, { id: 'listener' }],
    with: [destinations, mechanic],
    steps: [{ id: 'track' }, { id: 'destination-check' }, { id: 'buy-train' }],
  });
  operate(it.context);
  return { it, heard };
};
const passTrack = (it: Game) => it.apply({ type: 'pass', entity: 'AB', entity_type: 'corporation' });
const answer = (...corporations: string[]) => ({
  type: 'destination_connection',
  entity: 'AB',
  entity_type: 'corporation',
  corporations,
});

describe('after the track of a turn', () => {
  it('it is asked who has reached the destination, whoever operates; there is one answer', () => {
    const { it } = game();
    passTrack(it);
    expect(it.legalActions().map(({ action }) => action)).toEqual([answer('CD')]);
  });

  it('everybody is told, once', () => {
    const { it, heard } = game();
    passTrack(it);
    it.apply(answer('CD'));
    expect(heard).toEqual([`destinationReached ${CD}`]);
    startRound(it.context, 'operating', 1, 1);
    passTrack(it);
    expect(it.legalActions().map(({ action }) => action)).toEqual([answer()]);
  });

  it('another answer is refused', () => {
    const { it } = game();
    passTrack(it);
    expect(it.explain(answer())?.rule).toBe('destination.list');
    expect(it.explain(answer('AB', 'CD'))?.rule).toBe('destination.list');
  });

  it('of several hexes one is enough, and the way may begin elsewhere than at home', () => {
    const { it } = game({ AB: { from: 'E4', to: ['B6', 'E6'] } });
    passTrack(it);
    expect(it.legalActions().map(({ action }) => action)).toEqual([answer('AB')]);
  });

  it('who raises money in another way is not looked for', () => {
    const { it } = game();
    it.context.set(['corporations', CD, 'capitalization'], 'incremental');
    passTrack(it);
    expect(it.legalActions().map(({ action }) => action)).toEqual([answer()]);
  });
});

describe('a corporation that is not started', () => {
  it('may have reached its destination before, and raises money in the other way then', () => {
    const { it } = game({ CD: { to: ['E4'] }, AB: { to: ['B6'] } });
    it.context.set(['corporations', CD, 'par'], null);
    passTrack(it);
    it.apply(answer('CD'));
    expect(passValue(it.context, 'capitalization', 'full', { corporation: CD })).toBe('incremental');
    expect(passValue(it.context, 'capitalization', 'full', { corporation: AB })).toBe('full');
  });
});
