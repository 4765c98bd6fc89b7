/** Nothing is written behind the changes' back: what they tell leads through whole games, forward and back. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { TOLERATED } from '../../generator/replay/tolerance.ts';
import { Game } from '../../runtime/kernel/game.ts';
import { keptActions } from '../../runtime/kernel/log.ts';
import { link } from '../../runtime/link/link.ts';
import { bookkeeper } from '../../runtime/testing/account.ts';
import { CORPUS, corpusIsThere, corpusLogs, readCorpusLog } from '../support/corpus.ts';
import {
  anySeed,
  anyTemperament,
  patience,
  playableTitle,
  playGame,
  runs,
  settingsOf,
  startGame,
} from '../support/random-games.ts';

describe('the account of a random game of 1830', () => {
  it(
    'leads from its beginning through every state to its end, and back',
    () => {
      const any = fc.constantFrom(...settingsOf('1830'));
      const property = fc.property(any, anySeed, anyTemperament, (setting, seed, temperament) => {
        const wrong: string[] = [];
        const start = structuredClone(startGame(setting, seed).state);
        const books = bookkeeper(start);
        playGame(setting, seed, temperament, {
          after: (game) => wrong.push(...books.book(game.state, game.changes())),
        });
        expect(wrong).toEqual([]);
        expect(books.close()).toEqual([]);
      });
      fc.assert(property, runs(8));
    },
    patience(60_000),
  );
});

const where = corpusIsThere ? CORPUS : `skipped: there is no folder ${CORPUS}, see CONTRIBUTING.md`;

describe.skipIf(!corpusIsThere)(`the account of a real game (${where})`, () => {
  it.each(corpusLogs('1830').map((log) => [log.name, log] as const))('1830 %s', (_, file) => {
    const log = readCorpusLog(file);
    const { title, mechanics } = playableTitle('1830');
    const rules = link(title, mechanics, { players: log.players.length, variants: log.variants });
    const game = Game.start(rules, { players: log.players, seed: log.seed }, { tolerance: TOLERATED });
    const books = bookkeeper(structuredClone(game.state));
    const wrong = keptActions(log.actions).flatMap((action) =>
      books.book(game.state, game.applyLogged(action).changes),
    );
    expect(wrong).toEqual([]);
    expect(books.close()).toEqual([]);
  });
});
