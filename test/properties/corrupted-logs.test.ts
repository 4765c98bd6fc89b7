/** Damaged logs and saved games: a complaint that says where, never a crash, and the game stays at the last good action. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { firstDifference } from '../../runtime/kernel/difference.ts';
import { Game, LogError } from '../../runtime/kernel/game.ts';
import { LogFormatError, readLog } from '../../runtime/kernel/read-log.ts';
import { proveSave, readSave } from '../../runtime/kernel/read-save.ts';
import { link, LinkError } from '../../runtime/link/link.ts';
import { mechanics } from '../../runtime/mechanics/index.ts';
import { corrupt, corruptText, vocabularyOf } from '../../runtime/testing/corrupt.ts';
import { brokenInvariants, overdrawn } from '../../runtime/testing/invariants.ts';
import { publicLog } from '../../runtime/testing/public-log.ts';
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
import type { Setting } from '../support/random-games.ts';

const any = fc.constantFrom(...settingsOf('1830'));
const anyLength = fc.integer({ min: 1, max: 120 });

const titleOf = (setting: Setting) => setting.rules.title;

/** Everything that may be thrown at whoever brings a damaged file; a LinkError: it asks for what the title does not offer. */
const isComplaint = (error: unknown): boolean =>
  error instanceof LogFormatError || error instanceof LogError || error instanceof LinkError;

interface Outcome {
  readonly error: unknown;
  readonly game: Game | undefined;
}

const load = (setting: Setting, raw: unknown): Outcome => {
  let game: Game | undefined;
  try {
    const log = readLog(raw);
    const rules = link(titleOf(setting), mechanics, { players: log.players.length, variants: log.variants });
    Game.load(rules, log, { into: (started) => (game = started) });
    return { error: undefined, game };
  } catch (error) {
    return { error, game };
  }
};

const open = (setting: Setting, raw: unknown): Outcome => {
  try {
    const saved = readSave(raw);
    const { variants, setup } = saved;
    const rules = link(titleOf(setting), mechanics, { players: setup.players.length, variants });
    return { error: undefined, game: proveSave(rules, saved) };
  } catch (error) {
    return { error, game: undefined };
  }
};

/** Damaged as an object in memory, or as text that was written and read again. */
const damage = (value: unknown, random: () => number, words: readonly unknown[]): unknown =>
  random() < 0.5 ? corrupt(value, random, words) : JSON.parse(corruptText(value, random, words));

const PER_GAME = 30;

describe('a damaged log', () => {
  it(
    'is refused with the place or the action at fault, or can be played; a game that was begun is sound',
    () => {
      const seen = { format: 0, action: 0, played: 0 };
      const property = fc.property(
        any,
        anySeed,
        anyTemperament,
        anyLength,
        (setting, seed, temperament, maxActions) => {
          const random = seededRandom(seed);
          const whole = playGame(setting, seed, temperament, { maxActions });
          const log = publicLog(whole);
          const words = vocabularyOf(whole);
          for (let i = 0; i < PER_GAME; i++) {
            const raw = damage(log, random, words);
            const { error, game } = load(setting, raw);
            if (game !== undefined) {
              expectNothing([...brokenInvariants(game), ...overdrawn(game)]);
              game.legalActions();
            }
            if (error === undefined) seen.played++;
            else if (error instanceof LogError) {
              seen.action++;
              const at = (raw as { actions: unknown[] }).actions[error.index];
              expect(error.action).toBe(at);
              expect(game?.actions.length).toBeLessThanOrEqual(error.index);
            } else if (isComplaint(error)) seen.format++;
            else throw error;
          }
        },
      );
      fc.assert(property, runs(40));
      expect(Math.min(seen.format, seen.action, seen.played)).toBeGreaterThan(20);
    },
    patience(90_000),
  );
});

describe('a damaged saved game', () => {
  it(
    'is refused, unless its state is what its actions lead to',
    () => {
      const seen = { refused: 0, opened: 0 };
      const property = fc.property(
        any,
        anySeed,
        anyTemperament,
        anyLength,
        (setting, seed, temperament, maxActions) => {
          const random = seededRandom(seed);
          const whole = playGame(setting, seed, temperament, { maxActions });
          const save = whole.save();
          const words = vocabularyOf(whole);
          for (let i = 0; i < PER_GAME; i++) {
            const raw = damage(save, random, words);
            const { error, game } = open(setting, raw);
            if (game === undefined) {
              if (!isComplaint(error)) throw error;
              seen.refused++;
            } else {
              expect(firstDifference(game.state, (raw as { state: unknown }).state)).toBeNull();
              expectNothing([...brokenInvariants(game), ...overdrawn(game)]);
              seen.opened++;
            }
          }
        },
      );
      fc.assert(property, runs(20));
      expect(seen.refused).toBeGreaterThan(300);
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
