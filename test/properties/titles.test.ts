/** The same properties for every other title, with fewer games: every number of players, a handful of optional rules each. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { firstDifference } from '../../runtime/kernel/difference.ts';
import { Game } from '../../runtime/kernel/game.ts';
import { readLog } from '../../runtime/kernel/read-log.ts';
import { proveSave, readSave } from '../../runtime/kernel/read-save.ts';
import { bookkeeper } from '../../runtime/testing/account.ts';
import { fireDamagedActions, newSalvo } from '../../runtime/testing/damaged-actions.ts';
import { newOpenings, openDamagedLogs, openDamagedSaves } from '../../runtime/testing/damaged-files.ts';
import { brokenInvariants, overdrawn } from '../../runtime/testing/invariants.ts';
import { brokenPromises } from '../../runtime/testing/promises.ts';
import { publicLog } from '../../runtime/testing/public-log.ts';
import { seededRandom } from '../../runtime/testing/random-player.ts';
import { stateHash } from '../../runtime/testing/state-hash.ts';
import {
  anySeed,
  anyTemperament,
  patience,
  playableTitle,
  playGame,
  runs,
  settingsOf,
  startGame,
  titleNames,
} from '../support/random-games.ts';

/** Of each number of players. */
const VARIANTS = 3;

/** Rules that let somebody fall into debt, to be settled when he is asked, if he still can be. */
const DEBTORS: Readonly<Record<string, 'player:' | 'corporation:'>> = {
  'cash-crisis': 'player:',
  'corporation-bonds': 'corporation:',
};

const forbiddenDebts = (game: Game): readonly string[] => {
  const debtors = game.rules.title.mechanics.map(({ id, use }) => DEBTORS[use ?? id]);
  return overdrawn(game).filter((debt) => !debtors.some((kind) => kind !== undefined && debt.startsWith(kind)));
};

describe.each(titleNames().filter((id) => id !== '1830'))('random games of %s', (id) => {
  const settings = settingsOf(id, VARIANTS);

  it.each(settings.map((setting) => [setting.name, setting] as const))(
    '%s: stay right to the end, account for everything, and are the same game when played again',
    (_, setting) => {
      const property = fc.property(anySeed, anyTemperament, (seed, temperament) => {
        const random = seededRandom(seed);
        const wrong: string[] = [];
        const books = bookkeeper(startGame(setting, seed).state);
        const game = playGame(setting, seed, temperament, {
          after(now) {
            wrong.push(...books.book(now.state, now.changes()), ...forbiddenDebts(now));
            if (now.state.finished || random() < 0.1) wrong.push(...brokenInvariants(now));
            if (random() < 0.006) wrong.push(...brokenPromises(now, 15, random));
            if (wrong.length > 0) throw new Error(wrong.slice(0, 5).join('\n'));
          },
        });
        expect(books.close()).toEqual([]);
        expect(game.state.finished).toBe(true);
        const again = Game.load(setting.rules, readLog(JSON.parse(JSON.stringify(publicLog(game)))));
        expect(stateHash(again.state)).toBe(stateHash(game.state));
      });
      fc.assert(property, runs(1, settings.indexOf(setting)));
    },
    patience(60_000),
  );

  it(
    'are undone, redone, saved and restored exactly',
    () => {
      const any = fc.constantFrom(...settings);
      const anyLength = fc.integer({ min: 1, max: 500 });
      const property = fc.property(any, anySeed, anyTemperament, anyLength, (setting, seed, temperament, length) => {
        const game = playGame(setting, seed, temperament, { maxActions: length });
        const end = structuredClone(game.state);
        const restored = proveSave(setting.rules, readSave(JSON.parse(JSON.stringify(game.save()))));
        const count = game.actions.length;
        while (game.undo());
        expect(firstDifference(game.state, startGame(setting, seed).state)).toBeNull();
        while (game.redo());
        expect(game.actions).toHaveLength(count);
        expect(firstDifference(game.state, end)).toBeNull();
        expect(firstDifference(restored.state, end)).toBeNull();
        expect(restored.legalActions()).toEqual(game.legalActions());
      });
      fc.assert(property, runs(6));
    },
    patience(60_000),
  );

  it(
    'are brought down by no damaged action, log or saved game',
    () => {
      const any = fc.constantFrom(...settings);
      const salvo = newSalvo();
      const openings = newOpenings();
      const playable = playableTitle(id);
      const property = fc.property(any, anySeed, anyTemperament, (setting, seed, temperament) => {
        const random = seededRandom(seed);
        const game = playGame(setting, seed, temperament, {
          maxActions: 600,
          after(now) {
            if (!now.state.finished && random() < 0.03) fireDamagedActions(now, 25, random, salvo);
          },
        });
        while (game.actions.length > 80) game.undo();
        openDamagedLogs(playable, game, 15, random, openings);
        openDamagedSaves(playable, game, 10, random, openings);
        expect([...salvo.wrong, ...openings.wrong]).toEqual([]);
      });
      fc.assert(property, runs(6));
    },
    patience(60_000),
  );
});
