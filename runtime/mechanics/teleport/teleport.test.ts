import { describe, expect, it } from 'vitest';

import {
  company,
  corporation,
  givePrivate,
  laysBy,
  operate,
  player,
  setCash,
} from '../../../test/support/rail-title.ts';
import { turnGame } from '../../../test/support/turn-title.ts';
import type { EntityId } from '../../kernel/state.ts';
import type { TrackLay } from '../../kernel/title.ts';
import { placeToken } from '../../core/map/tokens.ts';
import { abilitiesOf } from '../../core/abilities.ts';
import { startRound } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import { teleport } from './index.ts';

const AB = corporation('AB');
const own = { entity: 'AB', entity_type: 'corporation' };
const by = { entity: 'X', entity_type: 'company' };

interface Setting {
  readonly owner?: EntityId;
  readonly free?: boolean;
  readonly tokens?: readonly number[];
  readonly lays?: readonly TrackLay[];
  readonly hexes?: readonly string[];
  readonly cash?: number;
}

/** X lets its owner lay tile 57 in A5, far from AB's home in B2, and place a token there. AB is in turn. */
const game = ({
  owner = AB,
  free = false,
  tokens = [0, 40],
  lays,
  hexes = ['A5'],
  cash = 1000,
}: Setting = {}): Game => {
  const it = turnGame({
    uses: [{ id: 'teleport' }],
    with: [teleport],
    steps: [{ id: 'teleport' }, { id: 'track' }, { id: 'token' }, { id: 'buy-train' }],
    privates: [
      {
        ...company('X', 40, {
          type: 'teleport',
          ownerType: 'corporation',
          hexes,
          tiles: ['57'],
          when: ['track'],
          freeTileLay: free,
        }),
        revenue: 0,
      },
    ],
    change: (title) => ({
      ...title,
      corporations: title.corporations.map((c) => (c.id === 'AB' ? { ...c, tokens } : c)),
      map: { ...title.map, hexes: { ...title.map.hexes, A5: { city: 0, terrain: [{ cost: 60 }] } } },
      policies: { ...title.policies, track: { ...title.policies.track, ...(lays === undefined ? {} : { lays }) } },
    }),
  });
  givePrivate(it.context, 'X', owner);
  operate(it.context);
  setCash(it.context, AB, cash);
  startRound(it.context, 'operating', 1, 1);
  return it;
};

const lay = { type: 'lay_tile', ...by, hex: 'A5', tile: '57-0', rotation: 0 };
const place = { type: 'place_token', ...by, city: '57-0-0' };
const decline = { type: 'pass', ...by };
const rule = (it: Game, action: object): string | null => it.explain(action)?.rule ?? null;
const hasPower = (it: Game): boolean => abilitiesOf(it.context, 'company:X', 'teleport').length > 0;

describe('the tile', () => {
  it('is laid in place of the ordinary one, without a connection', () => {
    const it = game();
    expect(it.waiting()).toMatchObject({ step: 'track', entities: [AB] });
    expect(laysBy(it, 'X')).toContain('A5 57/0');
    it.apply(lay);
    expect(it.state.hexes['A5']).toMatchObject({ tile: '57-0', rotation: 0 });
    it.apply(decline);
    expect(it.waiting()?.step).not.toBe('track');
  });

  it('is for the corporation that owns the private, in its turn', () => {
    for (const owner of [corporation('CD'), player(1)]) {
      const it = game({ owner });
      expect([laysBy(it, 'X'), rule(it, lay)]).toEqual([[], 'turn.waiting']);
    }
  });

  it('comes before or not at all: after the ordinary lay the power rests until the next turn', () => {
    const it = game({ lays: [{ lay: true, upgrade: true, cost: 0 }] });
    it.apply({ type: 'lay_tile', ...own, hex: 'B2', tile: '5-0', rotation: 0 });
    expect([laysBy(it, 'X'), hasPower(it)]).toEqual([[], true]);
  });

  it('is one of its tiles on one of its hexes: ability.none', () => {
    const it = game();
    expect([rule(it, { ...lay, hex: 'B2' }), rule(it, { ...lay, tile: '5-0' })]).toEqual([
      'ability.none',
      'ability.none',
    ]);
  });

  it('is neither listed nor accepted where the turn allows upgrades only', () => {
    const it = game({ lays: [{ lay: false, upgrade: true, cost: 0 }] });
    expect([laysBy(it, 'X'), rule(it, lay)]).toEqual([[], 'track.no-lay-left']);
  });

  it('costs the ground, 60 in A5, unless that is free', () => {
    const paid = (free: boolean): number => {
      const it = game({ free });
      it.apply(lay);
      return 1000 - (it.state.cash[AB] ?? 0);
    };
    expect([paid(false), paid(true)]).toEqual([60, 0]);
    expect(laysBy(game({ cash: 59 }), 'X')).toEqual([]);
    expect(laysBy(game({ cash: 59, free: true }), 'X')).not.toEqual([]);
  });
});

describe('the token', () => {
  it('is asked for at once, before anything else', () => {
    const it = game();
    it.apply(lay);
    expect(it.waiting()).toEqual({ step: 'teleport', entities: ['company:X'], types: ['place_token', 'pass'] });
    expect(it.legalActions().map(({ action }) => action)).toEqual([place, decline]);
    expect(rule(it, { type: 'pass', ...own })).toBe('turn.waiting');
  });

  it('is the next of its corporation, free, and the token of the turn', () => {
    const it = game({ free: true });
    it.apply(lay);
    it.apply(place);
    expect(it.state.hexes['A5']?.cities).toEqual([[AB]]);
    expect(it.state.corporations[AB]?.tokens.map((t) => t.hex)).toEqual(['B2', 'A5']);
    expect(it.state.cash[AB]).toBe(1000);
    expect(it.state.round.memory.tokenPlaced).toBe(true);
    expect([it.waiting()?.step, hasPower(it)]).toEqual(['buy-train', false]);
  });

  it('goes nowhere else: teleport.token', () => {
    const it = game();
    it.apply(lay);
    expect(rule(it, { ...place, city: 'E4-0-0' })).toBe('teleport.token');
  });

  it('may be declined; the ordinary token of the turn is as it was, the power is gone', () => {
    const it = game();
    it.apply(lay);
    it.apply(decline);
    expect([it.state.round.memory.tokenPlaced, hasPower(it)]).toEqual([false, false]);
    expect(it.state.corporations[AB]?.tokens.map((t) => t.hex)).toEqual(['B2', null]);
  });

  it('is not asked for from who has none left; the power is gone all the same', () => {
    const it = game({ tokens: [0] });
    it.apply(lay);
    expect([it.waiting()?.step, hasPower(it)]).toEqual(['buy-train', false]);
  });

  it('that finds no room leaves only to decline', () => {
    const it = game();
    it.apply(lay);
    placeToken(it.context, { corporation: corporation('CD'), tokenIndex: 1, hex: 'A5', city: 0 });
    expect(it.legalActions().map(({ action }) => action)).toEqual([decline]);
    expect(rule(it, place)).toBe('token.slot');
  });
});
