import { defineRule } from '../rule.ts';

export const marketEndMissing = defineRule({
  code: 'market-end-missing',
  family: 'market',
  severity: 'error',
  summary: 'The game ends by the stock market, and no cell ends it.',
  why: 'The reason never comes about.',
  bad: {
    policies: {
      gameEnd: [
        { reason: 'bank', timing: 'full_or' },
        { reason: 'stock_market', timing: 'immediate' },
      ],
    },
  },
  good: {
    policies: {
      gameEnd: [
        { reason: 'bank', timing: 'full_or' },
        { reason: 'stock_market', timing: 'immediate' },
      ],
    },
    market: { zones: { low: { endsGame: true } } },
  },
  message: () => ({
    message: 'The game ends when a price reaches a certain cell, but no cell is of that kind.',
    hint: 'Put the cell into a zone with "endsGame": true.',
  }),
  *check({ title, vocabulary }) {
    const index = title.policies.gameEnd.findIndex(({ reason }) => reason === 'stock_market');
    const ends = (zone: Readonly<Record<string, unknown>>) =>
      zone['endsGame'] === true ||
      Object.entries(zone).some(([key, value]) => value === true && vocabulary.of('attributes.zones').has(key));
    if (index >= 0 && !Object.values(title.market.zones).some(ends))
      yield { at: `/policies/gameEnd/${index}`, says: undefined };
  },
});
