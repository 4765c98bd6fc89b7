import { describe, expect, it } from 'vitest';

import { corporation, givePrivate, laysBy, operate, setCash } from '../../../test/support/rail-title.ts';
import { turnGame } from '../../../test/support/turn-title.ts';
import type { Game } from '../../kernel/game.ts';
import { passValue } from '../../kernel/hooks.ts';
import { privateTrack } from '../private-track/index.ts';
import { privateToken } from './index.ts';

const AB = corporation('AB');

/** AB owns X, which may lay a tile on A5 in place of its own and place a token there. */
const game = (): Game => {
  const it = turnGame({
    uses: [{ id: 'private-track' }, { id: 'private-token' }],
    with: [privateTrack, privateToken],
    steps: [
      { id: 'special-track' },
      { id: 'private-token' },
      { id: 'track' },
      { id: 'token' },
      { id: 'route' },
      { id: 'buy-train' },
    ],
    change: (title) => ({
      ...title,
      policies: { ...title.policies, trains: { ...title.policies.trains, mustBuy: 'never' } },
    }),
    privates: [
      {
        id: 'X',
        name: 'X',
        value: 40,
        revenue: 5,
        closesAfterRound: true,
        laysOnlyBeforeOthers: true,
        abilities: [
          {
            type: 'tile_lay',
            ownerType: 'corporation',
            when: ['track'],
            count: 1,
            hexes: ['A5'],
            tiles: ['57'],
            consumeTileLay: true,
          },
          { type: 'private_token', ownerType: 'corporation', hexes: ['A5'], after: 'track', before: 'route', count: 1 },
        ],
      },
    ],
  });
  givePrivate(it.context, 'X', AB);
  operate(it.context);
  return it;
};
const pass = (entity = 'AB') => ({ type: 'pass', entity, entity_type: 'corporation' });
const token = (city: string) => ({ type: 'place_token', entity: 'X', entity_type: 'company', city, slot: 0 });
const lay = (entity: string, hex: string, tile: string, rotation: number) => ({
  type: 'lay_tile',
  entity,
  entity_type: entity === 'X' ? 'company' : 'corporation',
  hex,
  tile,
  rotation,
});
const cities = (it: Game) =>
  it
    .legalActions()
    .flatMap(({ action }) => (action.type === 'place_token' && action.entity === 'X' ? [action.city] : []));

describe('the token of the private', () => {
  it('is placed after the track, without connection or cost, and is the token of the turn', () => {
    const it = game();
    expect(cities(it)).toEqual([]);
    it.apply(lay('AB', 'B2', '5-0', 0));
    expect(cities(it)).toEqual(['A5-0-0']);
    it.apply(token('A5-0-0'));
    expect(it.state.hexes['A5']?.cities).toEqual([[AB]]);
    expect(it.state.cash[AB]).toBe(1005);
    expect(it.waiting()?.step).toBe('buy-train');
  });

  it('goes to its own hex only', () => {
    const it = game();
    it.apply(pass());
    expect(it.explain(token('E4-0-0'))?.rule).toBe('private-token.hex');
  });

  it('cannot be placed after the first action that follows the routes', () => {
    const it = game();
    setCash(it.context, AB, 200);
    it.apply(pass());
    expect(cities(it)).toEqual(['A5-0-0']);
    it.apply({ type: 'buy_train', entity: 'AB', entity_type: 'corporation', train: '2-0', price: 80 });
    expect(cities(it)).toEqual([]);
  });

  it('lets the token step ask although no other token can be paid', () => {
    const { context } = game();
    expect(passValue(context, 'cheapestToken', 40, { operator: AB })).toBe(0);
    expect(passValue(context, 'cheapestToken', 40, { operator: corporation('CD') })).toBe(40);
  });
});

describe('the private', () => {
  it('closes at the end of the round in which it was used', () => {
    const it = game();
    it.apply(lay('X', 'A5', '57-0', 0));
    expect(it.state.privates['X']?.owner).toBe(AB);
    while (it.state.round.kind === 'operating')
      it.apply(pass(String(it.context.current?.slice('corporation:'.length))));
    expect(it.state.privates['X']?.owner).toBeNull();
  });

  it('stays open if it was not', () => {
    const it = game();
    while (it.state.round.kind === 'operating')
      it.apply(pass(String(it.context.current?.slice('corporation:'.length))));
    expect(it.state.privates['X']?.owner).toBe(AB);
  });

  it('loses its tile, not its token, where somebody else has built before', () => {
    const it = game();
    expect(laysBy(it, 'X')).toContain('A5 57/0');
    it.context.rules.hooks.tileLaid?.forEach((tap) =>
      tap(it.context, { operator: AB, hex: 'A5', tile: {} as never, by: null }),
    );
    expect(laysBy(it, 'X')).toEqual([]);
    it.apply(pass());
    expect(cities(it)).toEqual(['A5-0-0']);
  });
});
