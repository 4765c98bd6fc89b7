import { describe, expect, it } from 'vitest';

import { corporation, giveTrain, operate, railGame } from '../../../test/support/rail-title.ts';
import { checkRuns } from '../../core/map/routes.ts';
import { placeToken } from '../../core/map/tokens.ts';
import type { Game } from '../../kernel/game.ts';
import { portBonus } from './index.ts';

const CD = corporation('CD');

/** CD's home is E8; from there track leads over the town E6 (10) and the city E4 (30) to the port E2 (20 in green, 30 in brown). */
const game = (phase: number): Game => {
  const it = railGame({ with: [portBonus], mechanics: [{ id: 'port-bonus', group: 'port', minimumStops: 3 }] });
  operate(it.context);
  it.context.set(['phase'], phase);
  placeToken(it.context, { corporation: CD, tokenIndex: 0, hex: 'E8', city: 0 });
  return it;
};

const E8_TO_E4 = [
  ['E8', 'E6'],
  ['E6', 'E4'],
];
const TO_PORT = ['E4', 'E2'];

const run = (it: Game, connections: readonly (readonly string[])[]) =>
  checkRuns(it.context, CD, [{ train: giveTrain(it.context, CD, '4'), connections }]);

describe('a route to a port', () => {
  it('earns the value of the port once for each city with a token, not once by itself', () => {
    // 20 + 10 + 30 for city, town and city; the port's 20 for the one token.
    expect(run(game(1), [...E8_TO_E4, TO_PORT])).toMatchObject({ revenue: 80 });
    const two = game(1);
    placeToken(two.context, { corporation: CD, tokenIndex: 1, hex: 'E4', city: 0 });
    expect(run(two, [...E8_TO_E4, TO_PORT])).toMatchObject({ revenue: 100 });
  });

  it('follows the colours of the phase: nothing in yellow, 30 in brown', () => {
    expect(run(game(0), [...E8_TO_E4, TO_PORT])).toMatchObject({ revenue: 60 });
    expect(run(game(2), [...E8_TO_E4, TO_PORT])).toMatchObject({ revenue: 90 });
  });

  it('needs three stops, the port among them: port-bonus.stops', () => {
    const it = game(1);
    placeToken(it.context, { corporation: CD, tokenIndex: 1, hex: 'E4', city: 0 });
    expect(run(it, [TO_PORT])).toMatchObject({ rule: 'port-bonus.stops' });
  });
});

it('leaves other routes alone', () => {
  expect(run(game(1), E8_TO_E4)).toMatchObject({ revenue: 60 });
  expect(run(game(1), [['E8', 'E6']])).toMatchObject({ revenue: 30 });
});
