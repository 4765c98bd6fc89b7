import { defineRule } from '../rule.ts';
import { playerRows, type Steps } from '../tables/players.ts';

export const startingCashGrows = defineRule({
  code: 'starting-cash-grows',
  family: 'arithmetic',
  severity: 'warning',
  summary: 'With more players each of them starts with more money than with fewer.',
  why: 'The same money is shared among more players; a figure is probably wrong.',
  bad: { players: { 3: { cash: 4000 } }, bank: 20000 },
  good: { players: { 3: { cash: 420 } } },
  message: ({ fewer, more, before, after }: Steps) => ({
    message: `With ${more} players each starts with ${after}, with ${fewer} only with ${before}.`,
    hint: 'Look at both figures.',
  }),
  *check({ title }) {
    for (const steps of playerRows(title, ({ cash }) => cash)) {
      if (steps.after > steps.before) yield { at: `/players/${steps.more}/cash`, says: steps };
    }
  },
});
