/** What can be wrong with loans that must be paid back. */
import { withLoans } from '../../core/checking/example.ts';
import { dueInTurnRule, noLenderRule } from '../../core/checking/loan-rules.ts';
import { numberOf } from '../../core/checking/title-parts.ts';
import { defineMechanicRule, type MechanicRule } from '../../kernel/mechanic-rule.ts';

interface Options {
  readonly value: number;
  readonly after: string;
}

const example = (options: object, loans = true) =>
  withLoans({ id: 'forced-repayment', value: 100, after: 'buy-train', ...options }, loans);

export const checks: readonly MechanicRule[] = [
  defineMechanicRule<Options, { value: number; loan: number }>({
    code: 'forced-repayment/value-differs',
    severity: 'error',
    summary: 'A loan costs something else to pay back here than in the mechanic of the loans.',
    why: 'One of the two figures is wrong.',
    bad: example({ value: 110 }),
    good: example({}),
    message: ({ value, loan }) => ({
      message: `Paying a loan back costs ${value} here, and ${loan} in "company-loans".`,
      hint: 'Write the same value in both.',
    }),
    *check({ options: { value }, uses, at }) {
      const loan = numberOf(uses('company-loans')[0], 'value');
      if (loan !== undefined && loan !== value) yield { at: at('value'), says: { value, loan } };
    },
  }),
  noLenderRule({
    code: 'forced-repayment/no-loans',
    summary: 'Loans must be paid back, and no mechanic of the title lends.',
    why: 'No corporation ever has a loan.',
    bad: example({}, false),
    good: example({}),
  }),
  dueInTurnRule({
    code: 'forced-repayment/after-no-turn',
    summary: 'The repayment is due after a step that no operating round has.',
    why: 'It is looked at in the turns of corporations only, so nothing would ever be paid back.',
    bad: example({ after: 'trade-shares' }),
    good: example({}),
    due: 'loans over the limit are paid back',
    hint: 'Name a step of an operating round: "buy-train" in most rule books.',
  }),
];
