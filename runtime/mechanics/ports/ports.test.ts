import { expect, it } from 'vitest';

import { corporation, giveTrain, operate } from '../../../test/support/rail-title.ts';
import { turnGame } from '../../../test/support/turn-title.ts';
import { startRound } from '../../kernel/engine.ts';
import { placeToken } from '../../core/map/tokens.ts';
import { ports } from './index.ts';

it('a route to a port has three stops; routes elsewhere do not', () => {
  const game = turnGame({
    uses: [{ id: 'ports', hexes: ['E2'], stops: 3 }],
    with: [ports],
    steps: [{ id: 'route' }],
  });
  const play = game.context;
  operate(play);
  giveTrain(play, corporation('CD'), '3');
  placeToken(play, { corporation: corporation('CD'), tokenIndex: 1, hex: 'E4', city: 0 });
  play.set(['corporations', corporation('AB'), 'floated'], false);
  startRound(play, 'operating', 1, 1);
  const run = (...connections: string[][]) =>
    game.explain({
      type: 'run_routes',
      entity: 'CD',
      entity_type: 'corporation',
      routes: [{ train: '3-0', connections }],
    })?.rule;
  expect(run(['E2', 'E4'])).toBe('ports.stops');
  expect(run(['E2', 'E4'], ['E4', 'E6'])).toBeUndefined();
  expect(run(['E4', 'E6'])).toBeUndefined();
});
