import { quote } from '../../diagnostics/words.ts';
import { defineRule } from '../rule.ts';

export const roundWithoutStep = defineRule({
  code: 'round-without-step',
  family: 'rounds',
  severity: 'error',
  summary: 'A round has no steps.',
  why: 'Nothing can be done in it.',
  bad: { rounds: { definitions: [{ id: 'auction', steps: { $replace: [] } }] } },
  good: { rounds: { definitions: [{ id: 'auction', steps: [{ id: 'pending-par', $before: 'waterfall-auction' }] }] } },
  message: ({ round }: { round: string }) => ({
    message: `The round ${quote(round)} has no steps.`,
    hint: 'List what is done in it, in order.',
  }),
  *check({ title }) {
    for (const [index, { id, steps }] of title.rounds.definitions.entries()) {
      if (steps.length === 0) yield { at: `/rounds/definitions/${index}/steps`, says: { round: id } };
    }
  },
});
