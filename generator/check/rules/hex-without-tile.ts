import { quote } from '../../diagnostics/words.ts';
import type { Color } from '../../../runtime/kernel/title.ts';
import { defineRule } from '../rule.ts';
import { CHAIN, growthOf, offeredColors, type HexClass } from '../tables/upgrades.ts';

export const hexWithoutTile = defineRule({
  code: 'hex-without-tile',
  family: 'map',
  severity: 'error',
  summary: 'No tile of a colour that the phases offer fits a city, a town or a hex with letters.',
  why: 'The hex could never grow; its letters or its tile are probably missing or misspelt.',
  bad: { map: { hexes: { A3: { label: 'N' } } } },
  good: {
    map: { hexes: { A3: { label: 'N' } } },
    tiles: {
      manifest: { N1: 1, N2: 1, N3: 1 },
      definitions: {
        N1: { color: 'yellow', label: 'N', city: 30, exits: [0, 5] },
        N2: { color: 'green', label: 'N', city: 40, slots: 2, exits: [0, 1, 5] },
        N3: { color: 'brown', label: 'N', city: 50, slots: 2, exits: [0, 1, 2, 5] },
      },
    },
  },
  message: ({ hex, what, color }: { hex: string; what: string; color: string }) => ({
    message: `No ${color} tile fits ${quote(hex)}, ${what}.`,
    hint: 'Add one to the manifest of tiles, or look at what is printed on the hex.',
  }),
  *check(context) {
    const offered = offeredColors(context);
    for (const one of growthOf(context).classes) {
      const have = new Set([...one.reached].map(({ color }) => color));
      const color = wantedColors(one).find((wanted) => offered.has(wanted) && !have.has(wanted));
      if (color === undefined) continue;
      for (const { id } of one.hexes) yield { at: `/map/hexes/${id}`, says: { hex: id, what: tell(one), color } };
    }
  },
});

/** Towns and plain hexes end with the first tile; cities grow on to brown. Gray tiles are for some only. */
function wantedColors({ printed }: HexClass): readonly Color[] {
  const later = CHAIN.slice(CHAIN.indexOf(printed.color) + 1, CHAIN.indexOf('brown') + 1);
  if (printed.cities.length > 0 || printed.label !== null) return later;
  return printed.color === 'white' ? later.slice(0, 1) : [];
}

function tell({ printed }: HexClass): string {
  const cities = printed.cities.length;
  const stops =
    cities > 0 ? (cities === 1 ? 'a city' : `${cities} cities`) : printed.towns > 0 ? 'a town' : 'a plain hex';
  return printed.label === null ? stops : `${stops} marked ${printed.label}`;
}
