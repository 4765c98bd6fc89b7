/** A live table: players leave programs behind and chat, and what the programs do belongs to the action before. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { firstDifference } from '../../runtime/kernel/difference.ts';
import { Game } from '../../runtime/kernel/game.ts';
import { readLog } from '../../runtime/kernel/read-log.ts';
import { brokenInvariants, overdrawn } from '../../runtime/testing/invariants.ts';
import { publicLog } from '../../runtime/testing/public-log.ts';
import { randomAction, seededRandom } from '../../runtime/testing/random-player.ts';
import { randomProgram } from '../../runtime/testing/random-programs.ts';
import { stateHash } from '../../runtime/testing/state-hash.ts';
import { anySeed, patience, runs, settingsOf, startGame } from '../support/random-games.ts';

const any = fc.constantFrom(...settingsOf('1830'));

describe('a live table of 1830', () => {
  let automatic = 0;

  it(
    'stays sound; an action is taken back with all that programs did after it, and the log tells it all',
    () => {
      const property = fc.property(any, anySeed, (setting, seed) => {
        const random = seededRandom(seed);
        const game = startGame(setting, seed);
        const wrong: string[] = [];
        for (let i = 0; i < 250 && !game.state.finished; i++) {
          const action = random() < 0.25 ? randomProgram(game, random) : randomAction(game, random);
          const before = random() < 0.1 ? structuredClone(game.state) : null;
          automatic += game.applyLive(action).action.auto_actions?.length ?? 0;
          if (random() < 0.3) wrong.push(...brokenInvariants(game), ...overdrawn(game));
          if (before === null) continue;
          const after = structuredClone(game.state);
          game.undo();
          wrong.push(...[firstDifference(game.state, before)].filter((found) => found !== null));
          game.redo();
          wrong.push(...[firstDifference(game.state, after)].filter((found) => found !== null));
        }
        expect(wrong).toEqual([]);
        const again = Game.load(setting.rules, readLog(JSON.parse(JSON.stringify(publicLog(game)))));
        expect(stateHash(again.state)).toBe(stateHash(game.state));
        expect(again.actions).toHaveLength(game.actions.length);
      });
      fc.assert(property, runs(40));
    },
    patience(60_000),
  );

  it('had programs that did something', () => {
    expect(automatic).toBeGreaterThan(100);
  });

  it(
    'is the same whether a message comes between undo and redo or not',
    () => {
      const property = fc.property(any, anySeed, (setting, seed) => {
        const random = seededRandom(seed);
        const game = startGame(setting, seed);
        for (let i = 0; i < 30; i++) game.apply(randomAction(game, random));
        const end = structuredClone(game.state);
        game.undo();
        game.undo();
        game.apply({ type: 'message', entity: 1, entity_type: 'player', message: 'Wait.' });
        expect(game.redo() && game.redo()).toBe(true);
        expect(firstDifference(game.state, end)).toBeNull();
        while (game.undo());
        expect(firstDifference(game.state, startGame(setting, seed).state)).toBeNull();
      });
      fc.assert(property, runs(40));
    },
    patience(60_000),
  );
});
