/** What lies where before the first round (core rules 1.2, 1.3, 12.1). */
import { describe, expect, it } from 'vitest';
import { company, corporation, player, railTitle } from '../../test/support/rail-title.ts';
import { shareGame } from '../../test/support/share-title.ts';
import { BANK, DEPOT, REMOVED } from '../kernel/state.ts';
import type { GameState } from '../kernel/state.ts';
import type { TitleDefinition } from '../kernel/title.ts';

const AB = corporation('AB');
const base = railTitle({
  privates: [company('P', 50, { type: 'power' }), { id: 'Q', name: 'Q', value: 70, revenue: 10, minPlayers: 4 }],
});

const state = (players: number, change: Partial<TitleDefinition> = {}): Readonly<GameState> =>
  shareGame({ title: { ...base, ...change }, players }).state;

describe('money', () => {
  it('is paid by the bank, as much for each as the title says for so many', () => {
    const { cash } = state(3);
    expect([cash[player(1)], cash[player(2)], cash[player(3)], cash[BANK], cash[AB]]).toEqual([800, 800, 800, 9600, 0]);
    expect(state(4).cash[player(4)]).toBe(600);
  });
});

describe('privates', () => {
  it('lie with the bank; those for more players are left out', () => {
    expect(state(3).privates).toEqual({ P: { owner: BANK, revenue: 5 } });
    expect(Object.keys(state(4).privates)).toEqual(['P', 'Q']);
  });
});

describe('corporations', () => {
  it("hold all their certificates themselves, and are nobody's", () => {
    expect(state(3).holdings[AB]).toEqual({
      [AB]: ['AB_0', 'AB_1', 'AB_2', 'AB_3', 'AB_4', 'AB_5', 'AB_6', 'AB_7', 'AB_8'],
    });
    expect(state(3).corporations[AB]).toMatchObject({
      owner: null,
      par: null,
      price: null,
      started: false,
      floated: false,
      closed: false,
      operated: 0,
      hadRoute: false,
      capitalization: 'full',
    });
  });

  it('keep certificates that are issued later out of the game, and raise money in their own way if they have one', () => {
    const [first, ...others] = base.corporations;
    if (first === undefined) throw new Error('no corporation');
    const special = {
      ...first,
      shares: [40, 20],
      issuedLater: { firstIndex: 5, shares: [20, 20] },
      capitalization: 'incremental' as const,
    };
    const it = state(3, { corporations: [special, ...others] });
    expect(it.holdings[AB]).toEqual({ [AB]: ['AB_0', 'AB_1'], [REMOVED]: ['AB_5', 'AB_6'] });
    expect(it.corporations[AB]?.capitalization).toBe('incremental');
  });

  it('have all tokens on their charters, with their prices in order', () => {
    expect(state(3).corporations[AB]?.tokens).toEqual([
      { price: 0, hex: null, city: 0, used: false },
      { price: 40, hex: null, city: 0, used: false },
    ]);
  });

  it('have their homes kept for them', () => {
    expect(state(3).hexes['B2']).toMatchObject({ tile: 'B2', cities: [[null]], reserved: [[AB]] });
  });
});

describe('the depot', () => {
  it('lists every copy in the order of the title; of an unlimited type one lies open', () => {
    expect(state(3).trains).toEqual({ [DEPOT]: ['2-0', '2-1', '2-2', '3-0', '3-1', '4-0'] });
  });

  it('of an unlimited type has as many copies as its events need', () => {
    const trains = base.trains.map((t) =>
      t.id === '4' ? { ...t, events: [{ type: 'close_companies', copy: 2 }] } : t,
    );
    expect(state(3, { trains }).trains[DEPOT]?.slice(-2)).toEqual(['4-0', '4-1']);
  });

  it('may depend on the number of players', () => {
    const trains = base.trains.map((t) => (t.id === '2' ? { ...t, countByPlayers: { '4': 5 } } : t));
    expect(state(3, { trains }).trains[DEPOT]?.filter((id) => id.startsWith('2-'))).toHaveLength(3);
    expect(state(4, { trains }).trains[DEPOT]?.filter((id) => id.startsWith('2-'))).toHaveLength(5);
  });
});

describe('tiles', () => {
  it('lie in as many copies as the manifest says; of an unlimited one a single copy', () => {
    expect(state(3).supply).toEqual({ '8': [0], '9': [0], '5': [0, 1], '57': [0, 1, 2, 3], '58': [0, 1] });
  });
});
