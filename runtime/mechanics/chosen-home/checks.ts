/** What can be wrong with a home that is chosen. */
import { hasCity, hexesWithout, hexName } from '../../core/checking/places.ts';
import { placedTexts } from '../../core/checking/title-parts.ts';
import { defineMechanicRule, type MechanicRule } from '../../kernel/mechanic-rule.ts';

interface Options {
  readonly corporation: string;
  readonly hexes: readonly string[];
}

const example = (hexes: readonly string[], home: object | null = null) => ({
  mechanics: [{ id: 'chosen-home', corporation: 'NR', hexes }],
  corporations: [{ id: 'NR', home }],
});

export const checks: readonly MechanicRule[] = [
  defineMechanicRule<Options, { corporation: string; hex: string }>({
    code: 'chosen-home/hex-without-city',
    severity: 'error',
    summary: 'A corporation may choose a home without a city.',
    why: 'There is no place for its token.',
    bad: example(['A3', 'B4']),
    good: example(['A3', 'C7']),
    message: ({ corporation, hex }) => ({
      message: `${corporation} may choose ${hex} as its home, which has no city.`,
      hint: 'Name hexes with a city only.',
    }),
    *check({ options: { corporation, hexes }, map, at }) {
      for (const { hex, at: place } of hexesWithout(map, placedTexts(hexes, at('hexes')), hasCity))
        yield { at: place, says: { corporation, hex: hexName(map, hex) } };
    },
  }),
  defineMechanicRule<Options, { corporation: string; hex: string }>({
    code: 'chosen-home/home-fixed',
    severity: 'warning',
    summary: 'A corporation has a home of its own and is to choose one.',
    why: 'The home that is written down is never used.',
    bad: example(['A3', 'C7'], { hex: 'A3' }),
    good: example(['A3', 'C7']),
    message: ({ corporation, hex }) => ({
      message: `${corporation} chooses its home, but "home" says ${hex}.`,
      hint: 'Take "home" away, or the mechanic.',
    }),
    *check({ title, options: { corporation } }) {
      for (const [c, { id, home }] of title.corporations.entries()) {
        if (id === corporation && home !== undefined && home !== null)
          yield { at: `/corporations/${c}/home`, says: { corporation, hex: home.hex } };
      }
    },
  }),
];
