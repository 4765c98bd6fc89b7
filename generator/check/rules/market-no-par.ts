import { defineRule } from '../rule.ts';

export const marketNoPar = defineRule({
  code: 'market-no-par',
  family: 'market',
  severity: 'error',
  summary: 'No cell of the market is a starting price.',
  why: 'No corporation could be started.',
  bad: { market: { zones: { par: { par: false } } } },
  good: { market: { zones: { par: { par: true } } } },
  message: () => ({
    message: 'No cell of the market is in a zone with "par": true.',
    hint: 'Put the cells of the starting prices into such a zone.',
  }),
  *check({ title, market }) {
    if (title.corporations.length > 0 && market.parCells.length === 0)
      yield { at: '/market/zones', part: 'key', says: undefined };
  },
});
