/** At states all over random games: what is listed applies, what is undone is gone, and nothing derived is out of date. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { brokenPromises } from '../../runtime/testing/promises.ts';
import { seededRandom } from '../../runtime/testing/random-player.ts';
import { anySeed, anyTemperament, patience, playGame, runs, settingsOf } from '../support/random-games.ts';

const any = fc.constantFrom(...settingsOf('1830'));

describe('at a sampled state of a random game of 1830', () => {
  it(
    'every listed action applies, with both ends of its range; undo and redo are exact; a restored game offers the same',
    () => {
      let states = 0;
      const property = fc.property(any, anySeed, anyTemperament, (setting, seed, temperament) => {
        const random = seededRandom(seed);
        const wrong: string[] = [];
        playGame(setting, seed, temperament, {
          after(game) {
            if (random() > 0.02) return;
            states++;
            wrong.push(...brokenPromises(game, 20, random));
          },
        });
        expect(wrong).toEqual([]);
      });
      fc.assert(property, runs(14));
      expect(states).toBeGreaterThan(150);
    },
    patience(90_000),
  );
});

describe('at every state of the opening auction and the first moves after it', () => {
  it(
    'the same holds for every single action',
    () => {
      const property = fc.property(any, anySeed, (setting, seed) => {
        const wrong: string[] = [];
        playGame(setting, seed, 'rash', { maxActions: 15, after: (game) => wrong.push(...brokenPromises(game)) });
        expect(wrong).toEqual([]);
      });
      fc.assert(property, runs(6));
    },
    patience(60_000),
  );
});
