import { defineRule } from '../rule.ts';
import { tilesIn } from '../tables/stops.ts';

/** Of the titles we know no town pays more than 40, and no city more than 130. */
const MOST = { town: 60, city: 150 } as const;

export const revenueHigh = defineRule({
  code: 'revenue-high',
  family: 'map',
  severity: 'warning',
  summary: `A town pays more than ${MOST.town}, or a city more than ${MOST.city}.`,
  why: 'Perhaps a digit is too many.',
  bad: { map: { hexes: { B4: { color: 'gray', town: 100, exits: [0, 1] } } } },
  good: { map: { hexes: { B4: { color: 'gray', town: 10, exits: [1, 4] } } } },
  message: ({ kind, amount }: { kind: 'town' | 'city'; amount: number }) => ({
    message: `This ${kind} pays ${amount}.`,
    hint: 'Look at the figure.',
  }),
  *check({ title }) {
    for (const [at, tile] of tilesIn(title)) {
      for (const kind of ['town', 'city'] as const) {
        const amount = tile[kind];
        if (amount !== undefined && amount > MOST[kind]) yield { at: `${at}/${kind}`, says: { kind, amount } };
      }
      for (const [index, { kind, revenue }] of (tile.stops ?? []).entries()) {
        if ((kind !== 'town' && kind !== 'city') || typeof revenue !== 'number' || revenue <= MOST[kind]) continue;
        yield { at: `${at}/stops/${index}/revenue`, says: { kind, amount: revenue } };
      }
    }
  },
});
