/** What can be wrong with bankruptcies that do not end the game. */
import { operatingSteps } from '../../core/checking/example.ts';
import { defineMechanicRule, type MechanicRule } from '../../kernel/mechanic-rule.ts';

interface Options {
  readonly loan: number;
  readonly penalty: number;
}

const example = (options: object, hard: object = { id: 'bankruptcy', $remove: true }) => ({
  mechanics: [{ id: 'soft-bankruptcy', loan: 300, penalty: 450, ...options }],
  ...operatingSteps({ id: 'ruin', $before: 'track' }, { id: 'give-up-corporation', $before: 'track' }, hard),
});

export const checks: readonly MechanicRule[] = [
  defineMechanicRule<Options, { loan: number; bank: number }>({
    code: 'soft-bankruptcy/loan-above-bank',
    severity: 'error',
    summary: 'What a ruined player may take is more than the whole bank.',
    why: 'The bank could not pay it out.',
    bad: example({ loan: 5000, penalty: 6000 }),
    good: example({}),
    message: ({ loan, bank }) => ({
      message: `A loan brings ${loan}, and the bank has ${bank}.`,
      hint: 'Perhaps a digit is too many in one of the two.',
    }),
    *check({ title: { bank }, options: { loan }, at }) {
      if (bank !== 'unlimited' && loan > bank) yield { at: at('loan'), says: { loan, bank } };
    },
  }),
  defineMechanicRule<Options, Options>({
    code: 'soft-bankruptcy/ruin-pays',
    severity: 'warning',
    summary: 'A loan takes less off the final value than it brings.',
    why: 'Ruin would pay; two figures are probably swapped, or a digit is missing.',
    bad: example({ penalty: 200 }),
    good: example({}),
    message: ({ loan, penalty }) => ({
      message: `A ruined player gets ${loan} and loses ${penalty} at the end of the game.`,
      hint: 'Look both figures up in the rule book.',
    }),
    *check({ options, at }) {
      if (options.penalty < options.loan) yield { at: at('penalty'), says: options };
    },
  }),
  defineMechanicRule<Options, { round: string }>({
    code: 'soft-bankruptcy/hard-one-too',
    severity: 'error',
    summary: 'A round has the ordinary bankruptcy beside the one that costs the corporation only.',
    why: 'A president who cannot pay could choose either.',
    bad: example({}, { id: 'home-token' }),
    good: example({}),
    message: ({ round }) => ({
      message: `The round "${round}" has the step "bankruptcy" beside "give-up-corporation".`,
      hint: 'Take the step "bankruptcy" away.',
    }),
    *check({ title }) {
      for (const [r, { id: round, steps }] of title.rounds.definitions.entries()) {
        const place = (name: string) => steps.findIndex(({ id, use }) => (use ?? id) === name);
        const s = place('bankruptcy');
        if (s >= 0 && place('give-up-corporation') >= 0)
          yield { at: `/rounds/definitions/${r}/steps/${s}`, says: { round } };
      }
    },
  }),
  defineMechanicRule<Options, Options>({
    code: 'soft-bankruptcy/penalty-high',
    severity: 'warning',
    summary: 'A loan takes more than five times off the final value what it brings.',
    why: 'Nobody would go on with it; perhaps a digit is too many.',
    bad: example({ penalty: 4500 }),
    good: example({ penalty: 600 }),
    message: ({ loan, penalty }) => ({
      message: `A ruined player gets ${loan} and loses ${penalty} at the end of the game.`,
      hint: 'Look both figures up in the rule book.',
    }),
    *check({ options, at }) {
      if (options.penalty > 5 * options.loan) yield { at: at('penalty'), says: options };
    },
  }),
];
