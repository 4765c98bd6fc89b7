/** Thousands of damaged actions: each is refused by a rule and leaves no trace, or is a legal action after all. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { firstDifference } from '../../runtime/kernel/difference.ts';
import { RuleViolation } from '../../runtime/kernel/violation.ts';
import { fireDamagedActions, newSalvo } from '../../runtime/testing/damaged-actions.ts';
import { seededRandom } from '../../runtime/testing/random-player.ts';
import { anySeed, anyTemperament, patience, playGame, runs, settingsOf } from '../support/random-games.ts';

const settings = settingsOf('1830');

describe('damaged actions of 1830', () => {
  const salvo = newSalvo();

  it(
    'are refused by a rule or legal, never a crash, and what is refused leaves no trace',
    () => {
      const any = fc.constantFrom(...settings);
      const property = fc.property(any, anySeed, anyTemperament, (setting, seed, temperament) => {
        const random = seededRandom(seed);
        playGame(setting, seed, temperament, {
          after(game) {
            if (game.state.finished || random() > 0.05) return;
            fireDamagedActions(game, 30, random, salvo);
          },
        });
        expect(salvo.wrong).toEqual([]);
      });
      fc.assert(property, runs(8));
    },
    patience(90_000),
  );

  it('are thousands, and meet many different rules', () => {
    const refused = [...salvo.refusals.values()].reduce((sum, count) => sum + count, 0);
    expect(refused).toBeGreaterThan(5_000);
    expect(salvo.legal).toBeGreaterThan(300);
    expect(salvo.refusals.size).toBeGreaterThan(30);
  });
});

describe('anything at all', () => {
  const [setting] = settings;
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
    const rests = fc.dictionary(fc.string(), fc.jsonValue());
    const property = fc.property(types, rests, fc.jsonValue(), (type, rest, value) => {
      const names = Object.keys(game.rules.actions.get(type) ?? {});
      const fields = Object.fromEntries(names.map((name) => [name, value]));
      const found = game.explain({ ...rest, ...fields, ...actor, type });
      expect(found === null || found instanceof RuleViolation).toBe(true);
      expect(firstDifference(game.state, before)).toBeNull();
    });
    fc.assert(property, runs(500));
  });
});
