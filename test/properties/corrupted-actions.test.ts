/** Thousands of damaged actions: each is refused by a rule and leaves no trace, or is a legal action after all. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { firstDifference } from '../../runtime/kernel/difference.ts';
import { Game } from '../../runtime/kernel/game.ts';
import type { GameState } from '../../runtime/kernel/state.ts';
import { RuleViolation } from '../../runtime/kernel/violation.ts';
import { corrupt, vocabularyOf } from '../../runtime/testing/corrupt.ts';
import { brokenInvariants, overdrawn } from '../../runtime/testing/invariants.ts';
import { listedActions } from '../../runtime/testing/promises.ts';
import { randomAction, seededRandom } from '../../runtime/testing/random-player.ts';
import { randomProgram } from '../../runtime/testing/random-programs.ts';
import { strayAction } from '../../runtime/testing/stray-actions.ts';
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

/** What is damaged: legal actions of all kinds, programs, and well-formed actions that are mostly illegal. */
const sound = (game: Game, random: () => number): unknown => {
  const roll = random();
  if (roll < 0.2) return strayAction(game, random);
  if (roll < 0.35) return randomProgram(game, random);
  if (roll < 0.6) return randomAction(game, random);
  const listed = listedActions(game);
  return listed[Math.floor(random() * listed.length)];
};

describe('a damaged action', () => {
  const refusals = new Map<string, number>();
  let tried = 0;

  const shoot = (game: Game, before: GameState, action: unknown, live: boolean): void => {
    tried++;
    const { length } = game.actions;
    try {
      if (live) game.applyLive(action);
      else game.apply(action);
      expectNothing([...brokenInvariants(game), ...overdrawn(game)]);
      game.undo();
    } catch (error) {
      if (!(error instanceof RuleViolation)) throw error;
      refusals.set(error.rule, (refusals.get(error.rule) ?? 0) + 1);
      expect(error.message.length).toBeLessThan(1000);
      expect(error.action).toBe(action ?? null);
    }
    expect(firstDifference(game.state, before)).toBeNull();
    expect(game.actions).toHaveLength(length);
    expect(game.context.journal).toEqual([]);
  };

  it(
    'is refused by a rule or legal, never a crash, and what is refused leaves no trace',
    () => {
      const property = fc.property(any, anySeed, anyTemperament, (setting, seed, temperament) => {
        const random = seededRandom(seed);
        playGame(setting, seed, temperament, {
          after(game) {
            if (game.state.finished || random() > 0.05) return;
            const words = vocabularyOf(game);
            const offered = JSON.stringify(game.legalActions());
            const before = structuredClone(game.state);
            for (let i = 0; i < 30; i++) {
              shoot(game, before, corrupt(sound(game, random), random, words), random() < 0.2);
            }
            expect(JSON.stringify(game.legalActions())).toBe(offered);
            expect(JSON.stringify(Game.restore(game.rules, game.save()).legalActions())).toBe(offered);
          },
        });
      });
      fc.assert(property, runs(14));
      expect(tried).toBeGreaterThan(8_000);
    },
    patience(90_000),
  );

  it('meets many different rules on its way', () => {
    expect(refusals.size).toBeGreaterThan(25);
  });
});

describe('anything at all', () => {
  const [setting] = settingsOf('1830');
  if (setting === undefined) throw new Error('1830 can be played by nobody');
  const game = playGame(setting, 5, 'steady', { maxActions: 400 });
  const before = structuredClone(game.state);

  it('is refused when it is no action', () => {
    const property = fc.property(fc.anything({ withBigInt: true, withNullPrototype: true, withMap: true }), (value) => {
      expect(() => game.apply(value)).toThrow(RuleViolation);
      expect(game.explain(value)).toBeInstanceOf(RuleViolation);
      expect(game.state).toEqual(before);
    });
    fc.assert(property, runs(300));
  });

  it('is refused or legal when it stands in the fields of one', () => {
    const actor = { entity: game.context.current?.replace('corporation:', ''), entity_type: 'corporation' };
    const types = fc.constantFrom(...game.rules.actions.keys());
    const property = fc.property(
      types,
      fc.dictionary(fc.string(), fc.jsonValue()),
      fc.jsonValue(),
      (type, rest, value) => {
        const names = Object.keys(game.rules.actions.get(type) ?? {});
        const fields = Object.fromEntries(names.map((name) => [name, value]));
        const found = game.explain({ ...rest, ...fields, ...actor, type });
        expect(found === null || found instanceof RuleViolation).toBe(true);
        expect(firstDifference(game.state, before)).toBeNull();
      },
    );
    fc.assert(property, runs(500));
  });
});
