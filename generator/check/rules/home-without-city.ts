import { quote } from '../../diagnostics/words.ts';
import { defineRule } from '../rule.ts';

export const homeWithoutCity = defineRule({
  code: 'home-without-city',
  family: 'map',
  severity: 'error',
  summary: 'The home of a corporation has no city.',
  why: 'There is no place for its token.',
  bad: { corporations: [{ id: 'NR', home: { hex: 'A5' } }] },
  good: { corporations: [{ id: 'NR', home: { hex: 'A3' } }] },
  message: ({ id, hex, others }: { id: string; hex: string; others: readonly string[] }) => ({
    message: `${quote(id)} has its home in ${quote(hex)}, which has no city.`,
    hint: others.length > 0 ? `Cities nearby: ${others.map(quote).join(', ')}.` : 'Name a hex with a city.',
  }),
  *check({ title, board }) {
    for (const list of ['corporations', 'minors'] as const) {
      for (const [index, { id, home }] of title[list].entries()) {
        const hex = home === undefined ? undefined : board.hex.get(home.hex);
        if (hex === undefined || hex.printed.cities.length > 0) continue;
        const others = hex.adjacent.flatMap((beyond) =>
          beyond !== null && beyond.printed.cities.length > 0 ? [beyond.id] : [],
        );
        yield { at: `/${list}/${index}/home/hex`, says: { id, hex: hex.id, others } };
      }
    }
  },
});
