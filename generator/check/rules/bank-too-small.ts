import { defineRule } from '../rule.ts';

export const bankTooSmall = defineRule({
  code: 'bank-too-small',
  family: 'arithmetic',
  severity: 'error',
  summary: 'The bank does not have the money with which the players start.',
  why: 'It breaks before the game begins.',
  bad: { bank: 1000 },
  good: { bank: 2400 },
  message: ({ bank, needed, players }: { bank: number; needed: number; players: string }) => ({
    message: `The bank has ${bank}, but ${players} players start with ${needed} together.`,
    hint: 'Give the bank more, or the players less.',
  }),
  *check({ title: { bank, players } }) {
    if (bank === 'unlimited') return;
    for (const [count, { cash }] of Object.entries(players)) {
      const needed = Number(count) * cash;
      if (needed >= bank) yield { at: `/players/${count}/cash`, says: { bank, needed, players: count } };
    }
  },
});
