/** Undo, redo, saving and restoring at any point of random games. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { firstDifference } from '../../runtime/kernel/difference.ts';
import { Game } from '../../runtime/kernel/game.ts';
import type { SavedGame } from '../../runtime/kernel/game.ts';
import { proveSave, readSave } from '../../runtime/kernel/read-save.ts';
import type { GameState } from '../../runtime/kernel/state.ts';
import { playRandomly, seededRandom } from '../../runtime/testing/random-player.ts';
import { reordered, stateHash } from '../../runtime/testing/state-hash.ts';
import { anySeed, anyTemperament, patience, playGame, runs, settingsOf, startGame } from '../support/random-games.ts';

const any = fc.constantFrom(...settingsOf('1830'));
const anyLength = fc.integer({ min: 1, max: 700 });

const listing = (game: Game): string => JSON.stringify(game.legalActions());

describe('undo and redo', () => {
  it(
    'go back any number of actions and forth again, and every state on the way is exactly as it was',
    () => {
      const property = fc.property(any, anySeed, anyTemperament, anyLength, (setting, seed, temperament, length) => {
        const states: GameState[] = [];
        const game = playGame(setting, seed, temperament, {
          maxActions: length,
          after: ({ state }) => states.push(structuredClone(state)),
        });
        const offered = listing(game);
        const back = Math.min(40, states.length - 1);
        for (let i = 1; i <= back; i++) {
          expect(game.undo()).toBe(true);
          expect(firstDifference(game.state, states[states.length - 1 - i])).toBeNull();
        }
        expect(listing(game)).toBe(listing(Game.restore(setting.rules, game.save())));
        for (let i = back - 1; i >= 0; i--) {
          expect(game.redo()).toBe(true);
          expect(firstDifference(game.state, states[states.length - 1 - i])).toBeNull();
        }
        expect(game.redo()).toBe(false);
        expect(listing(game)).toBe(offered);
        expect(game.actions).toHaveLength(states.length);
      });
      fc.assert(property, runs(14));
    },
    patience(60_000),
  );

  it(
    'come to the very beginning, and what is played from there is a new game',
    () => {
      const property = fc.property(any, anySeed, anyTemperament, (setting, seed, temperament) => {
        const game = playGame(setting, seed, temperament);
        const end = stateHash(game.state);
        while (game.undo());
        const fresh = Game.start(setting.rules, game.save().setup);
        expect(firstDifference(game.state, fresh.state)).toBeNull();
        const count = playRandomly(game, { seed: seed + 1, maxActions: 20 });
        expect(game.redo()).toBe(false);
        for (let i = 0; i < count; i++) game.undo();
        expect(firstDifference(game.state, fresh.state)).toBeNull();
        for (let i = 0; i < count; i++) game.redo();
        expect(game.actions).toHaveLength(count);
        expect(stateHash(game.state)).not.toBe(end);
      });
      fc.assert(property, runs(10));
    },
    patience(60_000),
  );
});

/** The ways in which a saved game comes back. */
const WAYS: readonly (readonly [string, (saved: SavedGame) => SavedGame])[] = [
  ['as it was', (saved) => saved],
  ['written and read as JSON', (saved) => JSON.parse(JSON.stringify(saved)) as SavedGame],
  ['with the keys of its objects in another order', (saved) => reordered(saved)],
];

describe.each(WAYS)('a saved game, restored %s', (_, travel) => {
  it(
    'continues as the game itself does, and its undo goes back over the save',
    () => {
      const property = fc.property(any, anySeed, anyTemperament, anyLength, (setting, seed, temperament, length) => {
        const states: GameState[] = [];
        const game = playGame(setting, seed, temperament, {
          maxActions: length,
          after: ({ state }) => states.push(structuredClone(state)),
        });
        const restored = Game.restore(setting.rules, travel(game.save()));
        expect(firstDifference(restored.state, game.state)).toBeNull();
        expect(listing(restored)).toBe(listing(game));

        const further = { seed: seed + 7, maxActions: 30 };
        const count = playRandomly(game, further);
        expect(playRandomly(restored, further)).toBe(count);
        expect(firstDifference(restored.state, game.state)).toBeNull();

        for (let i = 0; i < count; i++) restored.undo();
        expect(firstDifference(restored.state, states.at(-1))).toBeNull();
        for (let i = 2; i <= Math.min(10, states.length); i++) {
          expect(restored.undo()).toBe(true);
          expect(firstDifference(restored.state, states.at(-i))).toBeNull();
        }
        expect(listing(restored)).toBe(listing(Game.restore(setting.rules, restored.save())));
      });
      fc.assert(property, runs(8));
    },
    patience(60_000),
  );
});

describe('a saved game from outside', () => {
  it(
    'is proved by playing its actions again',
    () => {
      const property = fc.property(any, anySeed, anyTemperament, anyLength, (setting, seed, temperament, length) => {
        const game = playGame(setting, seed, temperament, { maxActions: length });
        const proved = proveSave(setting.rules, readSave(JSON.parse(JSON.stringify(game.save()))));
        expect(firstDifference(proved.state, game.state)).toBeNull();
        expect(firstDifference(proved.changes(), game.changes())).toBeNull();
      });
      fc.assert(property, runs(10));
    },
    patience(60_000),
  );
});

describe('games that share a rulebook', () => {
  it(
    'do not disturb each other, however their actions alternate',
    () => {
      const property = fc.property(any, anySeed, anyTemperament, (setting, seed, temperament) => {
        const alone = [0, 1, 2].map((more) => playGame(setting, seed + more, temperament, { maxActions: 400 }));
        const together = alone.map((_, more) => startGame(setting, seed + more));
        const random = seededRandom(seed);
        const left = alone.map(({ actions }) => [...actions]);
        while (left.some((actions) => actions.length > 0)) {
          const which = Math.floor(random() * left.length);
          const next = left[which]?.shift();
          if (next === undefined) continue;
          together[which]?.legalActions();
          together[which]?.apply(next);
        }
        expect(together.map((game) => stateHash(game.state))).toEqual(alone.map((game) => stateHash(game.state)));
        expect(together.map(listing)).toEqual(alone.map(listing));
      });
      fc.assert(property, runs(5));
    },
    patience(60_000),
  );
});
