import { defineRule } from '../rule.ts';

export const bankEndMissing = defineRule({
  code: 'bank-end-missing',
  family: 'rounds',
  severity: 'warning',
  summary: 'The bank has an end, and the game does not end with it.',
  why: 'Nothing would happen when the bank breaks.',
  bad: { policies: { gameEnd: [{ reason: 'bankrupt', timing: 'immediate' }] } },
  good: { policies: { gameEnd: [{ reason: 'bankrupt', timing: 'immediate' }] }, bank: 'unlimited' },
  message: ({ bank }: { bank: number }) => ({
    message: `The bank has ${bank}, but "gameEnd" says nothing about its breaking.`,
    hint: 'Add { "reason": "bank", "timing": ... }, or make the bank "unlimited".',
  }),
  *check({ title: { bank, policies } }) {
    if (bank !== 'unlimited' && !policies.gameEnd.some(({ reason }) => reason === 'bank'))
      yield { at: '/policies/gameEnd', says: { bank } };
  },
});
