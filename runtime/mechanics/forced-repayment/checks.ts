/** What can be wrong with loans that must be paid back. */
import { operatingSteps } from '../../core/checking/example.ts';
import { isInTurn, mayUse, numberOf, roundsWith } from '../../core/checking/title-parts.ts';
import { defineMechanicRule, type MechanicRule } from '../../kernel/mechanic-rule.ts';

interface Options {
  readonly value: number;
  readonly after: string;
}

const example = (options: object, loans = true) => ({
  mechanics: [
    ...(loans ? [{ id: 'company-loans', count: 40, value: 100 }] : []),
    { id: 'forced-repayment', value: 100, after: 'buy-train', ...options },
  ],
  ...(loans
    ? {
        phases: [{ id: '6', status: ['no_loans'] }],
        ...operatingSteps({ id: 'loan-desk', after: 'buy-train', $before: 'track' }),
      }
    : {}),
});

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
  defineMechanicRule<Options>({
    code: 'forced-repayment/no-loans',
    severity: 'warning',
    summary: 'Loans must be paid back, and no mechanic of the title lends.',
    why: 'No corporation ever has a loan.',
    bad: example({}, false),
    good: example({}),
    message: () => ({
      message: 'No mechanic of the title lends anything to corporations.',
      hint: 'Add "company-loans", or take this mechanic away.',
    }),
    *check(scene) {
      if (!mayUse(scene, ['company-loans'])) yield { at: scene.at(), says: undefined };
    },
  }),
  defineMechanicRule<Options, { after: string }>({
    code: 'forced-repayment/after-no-turn',
    severity: 'error',
    summary: 'The repayment is due after a step that no operating round has.',
    why: 'It is looked at in the turns of corporations only, so nothing would ever be paid back.',
    bad: example({ after: 'trade-shares' }),
    good: example({}),
    message: ({ after }) => ({
      message: `No operating round has the step "${after}", after which loans over the limit are paid back.`,
      hint: 'Name a step of an operating round: "buy-train" in most rule books.',
    }),
    *check({ title, options: { after }, at }) {
      if (roundsWith(title, after).length > 0 && !isInTurn(title, after)) yield { at: at('after'), says: { after } };
    },
  }),
];
