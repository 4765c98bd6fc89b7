/** What can be wrong with shares that corporations issue and buy back. */
import { operatingSteps } from '../../core/checking/example.ts';
import { defineMechanicRule, type MechanicRule, type Patch } from '../../kernel/mechanic-rule.ts';

interface Options {
  readonly fromTurn?: number;
}

/** Hardly any corporation has more turns before its first issue than this. */
const LATE = 6;

const example = (fromTurn: number): Patch => ({
  mechanics: [{ id: 'issue-redeem', fromTurn }],
  ...operatingSteps({ id: 'issue-redeem', $before: 'track' }),
});

export const checks: readonly MechanicRule[] = [
  defineMechanicRule<Options, { turn: number }>({
    code: 'issue-redeem/very-late',
    severity: 'warning',
    summary: 'A corporation issues and redeems nothing in its first turns, and these are more than six.',
    why: 'Many a game would be over before; perhaps a digit is too many.',
    bad: example(20),
    good: example(2),
    message: ({ turn }) => ({
      message: `A corporation may issue and redeem from its turn ${turn} on only.`,
      hint: 'Look the figure up in the rule book: 1 in most of them, 2 where the first turn is excepted.',
    }),
    *check({ options: { fromTurn = 1 }, at }) {
      if (fromTurn > LATE) yield { at: at('fromTurn'), says: { turn: fromTurn } };
    },
  }),
];
