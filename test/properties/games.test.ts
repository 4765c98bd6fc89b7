/** Hundreds of random games of 1830, with every number of players and every combination of its optional rules. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { Game } from '../../runtime/kernel/game.ts';
import { readLog } from '../../runtime/kernel/read-log.ts';
import { brokenInvariants, overdrawn } from '../../runtime/testing/invariants.ts';
import { publicLog } from '../../runtime/testing/public-log.ts';
import { stateHash } from '../../runtime/testing/state-hash.ts';
import { anySeed, anyTemperament, patience, playGame, runs, settingsOf } from '../support/random-games.ts';

const settings = settingsOf('1830');

/** What is broken stays broken, so that every so many actions are enough to find it. */
const LOOK_EVERY = 16;

const watch = (game: Game): void => {
  if (game.state.finished || game.actions.length % LOOK_EVERY === 0) expect(brokenInvariants(game)).toEqual([]);
  expect(overdrawn(game)).toEqual([]);
};

describe('random games of 1830', () => {
  const reasons = new Map<string, number>();

  it('come with 2 to 6 players and each of the four combinations of two optional rules', () => {
    expect(settings).toHaveLength(5 * 4);
  });

  it.each(settings.map((setting) => [setting.name, setting] as const))(
    '%s: money, certificates, markers, tokens, tiles and trains stay right to the end',
    (_, setting) => {
      const property = fc.property(anySeed, anyTemperament, (seed, temperament) => {
        const game = playGame(setting, seed, temperament, { after: watch });
        expect(game.state.finished).toBe(true);
        expect(game.legalActions()).toEqual([]);
        const reason = String(game.state.endReason);
        reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
      });
      fc.assert(property, runs(10));
    },
    patience(60_000),
  );

  it.each(settings.map((setting) => [setting.name, setting] as const))(
    '%s: a log, written, read and played again, leads to the same state and result',
    (_, setting) => {
      const property = fc.property(anySeed, (seed) => {
        const game = playGame(setting, seed, 'rash');
        const log = readLog(JSON.parse(JSON.stringify(publicLog(game))));
        const again = Game.load(setting.rules, log);
        expect(stateHash(again.state)).toBe(stateHash(game.state));
        expect(again.result()).toEqual(game.result());
        expect(log.result).toEqual(game.result().values);
      });
      fc.assert(property, runs(1));
    },
    patience(60_000),
  );

  it('took different courses, or they would prove little', () => {
    expect([...reasons.keys()]).toEqual(expect.arrayContaining(['bank', 'bankrupt']));
    expect([...reasons.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(200);
  });
});
