/** At states all over random games: what is listed applies, what is undone is gone, and nothing derived is out of date. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { brokenAccount } from '../../runtime/testing/account.ts';
import { brokenPromises } from '../../runtime/testing/promises.ts';
import { seededRandom } from '../../runtime/testing/random-player.ts';
import {
  anySeed,
  anyTemperament,
  expectNothing,
  patience,
  playGame,
  runs,
  settingsOf,
} from '../support/random-games.ts';

const any = fc.constantFrom(...settingsOf('1830'));

describe('at a sampled state of a random game', () => {
  it(
    'every listed action applies, with both ends of its range; undo and redo are exact; a restored game offers the same',
    () => {
      let states = 0;
      const property = fc.property(any, anySeed, anyTemperament, (setting, seed, temperament) => {
        const random = seededRandom(seed);
        playGame(setting, seed, temperament, {
          after(game) {
            if (random() > 0.02) return;
            states++;
            expectNothing(brokenPromises(game, 25, random));
          },
        });
      });
      fc.assert(property, runs(30));
      expect(states).toBeGreaterThan(300);
    },
    patience(90_000),
  );

  it(
    'all of them do where the game begins, and as long as the first stock round lasts',
    () => {
      const property = fc.property(any, anySeed, (setting, seed) => {
        playGame(setting, seed, 'rash', {
          maxActions: 12,
          after: (game) => expectNothing(brokenPromises(game)),
        });
      });
      fc.assert(property, runs(6));
    },
    patience(60_000),
  );
});

describe('the account of every action', () => {
  it(
    'leads from the state before to the state after, and back: nothing is written behind the changes',
    () => {
      const property = fc.property(any, anySeed, anyTemperament, (setting, seed, temperament) => {
        let before: ReturnType<typeof structuredClone<object>> | undefined;
        playGame(setting, seed, temperament, {
          after(game) {
            const after = structuredClone(game.state);
            if (before !== undefined) expectNothing(brokenAccount(before as typeof after, game.changes(), after));
            before = after;
          },
        });
      });
      fc.assert(property, runs(8));
    },
    patience(60_000),
  );
});
