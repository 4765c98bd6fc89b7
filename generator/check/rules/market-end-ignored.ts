import { quote } from '../../diagnostics/words.ts';
import { defineRule } from '../rule.ts';

export const marketEndIgnored = defineRule({
  code: 'market-end-ignored',
  family: 'market',
  severity: 'error',
  summary: 'A zone of the market ends the game, and "gameEnd" does not say so.',
  why: 'Nothing happens when a price comes there.',
  bad: { market: { zones: { low: { endsGame: true } } } },
  good: {
    market: { zones: { low: { endsGame: true } } },
    policies: {
      gameEnd: [
        { reason: 'bank', timing: 'full_or' },
        { reason: 'stock_market', timing: 'immediate' },
      ],
    },
  },
  message: ({ zone }: { zone: string }) => ({
    message: `The zone ${quote(zone)} ends the game, but "stock_market" is no reason of "gameEnd".`,
    hint: 'Add { "reason": "stock_market", "timing": ... } to "gameEnd".',
  }),
  *check({ title }) {
    if (title.policies.gameEnd.some(({ reason }) => reason === 'stock_market')) return;
    for (const [zone, { endsGame }] of Object.entries(title.market.zones)) {
      if (endsGame === true) yield { at: `/market/zones/${zone}/endsGame`, says: { zone } };
    }
  },
});
