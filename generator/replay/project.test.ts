import { describe, expect, it } from 'vitest';

import type { Rulebook } from '../../runtime/kernel/rulebook.ts';
import type { CorporationState, GameState, TokenState } from '../../runtime/kernel/state.ts';
import { project } from './project.ts';
import type { TraceValue } from './trace.ts';

// A table in mid-game, small enough to be read: two players, two corporations, two private companies, four hexes.
const onCharter: TokenState = { price: 40, hex: null, city: 0, used: false };
const fresh: CorporationState = {
  owner: null,
  par: null,
  price: null,
  started: false,
  floated: false,
  closed: false,
  operated: 0,
  tokens: [onCharter, onCharter],
  hadRoute: false,
  capitalization: 'full',
};

const certificate = (id: string, percent: number) => [id, { id, percent, corporation: 'corporation:PRR' }] as const;

const rules = {
  title: { phases: [{ id: '2' }, { id: '3' }] },
  privates: [{ id: 'SV' }, { id: 'CS' }, { id: 'BO' }],
  corporations: [
    { entity: 'corporation:PRR', minor: false },
    { entity: 'corporation:NYC', minor: false },
    { entity: 'minor:EKB', minor: true },
  ],
  certificate: new Map([
    certificate('PRR_0', 20),
    certificate('PRR_1', 10),
    certificate('PRR_2', 10),
    certificate('PRR_3', 10),
  ]),
  market: {
    cell: new Map([
      ['1,6', { price: 76 }],
      ['0,7', { price: 112 }],
    ]),
  },
} as unknown as Rulebook;

const noSlots = { reserved: [], hexReserved: [] };
const state = {
  order: ['player:2', 'player:1'],
  turn: 3,
  round: { code: 'OR', number: 2 },
  phase: 1,
  cash: { bank: 9001, 'player:1': 40, 'player:2': 55, 'corporation:PRR': 610 },
  bankrupt: { 'player:1': true },
  corporations: {
    'corporation:PRR': {
      ...fresh,
      owner: 'player:2',
      par: { row: 1, column: 6 },
      price: { row: 0, column: 7 },
      started: true,
      floated: true,
      tokens: [{ ...onCharter, hex: 'H12' }, onCharter, { ...onCharter, used: true }],
    },
    'corporation:NYC': fresh,
    'minor:EKB': { ...fresh, closed: true, tokens: [onCharter] },
  },
  privates: {
    SV: { owner: 'player:1', revenue: 5 },
    CS: { owner: 'bank', revenue: 10 },
    BO: { owner: null, revenue: 30 },
  },
  holdings: {
    'corporation:PRR': {
      'player:2': ['PRR_0', 'PRR_1'],
      pool: ['PRR_2'],
      'corporation:PRR': ['PRR_3'],
      'player:1': [],
    },
    'corporation:NYC': { bank: ['NYC_0'] },
  },
  resized: { NYC_0: 100 },
  trains: { depot: ['3-1', '3-2', '4-0'], discard: ['2-0', '2-3'], 'corporation:PRR': ['2-1', '2-2', '5-0'] },
  trainMarks: { '5-0': { variant: '5E' } },
  hexes: {
    A1: { ...noSlots, tile: 'A1', rotation: 0, cities: [] },
    H12: { ...noSlots, tile: 'H12', rotation: 0, cities: [['corporation:PRR', null]] },
    E11: { ...noSlots, tile: '59-1', rotation: 4, cities: [[null], ['corporation:NYC']] },
    G17: { ...noSlots, tile: '8-0', rotation: 2, cities: [] },
  },
  finished: false,
} as unknown as GameState;

const keys = Object.fromEntries(
  project({
    rules,
    state,
    active: ['corporation:PRR', 'corporation:NYC'],
    certificates: (player) => (player === 'player:2' ? 2 : 1),
    worth: (player) => (player === 'player:2' ? 391 : 60),
  }),
);

const below = (prefix: string): Record<string, TraceValue> =>
  Object.fromEntries(Object.entries(keys).filter(([key]) => key.startsWith(prefix)));

describe('the keys of a trace', () => {
  it('of the game', () => {
    expect(keys).toMatchObject({
      round: 'OR 3 2',
      phase: '3',
      bank: 9001,
      finished: false,
      active: 'corporation:PRR corporation:NYC',
      order: '2 1',
      priority: 'player:2',
      depot: '3*2 4*1',
      discarded: '2 2',
    });
  });

  it('of players', () => {
    expect(below('player/1/')).toEqual({
      'player/1/cash': 40,
      'player/1/certs': 1,
      'player/1/value': 60,
      'player/1/bankrupt': true,
    });
    expect(keys).not.toHaveProperty('player/2/bankrupt');
  });

  it('of private companies: owned, unsold, closed', () => {
    expect(below('company/')).toEqual({ 'company/SV/owner': 'player:1', 'company/BO/owner': 'closed' });
  });

  it('of a corporation that runs', () => {
    expect(below('corporation/PRR/')).toEqual({
      'corporation/PRR/cash': 610,
      'corporation/PRR/floated': true,
      'corporation/PRR/ipoed': true,
      'corporation/PRR/owner': 'player:2',
      'corporation/PRR/par': 76,
      'corporation/PRR/price': '112@0,7',
      'corporation/PRR/trains': '2 2 5E',
      'corporation/PRR/tokens': 'H12 - used',
      'corporation/PRR/shares': 'market=10 player:2=30 treasury=10',
    });
  });

  it('of a corporation that nobody has started', () => {
    expect(below('corporation/NYC/')).toEqual({
      'corporation/NYC/cash': 0,
      'corporation/NYC/floated': false,
      'corporation/NYC/ipoed': false,
      'corporation/NYC/trains': '',
      'corporation/NYC/tokens': '- -',
      'corporation/NYC/shares': 'ipo=100',
    });
  });

  it('of a minor that closed', () => {
    expect(below('corporation/EKB/')).toEqual({
      'corporation/EKB/cash': 0,
      'corporation/EKB/floated': false,
      'corporation/EKB/closed': true,
      'corporation/EKB/trains': '',
      'corporation/EKB/tokens': '-',
    });
  });

  it('of hexes: printed or laid, slots by city', () => {
    expect(below('hex/')).toEqual({
      'hex/A1': 'printed',
      'hex/H12': 'printed PRR,-',
      'hex/E11': '59-1/4 -|NYC',
      'hex/G17': '8-0/2',
    });
  });

  it("of a corporation whose president's certificate was made larger: its own holding is booked by the printed ones", () => {
    const shares = (holdings: Record<string, string[]>) => {
      const view = { ...state, resized: { PRR_0: 30 }, holdings: { 'corporation:PRR': holdings } };
      const all = project({ rules, state: view, active: [], certificates: () => 0, worth: () => 0 });
      return all.get('corporation/PRR/shares');
    };
    expect(shares({ 'corporation:PRR': ['PRR_0', 'PRR_1', 'PRR_2'], bank: ['PRR_3'] })).toBe('ipo=10 treasury=40');
    expect(shares({ 'player:1': ['PRR_0'], pool: ['PRR_1', 'PRR_2'], bank: ['PRR_3'] })).toBe(
      'ipo=10 market=20 player:1=30 treasury=-10',
    );
  });
});
