import { expect, it } from 'vitest';

import { corporation } from '../../../test/support/rail-title.ts';
import { turnGame } from '../../../test/support/turn-title.ts';
import { hexInfo } from '../../core/map/hexes.ts';
import { stopValue } from '../../core/map/route-value.ts';
import { valueByPhase } from './index.ts';

it('a stop is worth what its table says for the phase, or the last before it', () => {
  const { context: play } = turnGame({
    uses: [{ id: 'value-by-phase' }],
    with: [valueByPhase],
    change: (title) => ({
      ...title,
      map: {
        ...title.map,
        hexes: {
          ...title.map.hexes,
          E4: {
            color: 'gray',
            stops: [{ kind: 'city', revenue: 5, revenueByPhase: { '3': 30, '4': 90 } } as never],
            paths: [{ from: 3, to: 's0' }],
          },
        },
      },
    }),
  });
  const value = (hex: string, phase: number): number => {
    play.set(['phase'], phase);
    return stopValue(play, corporation('CD'), '2-0', { hex: hexInfo(play, hex), stop: 0 });
  };
  expect([value('E4', 0), value('E4', 1), value('E4', 2)]).toEqual([5, 30, 90]);
  expect([value('E6', 0), value('E6', 2)]).toEqual([10, 10]);
});
