/** What can be wrong with interest. */
import { withLoans } from '../../core/checking/example.ts';
import { dueInTurnRule, noLenderRule } from '../../core/checking/loan-rules.ts';
import { numberOf } from '../../core/checking/title-parts.ts';
import { defineMechanicRule, type MechanicRule } from '../../kernel/mechanic-rule.ts';

interface Options {
  readonly rate: number;
  readonly unit?: number;
  readonly after?: string;
}

const example = (options: object, loans = true) => withLoans({ id: 'loan-interest', rate: 10, ...options }, loans);

export const checks: readonly MechanicRule[] = [
  defineMechanicRule<Options, { rate: number; loan: number }>({
    code: 'loan-interest/rate-above-loan',
    severity: 'error',
    summary: 'One turn of interest costs as much as the loan brings.',
    why: 'Nobody would take a loan; perhaps a digit is too many.',
    bad: example({ rate: 100 }),
    good: example({}),
    message: ({ rate, loan }) => ({
      message: `A loan brings ${loan} and costs ${rate} in each turn.`,
      hint: 'Look both figures up in the rule book.',
    }),
    *check({ options: { rate }, uses, at }) {
      const loan = numberOf(uses('company-loans')[0], 'value');
      if (loan !== undefined && loan > 0 && rate >= loan) yield { at: at('rate'), says: { rate, loan } };
    },
  }),
  defineMechanicRule<Options, { rate: number; unit: number }>({
    code: 'loan-interest/unit-above-rate',
    severity: 'warning',
    summary: 'The treasury pays in larger steps than the interest on a loan.',
    why: 'A corporation that has the interest for its only loan could not use it; perhaps a digit is too many.',
    bad: example({ unit: 100 }),
    good: example({ unit: 5 }),
    message: ({ rate, unit }) => ({
      message: `Interest on a loan is ${rate}, but the treasury pays multiples of ${unit} only.`,
      hint: '"unit" is the smallest note: with 10 a treasury of 27 pays 20.',
    }),
    *check({ options: { rate, unit = 1 }, at }) {
      if (unit > rate) yield { at: at('unit'), says: { rate, unit } };
    },
  }),
  noLenderRule({
    code: 'loan-interest/no-loans',
    summary: 'Interest is paid on loans, and no mechanic of the title lends.',
    why: 'No corporation ever has a loan.',
    bad: example({}, false),
    good: example({}),
  }),
  dueInTurnRule({
    code: 'loan-interest/after-no-turn',
    summary: 'Interest is due after a step that no operating round has.',
    why: 'It is looked at in the turns of corporations only, so none would ever be paid.',
    bad: example({ after: 'trade-shares' }),
    good: example({ after: 'dividend' }),
    due: 'interest is due',
    hint: 'Name a step of an operating round; without "after" it is "route".',
  }),
  defineMechanicRule<Options, { after: string }>({
    code: 'loan-interest/before-trains-run',
    severity: 'warning',
    summary: 'Interest is due before the trains have run.',
    why: 'The revenue of the turn could not help to pay it, as the mechanic has it.',
    bad: example({ after: 'track' }),
    good: example({ after: 'route' }),
    message: ({ after }) => ({
      message: `Interest is due after the step "${after}", which comes before "route".`,
      hint: 'Write "route" or a later step, or leave "after" out.',
    }),
    *check({ title, options: { after }, at }) {
      if (after === undefined) return;
      for (const { kind, steps } of title.rounds.definitions) {
        const place = (wanted: string) => steps.findIndex(({ id, use }) => (use ?? id) === wanted);
        const due = steps.findIndex(({ id }) => id === after);
        if (kind === 'operating' && due >= 0 && due < place('route')) yield { at: at('after'), says: { after } };
      }
    },
  }),
];
