import { quote } from '../../diagnostics/words.ts';
import { defineRule } from '../rule.ts';

export const homeCityUnknown = defineRule({
  code: 'home-city-unknown',
  family: 'map',
  severity: 'error',
  summary: 'The home of a corporation names a city that its hex does not have.',
  why: 'There is no place for its token.',
  bad: { corporations: [{ id: 'NR', home: { hex: 'A3', city: 1 } }] },
  good: { corporations: [{ id: 'NR', home: { hex: 'A3', city: 0 } }] },
  message: ({ id, hex, city, cities }: { id: string; hex: string; city: number; cities: number }) => ({
    message: `${quote(id)} has its home in city ${city} of ${quote(hex)}, which has ${cities} of them.`,
    hint: 'Cities are counted from 0.',
  }),
  *check({ title, board }) {
    for (const list of ['corporations', 'minors'] as const) {
      for (const [index, { id, home }] of title[list].entries()) {
        const cities = home === undefined ? 0 : (board.hex.get(home.hex)?.printed.cities.length ?? 0);
        if (home?.city === undefined || cities === 0 || home.city < cities) continue;
        yield { at: `/${list}/${index}/home/city`, says: { id, hex: home.hex, city: home.city, cities } };
      }
    }
  },
});
