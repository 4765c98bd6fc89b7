import { describe, expect, it } from 'vitest';

import { corporation, giveTrain, operate } from '../../../test/support/rail-title.ts';
import { turnGame } from '../../../test/support/turn-title.ts';
import type { Game } from '../../kernel/game.ts';
import { startRound } from '../../kernel/engine.ts';
import type { HexDefinition } from '../../kernel/title.ts';
import { hexEdgeTrains } from './index.ts';

/** CD's track: E2 (port) - E4 (city) - E6 (town) - E8 (home), with gauges of the test's choice between E4, E6 and E8. */
const line = (upper: string, lower: string): Readonly<Record<string, HexDefinition>> => ({
  E4: {
    color: 'gray',
    stops: [{ kind: 'city', revenue: 30, slots: 2 }],
    paths: [
      { from: 3, to: 's0' },
      { from: 0, to: 's0', track: upper },
    ],
  },
  E6: {
    color: 'gray',
    stops: [{ kind: 'town', revenue: 10 }],
    paths: [
      { from: 3, to: 's0', track: upper },
      { from: 0, to: 's0', track: lower },
    ],
  },
  E8: { color: 'gray', stops: [{ kind: 'city', revenue: 20 }], paths: [{ from: 3, to: 's0', track: lower }] },
});

interface Setting {
  readonly upper?: string;
  readonly lower?: string;
  readonly reach?: number;
  readonly own?: Readonly<Record<string, number>>;
}

const game = ({ upper = 'broad', lower = 'broad', reach = 2, own }: Setting): Game => {
  const it = turnGame({
    uses: [{ id: 'hex-edge-trains', weights: { broad: 1, narrow: 2, dual: 1 } }],
    with: [hexEdgeTrains],
    steps: [{ id: 'route' }],
    change: (title) => ({
      ...title,
      map: { ...title.map, hexes: { ...title.map.hexes, ...line(upper, lower) } },
      trains: [{ id: '2', price: 80, distance: reach, count: 3, ...(own === undefined ? {} : { edgeWeights: own }) }],
      phases: title.phases.slice(0, 1),
    }),
  });
  operate(it.context);
  giveTrain(it.context, corporation('CD'), '2');
  it.context.set(['corporations', corporation('AB'), 'floated'], false);
  startRound(it.context, 'operating', 1, 1);
  return it;
};

const run = (it: Game, ...connections: string[][]): string | undefined =>
  it.explain({ type: 'run_routes', entity: 'CD', entity_type: 'corporation', routes: [{ train: '2-0', connections }] })
    ?.rule;

const TOWN = ['E6', 'E8'];
const CITY = ['E4', 'E6'];
const PORT = ['E2', 'E4'];

describe('a train that counts hex borders', () => {
  it('may call at three stops over two borders, however few stops a train of that number had', () => {
    expect(run(game({ reach: 2 }), TOWN, CITY)).toBeUndefined();
  });

  it('does not go one border further', () => {
    expect(run(game({ reach: 2 }), TOWN, CITY, PORT)).toBe('route.length');
    expect(run(game({ reach: 3 }), TOWN, CITY, PORT)).toBeUndefined();
  });

  it('counts a narrow border twice, section by section', () => {
    expect(run(game({ lower: 'narrow', reach: 2 }), TOWN)).toBeUndefined();
    expect(run(game({ lower: 'narrow', reach: 2 }), TOWN, CITY)).toBe('route.length');
    expect(run(game({ lower: 'narrow', reach: 3 }), TOWN, CITY)).toBeUndefined();
    expect(run(game({ lower: 'narrow', upper: 'narrow', reach: 3 }), TOWN, CITY)).toBe('route.length');
  });

  it('counts dual track as the track it is joined to, and once where it is alone', () => {
    expect(run(game({ lower: 'dual', reach: 1 }), TOWN)).toBeUndefined();
  });

  it('may have weights of its own', () => {
    const inverted = { broad: 2, narrow: 1, dual: 1 };
    expect(run(game({ own: inverted, reach: 1 }), TOWN)).toBe('route.length');
    expect(run(game({ own: inverted, lower: 'narrow', reach: 1 }), TOWN)).toBeUndefined();
  });

  it('does not run on a gauge that it has no weight for', () => {
    expect(run(game({ own: { broad: 1 }, lower: 'narrow', reach: 9 }), TOWN)).toBe('hex-edge-trains.gauge');
  });
});
