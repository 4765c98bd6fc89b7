import { describe, expect, it } from 'vitest';

import { company, corporation, givePrivate, operate, player } from '../../../test/support/rail-title.ts';
import { turnGame } from '../../../test/support/turn-title.ts';
import type { EntityId } from '../../kernel/state.ts';
import { layCost, layTile } from '../../core/map/lay-tile.ts';
import { terrainByGauge } from './index.ts';

const ADDED = [
  { gauge: 'dual', divisor: 1 },
  { gauge: 'broad', divisor: 1 },
  { gauge: 'narrow', divisor: 4 },
];

/** B4 costs 80. Tiles: straight track of each gauge, and green ones that add narrow, ordinary or dual track to a straight. */
const game = (owner?: EntityId) => {
  const it = turnGame({
    uses: [{ id: 'terrain-by-gauge', added: ADDED }],
    with: [terrainByGauge],
    steps: [{ id: 'track' }],
    privates: [company('M', 50, { type: 'terrain_discount', ownerType: 'corporation', gauges: ['broad'], divisor: 2 })],
    change: (title) => ({
      ...title,
      tiles: {
        manifest: { b: 1, n: 1, d: 1, bn: 1, bb: 1, bd: 1 },
        definitions: {
          b: { color: 'yellow', paths: [{ from: 0, to: 3 }] },
          n: { color: 'yellow', paths: [{ from: 0, to: 3, track: 'narrow' }] },
          d: { color: 'yellow', paths: [{ from: 0, to: 3, track: 'dual' }] },
          bn: {
            color: 'green',
            paths: [
              { from: 0, to: 3 },
              { from: 1, to: 2, track: 'narrow' },
            ],
          },
          bb: {
            color: 'green',
            paths: [
              { from: 0, to: 3 },
              { from: 1, to: 2 },
            ],
          },
          bd: {
            color: 'green',
            paths: [
              { from: 0, to: 3 },
              { from: 1, to: 2, track: 'dual' },
            ],
          },
        },
      },
    }),
  });
  operate(it.context);
  if (owner !== undefined) givePrivate(it.context, 'M', owner);
  const request = (tile: string) => ({ operator: corporation('AB'), hex: 'B4', tile: `${tile}-0`, rotation: 0 });
  return {
    cost: (tile: string) => layCost(it.context, request(tile)),
    lay: (tile: string) => void layTile(it.context, request(tile)),
    plain: layCost(it.context, { ...request('b'), hex: 'A7' }),
  };
};

describe('a mountain of 80', () => {
  it('costs all of it for ordinary and dual track, a quarter for narrow', () => {
    const { cost, plain } = game();
    expect([cost('b'), cost('d'), cost('n'), plain]).toEqual([80, 80, 20, 0]);
  });

  it('costs again at every upgrade, by the track that is added', () => {
    const { cost, lay } = game();
    lay('b');
    expect([cost('bn'), cost('bb'), cost('bd')]).toEqual([20, 80, 80]);
  });

  it('costs an owner of the power half, for the gauges of the power only', () => {
    const { cost, lay } = game(corporation('AB'));
    expect([cost('b'), cost('d'), cost('n')]).toEqual([40, 80, 20]);
    lay('b');
    expect([cost('bn'), cost('bb')]).toEqual([20, 40]);
  });

  it('costs nobody else less', () => {
    expect(game(player(1)).cost('b')).toBe(80);
    expect(game(corporation('CD')).cost('b')).toBe(80);
  });
});
