import { quote } from '../../diagnostics/words.ts';
import { defineRule } from '../rule.ts';

export const homesShared = defineRule({
  code: 'homes-shared',
  family: 'map',
  severity: 'warning',
  summary: 'Two corporations have the same home, and all others one of their own.',
  why: 'One of the two was probably copied and its home not changed.',
  bad: { corporations: [{ id: 'ER', home: { hex: 'A3' } }] },
  good: { corporations: [{ id: 'ER', home: { hex: 'A7' } }] },
  message: ({ id, first, hex }: { id: string; first: string; hex: string }) => ({
    message: `${quote(id)} and ${quote(first)} both have their home in ${quote(hex)}.`,
    hint: 'Look at both homes; where it is right, name the "city" or silence this finding.',
  }),
  *check({ title, board }) {
    const seen = new Map<string, string>();
    const shared = [];
    for (const [index, { id, home }] of title.corporations.entries()) {
      if (home === undefined) continue;
      const city = `${home.hex} ${home.city ?? ''}`;
      const first = seen.get(city);
      if (first === undefined) seen.set(city, id);
      else shared.push({ at: `/corporations/${index}/home/hex`, says: { id, first, hex: home.hex } });
    }
    const [only] = shared;
    const cities = only === undefined ? 0 : (board.hex.get(only.says.hex)?.printed.cities.length ?? 0);
    if (only !== undefined && shared.length === 1 && cities < 2) yield only;
  },
});
