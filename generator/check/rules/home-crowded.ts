import { quote } from '../../diagnostics/words.ts';
import { defineRule } from '../rule.ts';
import { mostSlots } from '../tables/upgrades.ts';

export const homeCrowded = defineRule({
  code: 'home-crowded',
  family: 'map',
  severity: 'error',
  summary: 'More corporations have their home in a hex than it ever has places for tokens.',
  why: 'The last of them would have nowhere to begin.',
  bad: {
    corporations: [
      { id: 'NR', home: { hex: 'C3' } },
      { id: 'ER', home: { hex: 'C3' } },
      { id: 'WR', home: { hex: 'C3' } },
    ],
  },
  good: {
    corporations: [{ id: 'NR', home: { hex: 'C3' } }],
    map: {
      hexes: {
        C3: {
          $replace: {
            label: 'OO',
            color: 'yellow',
            stops: [
              { kind: 'city', revenue: 0 },
              { kind: 'city', revenue: 0 },
            ],
          },
        },
      },
    },
    tiles: { manifest: { 59: 1, 64: 1, 65: 1, 66: 1, 67: 1, 68: 1 } },
  },
  message: ({ hex, ids, slots }: { hex: string; ids: readonly string[]; slots: number }) => ({
    message: `${ids.map(quote).join(', ')} have their home in ${quote(hex)}, which has ${slots} places at most.`,
    hint: 'Give one of them another home, or the city more "slots".',
  }),
  *check(context) {
    const { title, board } = context;
    const homes = new Map<string, { readonly id: string; readonly at: string }[]>();
    for (const list of ['minors', 'corporations'] as const) {
      for (const [index, { id, home }] of title[list].entries()) {
        if (home !== undefined)
          homes.set(home.hex, [...(homes.get(home.hex) ?? []), { id, at: `/${list}/${index}/home` }]);
      }
    }
    for (const [id, guests] of homes) {
      const hex = board.hex.get(id);
      if (hex === undefined || guests.length < 2) continue;
      const slots = mostSlots(context, hex);
      const last = guests[slots];
      if (last !== undefined && slots > 0)
        yield { at: last.at, says: { hex: id, ids: guests.map((guest) => guest.id), slots } };
    }
  },
});
