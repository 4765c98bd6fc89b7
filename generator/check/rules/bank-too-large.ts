import { defineRule } from '../rule.ts';

/** Of the titles we know none has a bank of more than twelve times the starting money. */
const TIMES = 20;

export const bankTooLarge = defineRule({
  code: 'bank-too-large',
  family: 'arithmetic',
  severity: 'warning',
  summary: `The bank has more than ${TIMES} times the money with which the players start.`,
  why: 'It will hardly ever break, although the game ends by it; perhaps a digit is too many.',
  bad: { bank: 400000 },
  good: { bank: 8000 },
  message: ({ bank, cash }: { bank: number; cash: number }) => ({
    message: `The bank has ${bank}, but the players start with ${cash} at most.`,
    hint: 'Look at the figures, or make the bank "unlimited".',
  }),
  *check({ title: { bank, players, policies } }) {
    const cash = Math.max(...Object.entries(players).map(([count, row]) => Number(count) * row.cash));
    const ends = policies.gameEnd.some(({ reason }) => reason === 'bank');
    if (bank !== 'unlimited' && ends && bank > TIMES * cash) yield { at: '/bank', says: { bank, cash } };
  },
});
