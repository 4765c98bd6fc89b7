import { quote } from '../../diagnostics/words.ts';
import { defineRule } from '../rule.ts';

export const endReasonRepeated = defineRule({
  code: 'end-reason-repeated',
  family: 'rounds',
  severity: 'error',
  summary: 'A reason to end the game stands twice.',
  why: 'It is unclear how long the game still goes on.',
  bad: {
    policies: {
      gameEnd: [
        { reason: 'bank', timing: 'full_or' },
        { reason: 'bank', timing: 'immediate' },
      ],
    },
  },
  good: { policies: { gameEnd: [{ reason: 'bank', timing: 'immediate' }] } },
  message: ({ reason }: { reason: string }) => ({
    message: `The reason ${quote(reason)} stands twice.`,
    hint: 'Keep one of the two.',
  }),
  *check({ title }) {
    const seen = new Set<string>();
    for (const [index, { reason }] of title.policies.gameEnd.entries()) {
      if (seen.has(reason)) yield { at: `/policies/gameEnd/${index}`, says: { reason } };
      seen.add(reason);
    }
  },
});
