import { describe, expect, it } from 'vitest';

import { corporation, deal, operate, player, start } from '../../../test/support/rail-title.ts';
import { listener, turnGame } from '../../../test/support/turn-title.ts';
import type { Game } from '../../kernel/game.ts';
import { startRound } from '../../kernel/engine.ts';
import { removeToken } from '../../core/map/tokens.ts';
import { tellEvent } from '../../kernel/hooks.ts';
import { chosenHome } from './index.ts';

const EF = corporation('EF');
const uses = [{ id: 'chosen-home', corporation: 'EF', hexes: ['A5', 'E4'] }];

describe('a corporation without a fixed home', () => {
  it('is asked for one of its cities when it first operates, and places its token there', () => {
    const it = turnGame({ uses, with: [chosenHome], steps: [{ id: 'home-token' }, { id: 'track' }] });
    const play = it.context;
    deal(play, { [player(1)]: ['EF_0'] });
    start(play, 'EF', { owner: player(1), at: '100,0,4' });
    startRound(play, 'operating', 1, 1);
    expect(it.waiting()).toMatchObject({ step: 'home-token', entities: [EF] });
    const place = (city: string) => ({ type: 'place_token', entity: 'EF', entity_type: 'corporation', city });
    expect(it.legalActions().map(({ action }) => action)).toMatchObject([place('A5-0-0'), place('E4-0-0')]);
    expect(it.explain(place('B2-0-0'))?.rule).toBe('token.home-hex');
    it.apply(place('E4-0-0'));
    expect(it.state.hexes['E4']?.cities[0]).toContain(EF);
    expect(it.waiting()?.step).toBe('track');
  });
});

describe('while all its cities are full', () => {
  /** E4 is one of its homes, of two slots; A5 is not. AB reaches nothing, CD reaches E4. */
  const game = (): { it: Game; heard: string[] } => {
    const { mechanic, heard } = listener(['startBlocked', 'startUnblocked']);
    const it = turnGame({
      uses: [{ id: 'chosen-home', corporation: 'EF', hexes: ['E4'] }, { id: 'listener' }],
      with: [chosenHome, mechanic],
      steps: [{ id: 'token' }],
      change: (title) => ({
        ...title,
        map: { ...title.map, hexes: { ...title.map.hexes, E4: { color: 'gray', city: 30, exits: [3, 0] } } },
      }),
    });
    operate(it.context);
    it.context.set(['corporations', corporation('AB'), 'floated'], false);
    startRound(it.context, 'operating', 1, 1);
    return { it, heard };
  };

  it('it cannot be started, until a place is free again', () => {
    const { it, heard } = game();
    it.apply({ type: 'place_token', entity: 'CD', entity_type: 'corporation', city: 'E4-0-0' });
    expect(heard).toEqual([`startBlocked ${EF}`]);
    tellEvent(it.context, 'corporationReopened', { corporation: corporation('AB') });
    expect(heard).toHaveLength(1);
    removeToken(it.context, corporation('CD'), 1);
    tellEvent(it.context, 'corporationReopened', { corporation: corporation('AB') });
    expect(heard).toEqual([`startBlocked ${EF}`, `startUnblocked ${EF}`]);
  });

  it('nothing changes for one that is floated already', () => {
    const { it, heard } = game();
    it.context.set(['corporations', EF, 'floated'], true);
    it.apply({ type: 'place_token', entity: 'CD', entity_type: 'corporation', city: 'E4-0-0' });
    expect(heard).toEqual([]);
  });
});
