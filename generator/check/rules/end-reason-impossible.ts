import { quote } from '../../diagnostics/words.ts';
import type { TitleDefinition } from '../../../runtime/kernel/title.ts';
import { defineRule } from '../rule.ts';

export const endReasonImpossible = defineRule({
  code: 'end-reason-impossible',
  family: 'rounds',
  severity: 'error',
  summary: 'The game ends for a reason that cannot come about.',
  why: 'Either the reason is wrong, or what it speaks of has been left out.',
  bad: { policies: { bankruptcy: { allowed: false } } },
  good: { policies: { bankruptcy: { allowed: false }, gameEnd: [{ reason: 'bank', timing: 'full_or' }] } },
  message: ({ reason, because }: { reason: string; because: string }) => ({
    message: `The game cannot end by ${quote(reason)}: ${because}.`,
    hint: 'Take the reason away, or mend what it speaks of.',
  }),
  *check({ title }) {
    for (const [index, { reason }] of title.policies.gameEnd.entries()) {
      const because = IMPOSSIBLE[reason]?.(title);
      if (because !== undefined) yield { at: `/policies/gameEnd/${index}/reason`, says: { reason, because } };
    }
  },
});

const IMPOSSIBLE: Readonly<Record<string, (title: TitleDefinition) => string | undefined>> = {
  bankrupt: ({ policies }) => (policies.bankruptcy.allowed ? undefined : 'there is no bankruptcy'),
  bank: ({ bank }) => (bank === 'unlimited' ? 'the bank has money without end' : undefined),
  final_train: ({ trains }) =>
    trains.every(({ count }) => count === 'unlimited') ? 'there are trains without end' : undefined,
};
