import { defineRule } from '../rule.ts';
import { playerRows } from '../tables/players.ts';

export const playerCountGap = defineRule({
  code: 'player-count-gap',
  family: 'arithmetic',
  severity: 'warning',
  summary: 'A number of players between two others is left out.',
  why: 'Games for 2 and for 4 are mostly for 3 as well.',
  bad: { players: { 3: null } },
  good: { players: { 4: null } },
  message: ({ fewer, more }: { fewer: number; more: number }) => ({
    message: `The title is for ${fewer} and for ${more} players, but for no number between them.`,
    hint: 'Add what is missing to "players".',
  }),
  *check({ title }) {
    for (const { fewer, more } of playerRows(title, ({ cash }) => cash)) {
      if (more > fewer + 1) yield { at: `/players/${more}`, part: 'key', says: { fewer, more } };
    }
  },
});
