/** Laying tiles in a turn (core rules 8.8, 16): when the step waits, what it lists, when it is done. */
import { describe, expect, it } from 'vitest';
import { corporation, laysBy, operate, setCash } from '../../test/support/rail-title.ts';
import { turnGame } from '../../test/support/turn-title.ts';
import { layTile } from '../core/map/lay-tile.ts';
import { startRound } from '../kernel/engine.ts';
import type { Game } from '../kernel/game.ts';
import type { TrackLay } from '../kernel/title.ts';

const AB = corporation('AB');
const ANY: TrackLay = { lay: true, upgrade: true, cost: 0 };

interface Setting {
  readonly cash?: number;
  readonly tokens?: readonly number[];
  /** Tile on AB's home before the turn. */
  readonly home?: string;
}

/** AB is in turn, in the last phase: it may lay `5` on its home, `15` over that, `63` over that. */
const game = (lays: readonly TrackLay[], { cash = 1000, tokens = [0, 40], home }: Setting = {}): Game => {
  const it = turnGame({
    uses: [],
    with: [],
    steps: [{ id: 'track' }, { id: 'token' }, { id: 'buy-train' }],
    change: (title) => ({
      ...title,
      policies: { ...title.policies, track: { ...title.policies.track, lays } },
      corporations: title.corporations.map((c) => ({ ...c, tokens })),
      tiles: {
        manifest: { ...title.tiles.manifest, '15': 2, '63': 2 },
        definitions: {
          ...title.tiles.definitions,
          '15': { color: 'green', city: 30, slots: 2, exits: [0, 1, 5] },
          '63': { color: 'brown', city: 40, slots: 2, exits: [0, 1, 5] },
        },
      },
    }),
  });
  operate(it.context);
  it.context.set(['phase'], 2);
  if (home !== undefined) layTile(it.context, { operator: AB, hex: 'B2', tile: home, rotation: 0 });
  setCash(it.context, AB, cash);
  startRound(it.context, 'operating', 1, 1);
  return it;
};

const by = { entity: 'AB', entity_type: 'corporation' };
const lay = (it: Game, tile: string, hex = 'B2', rotation = 0): void =>
  void it.apply({ type: 'lay_tile', ...by, hex, tile, rotation });
const refusal = (it: Game, tile: string, hex = 'B2', rotation = 0): string | null =>
  it.explain({ type: 'lay_tile', ...by, hex, tile, rotation })?.rule ?? null;
const tilesOn = (it: Game, hex: string): readonly string[] =>
  [
    ...new Set(
      laysBy(it, 'AB')
        .filter((place) => place.startsWith(`${hex} `))
        .map((place) => place.replace(/^\S+ (\S+)\/.*/, '$1')),
    ),
  ].sort();

describe('the step waits', () => {
  it('while a lay is left, though no tile could be laid: passing is an action', () => {
    const it = game([ANY]);
    it.apply({ type: 'pass', ...by });
    it.apply({ type: 'pass', ...by });
    // All track that CD reaches is printed for ever.
    expect(it.waiting()).toEqual({ step: 'track', entities: [corporation('CD')], types: ['lay_tile', 'pass'] });
    expect(it.legalActions().map(({ action }) => action.type)).toEqual(['pass']);
  });

  it('not where the title allows no lay, its price cannot be paid, or the operator has no token at all', () => {
    const asked = (it: Game): boolean => it.waiting()?.step === 'track' && it.waiting()?.entities[0] === AB;
    expect(asked(game([]))).toBe(false);
    expect([19, 20].map((cash) => asked(game([{ ...ANY, cost: 20 }], { cash })))).toEqual([false, true]);
    expect(asked(game([ANY], { tokens: [] }))).toBe(false);
  });

  it('again while a further lay can be paid, and is done with the last', () => {
    const it = game([ANY, { ...ANY, cost: 20 }]);
    lay(it, '5-0');
    expect(it.waiting()).toMatchObject({ step: 'track', entities: [AB] });
    lay(it, '9-0', 'B4');
    expect(it.waiting()?.step).not.toBe('track');
    const poor = game([ANY, { ...ANY, cost: 20 }], { cash: 10 });
    lay(poor, '5-0');
    expect(poor.waiting()).toMatchObject({ step: 'track', entities: [corporation('CD')] });
  });

  it('until it is passed, whatever is left', () => {
    const it = game([ANY, ANY]);
    it.apply({ type: 'pass', ...by });
    expect(it.waiting()?.step).toBe('buy-train');
  });
});

describe('a lay', () => {
  it('is paid: terrain, and the price of the lay', () => {
    const it = game([ANY, { ...ANY, cost: 20 }]);
    lay(it, '5-0');
    expect(it.state.cash[AB]).toBe(1000);
    lay(it, '9-0', 'B4');
    expect(it.state.cash[AB]).toBe(900);
    expect(it.changes()).toContainEqual({ kind: 'money', from: AB, to: 'bank', amount: 100, rule: 'track.lay-cost' });
  });

  it('that the operator cannot pay is not listed', () => {
    const rich = game([ANY], { home: '5-0', cash: 80 });
    expect(tilesOn(rich, 'B4')).toEqual(['8', '9']);
    expect(tilesOn(game([ANY], { home: '5-0', cash: 79 }), 'B4')).toEqual([]);
  });

  it('that is listed is legal', () => {
    const it = game([ANY, ANY], { home: '5-0' });
    expect(it.legalActions().length).toBeGreaterThan(3);
    for (const { action } of it.legalActions()) expect(it.explain(action), JSON.stringify(action)).toBeNull();
  });
});

describe('what the entries of a turn do not allow is neither listed nor accepted', () => {
  it('an upgrade, or new track', () => {
    const builds = game([{ lay: true, upgrade: false, cost: 0 }], { home: '5-0' });
    expect([tilesOn(builds, 'B2'), tilesOn(builds, 'B4'), refusal(builds, '15-0')]).toEqual([
      [],
      ['8', '9'],
      'track.no-lay-left',
    ]);
    const upgrades = game([{ lay: false, upgrade: true, cost: 0 }], { home: '5-0' });
    expect([tilesOn(upgrades, 'B2'), tilesOn(upgrades, 'B4'), refusal(upgrades, '9-0', 'B4')]).toEqual([
      ['15'],
      [],
      'track.no-lay-left',
    ]);
  });

  it('a second upgrade', () => {
    const free = game([ANY, ANY], { home: '5-0' });
    lay(free, '15-0');
    expect([tilesOn(free, 'B2'), refusal(free, '63-0')]).toEqual([['63'], null]);
    const once = game([ANY, { lay: true, upgrade: 'not_if_upgraded', cost: 0 }], { home: '5-0' });
    lay(once, '15-0');
    expect([tilesOn(once, 'B2'), refusal(once, '63-0'), tilesOn(once, 'B4')]).toEqual([
      [],
      'track.no-lay-left',
      ['8', '9'],
    ]);
  });

  it('the same hex again', () => {
    const it = game([ANY, { ...ANY, differentHex: true }]);
    lay(it, '5-0');
    expect([tilesOn(it, 'B2'), refusal(it, '15-0'), tilesOn(it, 'B4')]).toEqual([[], 'track.no-lay-left', ['8', '9']]);
  });
});
