/** What can be wrong with a title because of its loans. */
import { operatingSteps } from '../../core/checking/example.ts';
import { hasStatusIn, roundsWith } from '../../core/checking/title-parts.ts';
import { defineMechanicRule, type MechanicRule } from '../../kernel/mechanic-rule.ts';

interface Options {
  readonly count: number;
  readonly value: number;
  readonly penalty?: number;
}

/** So many loans for each share would never be taken: a digit is too many. */
const FAR_TOO_MANY = 3;

const example = (options: object, more: object = {}) => ({
  mechanics: [{ id: 'company-loans', count: 40, value: 100, ...options }],
  phases: [{ id: '6', status: ['no_loans'] }],
  ...operatingSteps({ id: 'loan-desk', after: 'buy-train', $before: 'track' }),
  ...more,
});

export const checks: readonly MechanicRule[] = [
  defineMechanicRule<Options, { value: number; bank: number }>({
    code: 'company-loans/value-above-bank',
    severity: 'error',
    summary: 'One loan is more than the whole bank.',
    why: 'The bank could not pay it out.',
    bad: example({ value: 5000 }),
    good: example({}),
    message: ({ value, bank }) => ({
      message: `A loan brings ${value}, and the bank has ${bank}.`,
      hint: 'Perhaps a digit is too many in one of the two.',
    }),
    *check({ title: { bank }, options: { value }, at }) {
      if (bank !== 'unlimited' && value > bank) yield { at: at('value'), says: { value, bank } };
    },
  }),
  defineMechanicRule<Options>({
    code: 'company-loans/value-zero',
    severity: 'error',
    summary: 'A loan brings nothing.',
    why: 'Nobody would take one.',
    bad: example({ value: 0 }),
    good: example({ value: 50 }),
    message: () => ({ message: 'A loan of 0 is no loan.', hint: 'Write what a loan brings, in whole currency units.' }),
    *check({ options: { value }, at }) {
      if (value === 0) yield { at: at('value'), says: undefined };
    },
  }),
  defineMechanicRule<Options, { count: number; shares: number }>({
    code: 'company-loans/more-than-shares',
    severity: 'warning',
    summary: 'There are more than three times as many loans as shares of all corporations.',
    why: 'A corporation never has more loans than shares with players; perhaps a digit is too many.',
    bad: example({ count: 400 }),
    good: example({ count: 50 }),
    message: ({ count, shares }) => ({
      message: `There are ${count} loans for ${shares} shares: most of them can never be taken.`,
      hint: `${shares} loans are always enough.`,
    }),
    *check({ options: { count }, companies, at }) {
      const shares = companies.reduce((sum, { totalShares }) => sum + totalShares, 0);
      if (shares > 0 && count > FAR_TOO_MANY * shares) yield { at: at('count'), says: { count, shares } };
    },
  }),
  defineMechanicRule<Options, { count: number; companies: number }>({
    code: 'company-loans/fewer-than-companies',
    severity: 'warning',
    summary: 'There are fewer loans than corporations.',
    why: 'Some of them could never take one; perhaps a digit is missing.',
    bad: example({ count: 3 }),
    good: example({ count: 4 }),
    message: ({ count, companies }) => ({
      message: `There are ${count} loans for ${companies} corporations.`,
      hint: 'Look the number of loans up in the rule book.',
    }),
    *check({ options: { count }, companies, at }) {
      const able = companies.filter(({ totalShares }) => totalShares > 0).length;
      if (count < able) yield { at: at('count'), says: { count, companies: able } };
    },
  }),
  defineMechanicRule<Options>({
    code: 'company-loans/never-lent',
    severity: 'error',
    summary: 'No phase allows loans.',
    why: 'The status "no_loans" forbids them from the first phase to the last.',
    bad: example({}, { phases: ['2', '3', '4', '5', '6'].map((id) => ({ id, status: ['no_loans'] })) }),
    good: example({}),
    message: () => ({
      message: 'Every phase has the status "no_loans": no loan is ever taken.',
      hint: 'Leave the status to the phases in which no loans are taken any more.',
    }),
    *check({ title: { phases }, at }) {
      if (phases.every((phase) => hasStatusIn(phase, 'no_loans'))) yield { at: at(), says: undefined };
    },
  }),
  defineMechanicRule<Options, { after: string; round: string }>({
    code: 'company-loans/payoff-never',
    severity: 'error',
    summary: 'Loans are to be paid back after a step that the round of the loan desk does not have.',
    why: 'The step is never done there, so no loan could be paid back.',
    bad: { ...example({}), ...operatingSteps({ id: 'loan-desk', after: 'trade-shares', $before: 'track' }) },
    good: example({}),
    message: ({ after, round }) => ({
      message: `The round "${round}" has no step "${after}", after which loans are paid back.`,
      hint: 'Name a step of the same round: "buy-train" in most rule books.',
    }),
    *check({ title }) {
      for (const [r, { id, steps }] of title.rounds.definitions.entries()) {
        for (const [s, step] of steps.entries()) {
          const after = step['after'];
          if ((step.use ?? step.id) !== 'loan-desk' || typeof after !== 'string') continue;
          // A step that no round has is a name that points to nothing.
          if (roundsWith(title, after).length > 0 && !steps.some((other) => other.id === after))
            yield { at: `/rounds/definitions/${r}/steps/${s}/after`, says: { after, round: id } };
        }
      }
    },
  }),
  defineMechanicRule<Options, { lost: number; value: number }>({
    code: 'company-loans/penalty-uneven',
    severity: 'warning',
    summary:
      'What the owners of a corporation lose for a loan at the end is less than the loan, or more than twice as much.',
    why: 'A loan that is never paid back would be a gift, or a ruin; perhaps a digit is wrong.',
    bad: example({ penalty: 1 }),
    good: example({ penalty: 10 }),
    message: ({ lost, value }) => ({
      message: `All shares together lose ${lost} for a loan of ${value} at the end of the game.`,
      hint: '"penalty" is what each 10 percent lose: a tenth of the loan in most rule books.',
    }),
    *check({ options: { value, penalty = 0 }, at }) {
      const lost = penalty * 10;
      if (penalty > 0 && value > 0 && (lost < value || lost > 2 * value))
        yield { at: at('penalty'), says: { lost, value } };
    },
  }),
];
