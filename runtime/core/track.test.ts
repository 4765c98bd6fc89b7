/** The lays of a turn: which are left, and what one costs (core rules 8.8, 9.6). */
import { describe, expect, it } from 'vitest';
import { corporation, operate } from '../../test/support/rail-title.ts';
import { turnGame } from '../../test/support/turn-title.ts';
import type { Play } from '../kernel/play.ts';
import type { TrackLay } from '../kernel/title.ts';
import { RuleViolation } from '../kernel/violation.ts';
import { carryOutLay, demandLay, entryCost, isUpgrade, laysOfTurn, nextLay, recordLay, startLays } from './track.ts';

const AB = corporation('AB');
const ANY: TrackLay = { lay: true, upgrade: true, cost: 0 };

const play = (...lays: readonly TrackLay[]): Play => {
  const it = turnGame({
    uses: [],
    with: [],
    change: (title) => ({ ...title, policies: { ...title.policies, track: { ...title.policies.track, lays } } }),
  }).context;
  operate(it);
  return it;
};

const refusal = (act: () => unknown): string => {
  try {
    act();
    return 'allowed';
  } catch (error) {
    if (error instanceof RuleViolation) return error.rule;
    throw error;
  }
};
const build = (it: Play, hex: string): void => recordLay(it, { hex, upgrade: false });
const upgrade = (it: Play, hex: string): void => recordLay(it, { hex, upgrade: true });

describe('the lays of a turn', () => {
  it('are taken in the order of the title, and begin anew each turn', () => {
    const second: TrackLay = { lay: true, upgrade: false, cost: 20 };
    const it = play(ANY, second);
    expect(nextLay(it)).toEqual(ANY);
    build(it, 'B4');
    expect(nextLay(it)).toEqual(second);
    build(it, 'B6');
    expect([nextLay(it), laysOfTurn(it).length]).toEqual([null, 2]);
    startLays(it);
    expect(nextLay(it)).toEqual(ANY);
  });

  it('are refused beyond the last: track.no-lay-left', () => {
    const it = play(ANY);
    expect(demandLay(it, 'B4', false)).toEqual(ANY);
    build(it, 'B4');
    expect(refusal(() => demandLay(it, 'B6', false))).toBe('track.no-lay-left');
  });

  it('may be for new track or for upgrades only', () => {
    const builds = play({ lay: true, upgrade: false, cost: 0 });
    expect([refusal(() => demandLay(builds, 'B4', false)), refusal(() => demandLay(builds, 'B4', true))]).toEqual([
      'allowed',
      'track.no-lay-left',
    ]);
    const upgrades = play({ lay: false, upgrade: true, cost: 0 });
    expect([refusal(() => demandLay(upgrades, 'B4', false)), refusal(() => demandLay(upgrades, 'B4', true))]).toEqual([
      'track.no-lay-left',
      'allowed',
    ]);
  });

  it('may allow an upgrade only if the turn has seen none', () => {
    const rule: TrackLay = { lay: true, upgrade: 'not_if_upgraded', cost: 0 };
    const built = play(ANY, rule);
    build(built, 'B4');
    expect(refusal(() => demandLay(built, 'B6', true))).toBe('allowed');
    const upgraded = play(ANY, rule);
    upgrade(upgraded, 'B4');
    expect(refusal(() => demandLay(upgraded, 'B6', true))).toBe('track.no-lay-left');
    expect(refusal(() => demandLay(upgraded, 'B6', false))).toBe('allowed');
  });

  it('are over where an entry allows nothing any more', () => {
    const it = play(ANY, { lay: false, upgrade: 'not_if_upgraded', cost: 0 });
    upgrade(it, 'B4');
    expect(nextLay(it)).toBeNull();
  });

  it('may have to be on different hexes', () => {
    const it = play(ANY, { ...ANY, differentHex: true });
    build(it, 'B4');
    expect([refusal(() => demandLay(it, 'B4', true)), refusal(() => demandLay(it, 'B6', true))]).toEqual([
      'track.no-lay-left',
      'allowed',
    ]);
  });
});

describe('a tile', () => {
  it('that is yellow is built, any other is an upgrade', () => {
    const it = play(ANY);
    expect(isUpgrade(it, '9-0')).toBe(false);
    expect(isUpgrade(it, '99-0')).toBe(true);
  });

  it('costs what its entry says, an upgrade its own price if it has one', () => {
    const entry = { ...ANY, cost: 20 };
    expect([entryCost(entry, false), entryCost(entry, true), entryCost({ ...entry, upgradeCost: 30 }, true)]).toEqual([
      20, 20, 30,
    ]);
  });
});

describe('a lay', () => {
  const B4 = { operator: AB, hex: 'B4', tile: '9-0', rotation: 0, connectAnywhere: true, special: true };
  const cost = (terms: Parameters<typeof carryOutLay>[3]): number => {
    const it = play(ANY);
    carryOutLay(it, B4, AB, terms);
    expect(it.state.hexes['B4']).toMatchObject({ tile: '9-0', rotation: 0 });
    return 1000 - (it.state.cash[AB] ?? 0);
  };

  it('costs the terrain of the hex and what comes on top, paid to the bank: 80 in the mountains of B4', () => {
    expect(cost({ extra: 0, free: false })).toBe(80);
    expect(cost({ extra: 20, free: false })).toBe(100);
  });

  it('costs only what comes on top where the ground is free', () => {
    expect(cost({ extra: 20, free: true })).toBe(20);
  });

  it('is cheaper by a discount, but never brings money', () => {
    expect(cost({ extra: 0, free: false, discount: 30 })).toBe(50);
    expect(cost({ extra: 0, free: false, discount: 100 })).toBe(0);
  });

  it('that the rules of the map forbid is refused, and nothing is paid', () => {
    const it = play(ANY);
    expect(refusal(() => carryOutLay(it, { ...B4, tile: '57-0', special: false }, AB, { extra: 0, free: false }))).toBe(
      'track.upgrade.cities',
    );
    expect(it.state.cash[AB]).toBe(1000);
  });
});
