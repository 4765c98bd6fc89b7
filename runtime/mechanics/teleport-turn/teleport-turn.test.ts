import { describe, expect, it } from 'vitest';

import { company, corporation, givePrivate, laysBy, operate } from '../../../test/support/rail-title.ts';
import { turnGame } from '../../../test/support/turn-title.ts';
import type { Game } from '../../kernel/game.ts';
import { startRound } from '../../kernel/engine.ts';
import { teleportTurn } from './index.ts';

const AB = corporation('AB');

/** AB has its home in B2; the company M takes it to A5 or E4. */
const game = (owner = AB): Game => {
  const it = turnGame({
    uses: [{ id: 'teleport-turn' }],
    with: [teleportTurn],
    steps: [{ id: 'teleport-choice' }, { id: 'track' }, { id: 'token' }],
    privates: [company('M', 50, { type: 'teleport_turn', ownerType: 'corporation', hexes: ['A5', 'E4'] })],
  });
  operate(it.context);
  givePrivate(it.context, 'M', owner);
  startRound(it.context, 'operating', 1, 1);
  return it;
};

const choose = (choice: string) => ({ type: 'choose', entity: 'AB', entity_type: 'corporation', choice });
const pass = { type: 'pass', entity: 'AB', entity_type: 'corporation' };
const lay = (hex: string, tile: string) => ({
  type: 'lay_tile',
  entity: 'AB',
  entity_type: 'corporation',
  hex,
  tile,
  rotation: 0,
});
const token = (city: string) => ({ type: 'place_token', entity: 'AB', entity_type: 'corporation', city });

describe('the question', () => {
  it('is asked before anything is built, of the owner only', () => {
    expect(game().waiting()).toMatchObject({ step: 'teleport-choice', entities: [AB] });
    expect(game(corporation('CD')).waiting()).toMatchObject({ step: 'track', entities: [AB] });
  });

  it('answered with Pass leaves the company and an ordinary turn', () => {
    const it = game();
    it.apply(choose('Pass'));
    expect(it.state.privates['M']?.owner).toBe(AB);
    expect(laysBy(it, 'AB').some((l) => l.startsWith('B2'))).toBe(true);
    expect(laysBy(it, 'AB').some((l) => l.startsWith('A5'))).toBe(false);
  });

  it('knows no other answer', () => {
    expect(game().explain(choose('Close X'))?.rule).toBe('teleport-turn.choice');
  });
});

describe('a turn far away', () => {
  const away = (): Game => {
    const it = game();
    it.apply(choose('Close M'));
    return it;
  };

  it('closes the company and builds in its hexes only, without a connection', () => {
    const it = away();
    expect(it.state.privates['M']?.owner).toBeNull();
    expect(new Set(laysBy(it, 'AB').map((l) => l.slice(0, 2)))).toEqual(new Set(['A5']));
    expect(it.explain(lay('B2', '5-0'))?.rule).toBe('teleport-turn.hex');
    expect(it.explain(lay('A5', '57-0'))).toBeNull();
  });

  it('places the token where it has built', () => {
    const it = away();
    it.apply(lay('A5', '57-0'));
    expect(it.explain(token('E4-0-0'))?.rule).toBe('teleport-turn.token');
    it.apply(token('57-0-0'));
    expect(it.state.hexes['A5']?.cities).toEqual([[AB]]);
  });

  it('without building may place it in any of them', () => {
    const it = away();
    it.apply(pass);
    expect(it.waiting()?.step).toBe('token');
    it.apply(token('E4-0-0'));
    expect(it.state.hexes['E4']?.cities[0]).toContain(AB);
  });

  it('is over with the turn', () => {
    const it = away();
    it.apply(pass);
    it.apply(pass);
    startRound(it.context, 'operating', 1, 2);
    expect(laysBy(it, 'AB').some((l) => l.startsWith('B2'))).toBe(true);
  });
});
