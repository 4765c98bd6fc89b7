/** What can be wrong with bonds. */
import { operatingSteps } from '../../core/checking/example.ts';
import { defineMechanicRule, type MechanicRule } from '../../kernel/mechanic-rule.ts';

interface Options {
  readonly value: number;
  readonly interest: number;
  readonly deduction?: number;
  readonly issueMove?: number;
  readonly repayMove?: number;
}

const example = (options: object) => ({
  mechanics: [
    {
      id: 'corporation-bonds',
      value: 500,
      interest: 50,
      event: 'bonds',
      deduction: 100,
      issueMove: -1,
      repayMove: 1,
      ...options,
    },
  ],
  trains: [{ id: '3', events: [{ type: 'bonds' }] }],
  ...operatingSteps(
    { id: 'bond-debt', $after: 'bankruptcy' },
    { id: 'bond-interest', $before: 'track' },
    { id: 'bond', $after: 'bond-interest' },
  ),
});

export const checks: readonly MechanicRule[] = [
  defineMechanicRule<Options, { value: number; interest: number }>({
    code: 'corporation-bonds/interest-above-value',
    severity: 'error',
    summary: 'One turn of interest costs as much as the bond brings.',
    why: 'Nobody would issue a bond; perhaps a digit is too many.',
    bad: example({ interest: 500 }),
    good: example({}),
    message: ({ value, interest }) => ({
      message: `A bond brings ${value} and costs ${interest} in each turn.`,
      hint: 'Look both figures up in the rule book.',
    }),
    *check({ options: { value, interest }, at }) {
      if (interest >= value) yield { at: at('interest'), says: { value, interest } };
    },
  }),
  defineMechanicRule<Options, { value: number; bank: number }>({
    code: 'corporation-bonds/value-above-bank',
    severity: 'error',
    summary: 'One bond is more than the whole bank.',
    why: 'The bank could not pay it out.',
    bad: example({ value: 5000, deduction: 1000 }),
    good: example({}),
    message: ({ value, bank }) => ({
      message: `A bond brings ${value}, and the bank has ${bank}.`,
      hint: 'Perhaps a digit is too many in one of the two.',
    }),
    *check({ title: { bank }, options: { value }, at }) {
      if (bank !== 'unlimited' && value > bank) yield { at: at('value'), says: { value, bank } };
    },
  }),
  defineMechanicRule<Options, { steps: number }>({
    code: 'corporation-bonds/price-gains',
    severity: 'warning',
    summary: 'Who issues a bond and repays it has a higher price afterwards.',
    why: 'Issuing and repaying would raise the price again and again; a sign is probably wrong.',
    bad: example({ issueMove: 1 }),
    good: example({ issueMove: -2 }),
    message: ({ steps }) => ({
      message: `A bond that is issued and repaid moves the price ${steps} steps to the right.`,
      hint: 'Steps to the left are negative: "issueMove": -1.',
    }),
    *check({ options: { issueMove = 0, repayMove = 0 }, at }) {
      const steps = issueMove + repayMove;
      if (steps > 0) yield { at: at(issueMove > 0 ? 'issueMove' : 'repayMove'), says: { steps } };
    },
  }),
  defineMechanicRule<Options, { lost: number; value: number; company: string }>({
    code: 'corporation-bonds/deduction-low',
    severity: 'warning',
    summary: 'An open bond takes less off the shares of a corporation than it has brought.',
    why: 'Who issues one at the end of the game has its money for less; perhaps a digit is missing.',
    bad: example({ deduction: 10 }),
    good: example({ deduction: 50 }),
    message: ({ lost, value, company }) => ({
      message: `With a bond of ${value} open all shares of ${company} together lose ${lost}.`,
      hint: '"deduction" is what each share loses at the end of the game.',
    }),
    *check({ options: { value, deduction = 0 }, companies, at }) {
      const [first] = companies.filter(({ minor, totalShares }) => !minor && totalShares > 0);
      if (first === undefined || deduction === 0) return;
      const lost = deduction * first.totalShares;
      if (lost < value) yield { at: at('deduction'), says: { lost, value, company: first.id } };
    },
  }),
];
