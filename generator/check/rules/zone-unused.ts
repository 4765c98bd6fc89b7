import { quote } from '../../diagnostics/words.ts';
import { defineRule } from '../rule.ts';

export const zoneUnused = defineRule({
  code: 'zone-unused',
  family: 'unused',
  severity: 'warning',
  summary: 'A zone of the market is described, and no cell lies in it.',
  why: 'What holds in the zone holds nowhere.',
  bad: { market: { zones: { brown: { multiplePurchase: true } } } },
  good: {
    market: {
      zones: { brown: { multiplePurchase: true } },
      rows: [
        [
          { price: 60, zones: ['brown', 'low'] },
          { price: 82, zones: ['par'] },
        ],
      ],
    },
  },
  message: ({ zone }: { zone: string }) => ({
    message: `No cell of the market is in the zone ${quote(zone)}.`,
    hint: 'Name it in the "zones" of cells, or take it away.',
  }),
  *check({ title, references }) {
    const named = new Set(references('zones').map(({ name }) => name));
    for (const zone of Object.keys(title.market.zones)) {
      if (!named.has(zone)) yield { at: `/market/zones/${zone}`, part: 'key', says: { zone } };
    }
  },
});
