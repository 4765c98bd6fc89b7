import { describe, expect, it } from 'vitest';

import { corporation, giveTrain, laysBy, operate } from '../../../test/support/rail-title.ts';
import { turnGame } from '../../../test/support/turn-title.ts';
import type { Game } from '../../kernel/game.ts';
import { startRound } from '../../kernel/engine.ts';
import { placeToken } from '../../core/map/tokens.ts';
import { gauges } from './index.ts';

const uses = [{ id: 'gauges', joker: 'dual' }];

/** AB's home B2 has narrow track to B4; the other three hexes of the column are blank. */
const building = (): Game => {
  const it = turnGame({
    uses,
    with: [gauges],
    steps: [{ id: 'track' }],
    change: (title) => ({
      ...title,
      map: {
        ...title.map,
        hexes: {
          ...title.map.hexes,
          B2: {
            color: 'gray',
            stops: [{ kind: 'city', revenue: 20 }],
            paths: [{ from: 0, to: 's0', track: 'narrow' }],
          },
        },
      },
      tiles: {
        manifest: { '9': 2, n9: 2, d9: 2 },
        definitions: {
          '9': { color: 'yellow', paths: [{ from: 0, to: 3 }] },
          n9: { color: 'yellow', paths: [{ from: 0, to: 3, track: 'narrow' }] },
          d9: { color: 'yellow', paths: [{ from: 0, to: 3, track: 'dual' }] },
        },
      },
    }),
  });
  operate(it.context);
  return it;
};

describe('a tile', () => {
  it('joins track of a gauge that fits: narrow to narrow, dual to both', () => {
    expect(laysBy(building(), 'AB').filter((lay) => lay.startsWith('B4'))).toEqual([
      'B4 n9/0',
      'B4 n9/3',
      'B4 d9/0',
      'B4 d9/3',
    ]);
  });

  it('is refused where it joins no gauge', () => {
    const lay = { type: 'lay_tile', entity: 'AB', entity_type: 'corporation', hex: 'B4', tile: '9-0', rotation: 0 };
    expect(building().explain(lay)?.rule).toBe('track.connection');
    expect(building().explain({ ...lay, tile: 'n9-0' })).toBeNull();
  });

  it('may have any gauge in a hex with a token of the operator', () => {
    const it = turnGame({
      uses,
      with: [gauges],
      steps: [{ id: 'track' }],
      change: (title) => ({
        ...title,
        tiles: {
          manifest: { n57: 1 },
          definitions: {
            n57: {
              color: 'yellow',
              stops: [{ kind: 'city', revenue: 20 }],
              paths: [
                { from: 0, to: 's0', track: 'narrow' },
                { from: 1, to: 's0', track: 'narrow' },
              ],
            },
          },
        },
      }),
    });
    operate(it.context);
    expect(laysBy(it, 'AB')).toContain('B2 n57/0');
  });
});

describe('a train', () => {
  /** CD runs E8 - E6 - E4 with E6 as plain track between two cities. */
  const running = (upper: string, lower: string): string | undefined => {
    const it = turnGame({
      uses,
      with: [gauges],
      steps: [{ id: 'route' }],
      change: (title) => ({
        ...title,
        map: {
          ...title.map,
          hexes: {
            ...title.map.hexes,
            E4: { color: 'gray', stops: [{ kind: 'city', revenue: 30 }], paths: [{ from: 0, to: 's0', track: upper }] },
            E6: { color: 'gray', paths: [{ from: 3, to: 0, track: 'dual' }] },
            E8: { color: 'gray', stops: [{ kind: 'city', revenue: 20 }], paths: [{ from: 3, to: 's0', track: lower }] },
          },
        },
      }),
    });
    operate(it.context);
    giveTrain(it.context, corporation('CD'), '2');
    it.context.set(['corporations', corporation('AB'), 'floated'], false);
    startRound(it.context, 'operating', 1, 1);
    const routes = [{ train: '2-0', connections: [['E8', 'E6', 'E4']] }];
    return it.explain({ type: 'run_routes', entity: 'CD', entity_type: 'corporation', routes })?.rule;
  };

  it('does not change from one gauge to another between two stops, not even over dual track', () => {
    expect(running('broad', 'narrow')).toBe('gauges.change');
  });

  it('runs on one gauge, and on dual track with it', () => {
    expect(running('broad', 'broad')).toBeUndefined();
    expect(running('narrow', 'narrow')).toBeUndefined();
    expect(running('dual', 'narrow')).toBeUndefined();
  });
});

it('a token alone does not make a hex of others the own one', () => {
  const it = building();
  placeToken(it.context, { corporation: corporation('CD'), tokenIndex: 1, hex: 'A5', city: 0 });
  expect(laysBy(it, 'AB').some((lay) => lay.startsWith('A5'))).toBe(false);
});
