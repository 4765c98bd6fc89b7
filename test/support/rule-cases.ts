/** Cases of a rule: patches of the sound title in which it finds nothing, and others with where it finds something. */
import { describe, expect, test } from 'vitest';
import { contextOf } from '../../generator/check/context.ts';
import type { Patch, Rule } from '../../generator/check/rule.ts';
import { around, ownTile, patched } from './sound-title.ts';

export interface RuleCases {
  /** Changes with which the rule has nothing to say, beside its own good example. */
  readonly valid?: readonly Patch[];
  readonly invalid: readonly {
    readonly patch: Patch;
    /** JSON pointers into the resolved title. */
    readonly at: readonly string[];
    /** Words of the message or the hint. */
    readonly says?: RegExp;
    /** What `--fix` writes instead. */
    readonly instead?: string;
  }[];
}

export function ruleCases(rule: Rule, { valid = [], invalid }: RuleCases): void {
  const find = (patch: Patch) => [...rule.find(contextOf(patched(patch), around, ownTile))];

  describe(rule.code, () => {
    test.each([{}, rule.good, ...valid].map((patch) => [JSON.stringify(patch), patch] as const))(
      'valid: %s',
      (_, patch) => {
        expect(find(patch)).toEqual([]);
      },
    );

    test.each(invalid.map((one) => [JSON.stringify(one.patch), one] as const))(
      'invalid: %s',
      (_, { patch, at, says = /./, instead }) => {
        const found = find(patch);
        expect(found.map((finding) => finding.at)).toEqual(at);
        const [first] = found;
        expect(`${first?.message ?? ''} ${first?.hint ?? ''}`).toMatch(says);
        expect(first?.instead).toBe(instead);
      },
    );

    test('every finding says what to do', () => {
      for (const { hint = '' } of invalid.flatMap(({ patch }) => find(patch))) expect(hint).not.toBe('');
    });
  });
}
