/** Corporations, privates and trains as tables (core rules 1.3, 20). */
import { describe, expect, it } from 'vitest';
import { shareTitle } from '../../test/support/share-title.ts';
import type { CorporationDefinition, PrivateDefinition, TitleDefinition } from '../kernel/title.ts';
import { corporationTable, privateTable, trainTable } from './tables.ts';

const corporation = (more: Partial<CorporationDefinition> = {}): CorporationDefinition => ({
  id: 'AB',
  name: 'AB',
  tokens: [],
  ...more,
});
const titled = (change: Partial<TitleDefinition>): TitleDefinition => ({ ...shareTitle, ...change });
const only = (more: Partial<CorporationDefinition> = {}) => {
  const [info] = corporationTable(titled({ corporations: [corporation(more)] }));
  if (info === undefined) throw new Error('no corporation');
  return info;
};

describe('a corporation', () => {
  it("has a president's certificate of 20 % and eight of 10 %, unless it says otherwise", () => {
    const info = only();
    expect(info.certificates.map((c) => `${c.id} ${c.percent}${c.president ? ' president' : ''}`)).toEqual([
      'AB_0 20 president',
      ...[1, 2, 3, 4, 5, 6, 7, 8].map((n) => `AB_${n} 10`),
    ]);
    expect([info.shareSize, info.totalShares, info.presidentPercent, info.entity, info.kind, info.minor]).toEqual([
      10,
      10,
      20,
      'corporation:AB',
      'corporation',
      false,
    ]);
  });

  it('counts its shares by the size of its second certificate, of a single one by half of that', () => {
    const sizes = (shares: readonly number[]) => [only({ shares }).shareSize, only({ shares }).totalShares];
    expect(sizes([40, 20, 20, 20])).toEqual([20, 5]);
    expect(sizes([50, 25, 25])).toEqual([25, 4]);
    expect(sizes([100])).toEqual([50, 2]);
    expect(sizes([30, 15, 15, 15, 15, 10])).toEqual([15, 6]);
  });

  it('may have certificates that are issued later, with numbers of their own', () => {
    const { certificates } = only({ shares: [40, 20, 20, 20], issuedLater: { firstIndex: 9, shares: [10, 10] } });
    expect(certificates.slice(-2)).toEqual([
      { id: 'AB_9', corporation: 'corporation:AB', index: 9, percent: 10, president: false, issuedLater: true },
      { id: 'AB_10', corporation: 'corporation:AB', index: 10, percent: 10, president: false, issuedLater: true },
    ]);
  });

  it('floats and is held as the title says, unless it has rules of its own', () => {
    expect([only().float, only().holdingLimit]).toEqual([60, 60]);
    const own = only({ float: 20, holdingLimit: 100, kind: 'public' });
    expect([own.float, own.holdingLimit, own.kind]).toEqual([20, 100, 'public']);
  });

  it('gives each of its powers a key', () => {
    expect(
      only({ abilities: [{ type: 'a' }, { type: 'b' }] }).abilities.map(({ key, type, holder }) => [key, type, holder]),
    ).toEqual([
      ['corporation:AB/0', 'a', 'corporation:AB'],
      ['corporation:AB/1', 'b', 'corporation:AB'],
    ]);
  });
});

describe('minors', () => {
  it('come before all corporations and have no certificates', () => {
    const table = corporationTable(titled({ minors: [corporation({ id: '1' })], corporations: [corporation()] }));
    expect(table.map(({ entity, index, kind, certificates }) => [entity, index, kind, certificates.length])).toEqual([
      ['minor:1', 0, 'minor', 0],
      ['corporation:AB', 1, 'corporation', 9],
    ]);
  });
});

describe('a private', () => {
  const prices = (more: Partial<PrivateDefinition>) => {
    const [info] = privateTable(titled({ privates: [{ id: 'P', name: 'P', value: 75, revenue: 5, ...more }] }), 3);
    return [info?.minPrice, info?.maxPrice];
  };

  it('costs half its value, rounded up, to twice its value, unless it says otherwise', () => {
    expect(prices({})).toEqual([38, 150]);
    expect(prices({ minPrice: 1 })).toEqual([1, 150]);
    expect(prices({ maxPrice: 75 })).toEqual([38, 75]);
  });

  it('may be for more players only', () => {
    const title = titled({
      privates: [
        { id: 'P', name: 'P', value: 20, revenue: 5 },
        { id: 'Q', name: 'Q', value: 20, revenue: 5, minPlayers: 4 },
      ],
    });
    expect([3, 4].map((players) => privateTable(title, players).map((p) => p.id))).toEqual([['P'], ['P', 'Q']]);
  });
});

describe('trains', () => {
  it('are as many as the title says, for so many players', () => {
    const title = titled({
      trains: [
        { id: '2', price: 80, distance: 2, count: 6, countByPlayers: { '2': 4 } },
        { id: 'D', price: 1000, distance: 99, count: 'unlimited' },
      ],
    });
    expect([2, 3].map((players) => trainTable(title, players).map((t) => `${t.name} ${t.price} ${t.count}`))).toEqual([
      ['2 80 4', 'D 1000 unlimited'],
      ['2 80 6', 'D 1000 unlimited'],
    ]);
  });
});
