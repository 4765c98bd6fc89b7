/** Cases of the rules that a mechanic brings: each is held against its own examples, and against what is given beside them. */
import { expect, test } from 'vitest';
import { ruleOf } from '../../generator/check/mechanics/mechanic-rules.ts';
import type { MechanicRule, Patch } from '../../runtime/kernel/mechanic-rule.ts';
import { ruleCases, type RuleCases } from './rule-cases.ts';

export interface MechanicCases {
  /** Where the rule's own bad example is found. */
  readonly at: readonly string[];
  /** Words of the message or the hint. */
  readonly says: RegExp;
  /** What `--fix` writes instead. */
  readonly instead?: string;
  readonly valid?: readonly Patch[];
  /** Beside the bad example. */
  readonly invalid?: RuleCases['invalid'];
}

/** `cases`: by the code of the rule without the mechanic's name. */
export function mechanicRuleCases(
  mechanic: string,
  checks: readonly MechanicRule[],
  cases: Readonly<Record<string, MechanicCases>>,
): void {
  test(`each rule of ${mechanic} is named after it and has its cases`, () => {
    expect(checks.map(({ code }) => code)).toEqual(Object.keys(cases).map((name) => `${mechanic}/${name}`));
  });
  for (const rule of checks) {
    const found = cases[rule.code.slice(mechanic.length + 1)];
    if (found === undefined) continue;
    const { valid = [], invalid = [], ...own } = found;
    ruleCases(ruleOf(mechanic, rule), { valid, invalid: [{ patch: rule.bad, ...own }, ...invalid] });
  }
}
