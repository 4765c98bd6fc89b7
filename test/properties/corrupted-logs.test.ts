/** Damaged logs and saved games: a complaint that says where, never a crash, and the game stays at the last good action. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { LogFormatError, readLog } from '../../runtime/kernel/read-log.ts';
import { readSave } from '../../runtime/kernel/read-save.ts';
import { newOpenings, openDamagedLogs, openDamagedSaves } from '../../runtime/testing/damaged-files.ts';
import { seededRandom } from '../../runtime/testing/random-player.ts';
import {
  anySeed,
  anyTemperament,
  patience,
  playGame,
  playableTitle,
  runs,
  settingsOf,
} from '../support/random-games.ts';

const any = fc.constantFrom(...settingsOf('1830'));
const anyLength = fc.integer({ min: 1, max: 120 });
const playable = playableTitle('1830');

describe('damaged logs of 1830', () => {
  it(
    'are refused with the place or the action at fault, or can be played; a game that was begun is sound',
    () => {
      const openings = newOpenings();
      const property = fc.property(
        any,
        anySeed,
        anyTemperament,
        anyLength,
        (setting, seed, temperament, maxActions) => {
          const game = playGame(setting, seed, temperament, { maxActions });
          openDamagedLogs(playable, game, 40, seededRandom(seed), openings);
          expect(openings.wrong).toEqual([]);
        },
      );
      fc.assert(property, runs(40));
      expect(Math.min(openings.format, openings.action, openings.opened)).toBeGreaterThan(100);
    },
    patience(90_000),
  );
});

describe('damaged saved games of 1830', () => {
  it(
    'are refused, unless their state is what their actions lead to',
    () => {
      const openings = newOpenings();
      const property = fc.property(
        any,
        anySeed,
        anyTemperament,
        anyLength,
        (setting, seed, temperament, maxActions) => {
          const game = playGame(setting, seed, temperament, { maxActions });
          openDamagedSaves(playable, game, 40, seededRandom(seed), openings);
          expect(openings.wrong).toEqual([]);
        },
      );
      fc.assert(property, runs(20));
      expect(openings.format).toBeGreaterThan(500);
    },
    patience(90_000),
  );
});

describe('anything at all', () => {
  it('is refused as a log and as a saved game', () => {
    const property = fc.property(fc.anything({ withBigInt: true, withNullPrototype: true }), (value) => {
      expect(() => readLog(value)).toThrow(LogFormatError);
      expect(() => readSave(value)).toThrow(LogFormatError);
    });
    fc.assert(property, runs(500));
  });

  it('is refused where automatic actions lie in automatic actions, however deep', () => {
    let action: Record<string, unknown> = { type: 'pass', entity: 1, entity_type: 'player' };
    for (let depth = 0; depth < 20_000; depth++) action = { ...action, auto_actions: [action] };
    const log = { id: 1, title: '1830', players: [{ id: 1, name: 'Ann' }], settings: {}, actions: [action] };
    expect(() => readLog(log)).toThrow('/actions/0/auto_actions/0/auto_actions');
  });

  it('is refused where a seed is no number that can be counted on', () => {
    const log = (seed: unknown) => ({ id: 'x', title: '1830', players: [], settings: { seed }, actions: [] });
    for (const seed of ['9'.repeat(400), 1e300, 0.5, Number.NaN, [], '-1', true]) {
      expect(() => readLog(log(seed)), String(seed)).toThrow('/settings/seed');
    }
  });

  it('is refused where two players are one', () => {
    const players = [
      { id: 1, name: 'Ann' },
      { id: '1', name: 'Bob' },
    ];
    expect(() => readLog({ id: 1, title: '1830', players, actions: [] })).toThrow('/players/1/id');
  });
});
