/** The first token of a corporation (core rules 9.7), and tokens that wait for their city (8.7, 9.6). */
import { describe, expect, it } from 'vitest';
import { corporation, player, start } from '../../test/support/rail-title.ts';
import { turnGame } from '../../test/support/turn-title.ts';
import { defineMechanic } from '../kernel/mechanic.ts';
import type { Taps } from '../kernel/hooks.ts';
import type { Play } from '../kernel/play.ts';
import type { HexDefinition, HomeTokenPolicy } from '../kernel/title.ts';
import { placeHomeToken } from './home-token.ts';
import { addPendingToken, dropPendingToken, pendingTokens } from './pending-token.ts';
import { layTile } from './map/lay-tile.ts';
import { startCorporation } from './par.ts';
import { cellById } from './market.ts';

const AB = corporation('AB');
const EF = corporation('EF');

/** Two cities without track. */
const BLANK: HexDefinition = {
  stops: [
    { kind: 'city', revenue: 0 },
    { kind: 'city', revenue: 0 },
  ],
};
/** Two cities with track. */
const PRINTED: HexDefinition = {
  ...BLANK,
  color: 'gray',
  paths: [
    { from: 0, to: 's0' },
    { from: 3, to: 's1' },
  ],
};

interface Setting {
  readonly home?: HexDefinition;
  readonly city?: number;
  readonly when?: HomeTokenPolicy['when'];
  readonly hooks?: Taps;
}

/** EF has its home in B10. */
const play = ({ home = BLANK, city, when = 'operate', hooks = {} }: Setting = {}): Play =>
  turnGame({
    uses: [{ id: 'm' }],
    with: [defineMechanic({ manifest: { name: 'm', summary: 'A test.', provides: {} }, behave: () => ({ hooks }) })],
    change: (title) => ({
      ...title,
      policies: { ...title.policies, homeToken: { ...title.policies.homeToken, when } },
      map: { ...title.map, hexes: { ...title.map.hexes, B10: home } },
      corporations: title.corporations.map((c) =>
        c.id === 'EF' ? { ...c, home: { hex: 'B10', ...(city === undefined ? {} : { city }) } } : c,
      ),
      tiles: {
        manifest: { ...title.tiles.manifest, '59': 1 },
        definitions: {
          ...title.tiles.definitions,
          '59': {
            color: 'yellow',
            stops: [
              { kind: 'city', revenue: 40 },
              { kind: 'city', revenue: 40 },
            ],
            paths: [
              { from: 0, to: 's0' },
              { from: 3, to: 's1' },
            ],
          },
        },
      },
    }),
  }).context;

const where = (it: Play, entity: string): string => {
  const token = it.state.corporations[entity]?.tokens[0];
  return token === undefined || token.hex === null ? 'charter' : `${token.hex}/${token.city}`;
};

describe('the home token', () => {
  it('goes to the city kept for its corporation, which is kept no longer; it costs nothing', () => {
    const it = play();
    placeHomeToken(it, AB);
    expect(where(it, AB)).toBe('B2/0');
    expect(it.state.hexes['B2']).toMatchObject({ cities: [[AB]], reserved: [[null]] });
    expect([it.state.corporations[AB]?.tokens[0]?.used, it.state.cash[AB]]).toEqual([true, 0]);
  });

  it('is placed once', () => {
    const it = play();
    placeHomeToken(it, AB);
    it.journal = [];
    placeHomeToken(it, AB);
    expect(it.journal).toEqual([]);
  });

  it('goes to the city that the title names, or to the first of several while they have no track', () => {
    const named = play({ city: 1 });
    placeHomeToken(named, EF);
    expect(where(named, EF)).toBe('B10/1');
    const any = play();
    placeHomeToken(any, EF);
    expect(where(any, EF)).toBe('B10/0');
  });

  it('waits for its corporation to choose where the hex is kept for it and has track, once', () => {
    const it = play({ home: PRINTED });
    placeHomeToken(it, EF);
    placeHomeToken(it, EF);
    expect(where(it, EF)).toBe('charter');
    expect(pendingTokens(it)).toEqual([{ corporation: EF, token: 0, chooser: EF, hexes: ['B10'] }]);
  });

  it('waits where a mechanic offers several homes', () => {
    const it = play({ hooks: { homeHexes: (_, hexes) => [...hexes, 'E4'] } });
    placeHomeToken(it, EF);
    expect(pendingTokens(it)).toEqual([{ corporation: EF, token: 0, chooser: EF, hexes: ['B10', 'E4'] }]);
  });

  it('stays on the charter of a corporation without a home', () => {
    const it = play({ hooks: { homeHexes: () => [] } });
    placeHomeToken(it, EF);
    expect([where(it, EF), pendingTokens(it)]).toEqual(['charter', []]);
  });

  it('stays on the charter while others fill its home', () => {
    const it = play({ city: 0 });
    const before = it.state.hexes['B10'];
    if (before === undefined) throw new Error('no hex B10');
    it.change({
      kind: 'tile',
      hex: 'B10',
      before,
      after: { ...before, cities: [[AB], [null]], reserved: [[], []] },
      rule: 'test',
    });
    placeHomeToken(it, EF);
    expect(where(it, EF)).toBe('charter');
  });
});

describe('at par', () => {
  const par = (it: Play): void => {
    const cell = cellById(it.rules.market, '80,2,4');
    if (cell !== undefined) startCorporation(it, player(1), AB, cell, false);
  };

  it('the token is placed when the price is set, if the title says so', () => {
    const it = play({ when: 'par' });
    par(it);
    expect(where(it, AB)).toBe('B2/0');
  });

  it('it is not otherwise', () => {
    for (const when of ['operate', 'operating_round', 'float'] as const) {
      const it = play({ when });
      par(it);
      expect(where(it, AB)).toBe('charter');
    }
  });
});

describe('the first track on a hex of several cities', () => {
  it('takes the tokens off: they stand on their charters until the city is chosen', () => {
    const it = play();
    start(it, 'EF', { owner: player(3), at: '80,2,4' });
    placeHomeToken(it, EF);
    expect(layTile(it, { operator: EF, hex: 'B10', tile: '59-0', rotation: 0 })).toEqual([
      { corporation: EF, index: 0 },
    ]);
    expect(it.state.hexes['B10']?.cities).toEqual([[null], [null]]);
  });
});

describe('tokens that wait', () => {
  it('wait in line, each once; the first is settled first', () => {
    const it = play();
    const waiting = (corporationId: string, token: number) => ({
      corporation: corporation(corporationId),
      token,
      chooser: AB,
      hexes: ['B2'],
    });
    for (const pending of [waiting('AB', 0), waiting('CD', 0), waiting('AB', 0), waiting('AB', 1)])
      addPendingToken(it, pending);
    expect(pendingTokens(it)).toEqual([waiting('AB', 0), waiting('CD', 0), waiting('AB', 1)]);
    dropPendingToken(it);
    expect(pendingTokens(it)).toEqual([waiting('CD', 0), waiting('AB', 1)]);
  });
});
