/** What can be wrong with a city that is destroyed. */
import { hasCity, hexName } from '../../core/checking/places.ts';
import { defineMechanicRule, type MechanicRule } from '../../kernel/mechanic-rule.ts';

interface Options {
  readonly hex: string;
}

const example = (hex: string) => ({
  mechanics: [{ id: 'city-disaster', event: 'earthquake', hex }],
  trains: [{ id: '5', events: [{ type: 'close_companies' }, { type: 'earthquake' }] }],
});

export const checks: readonly MechanicRule[] = [
  defineMechanicRule<Options, { hex: string }>({
    code: 'city-disaster/hex-without-city',
    severity: 'error',
    summary: 'A city is to be destroyed where there is none.',
    why: 'No token would be lost; the coordinate is probably wrong.',
    bad: example('B4'),
    good: example('C7'),
    message: ({ hex }) => ({
      message: `There is no city on ${hex} to destroy.`,
      hint: 'Write the coordinate of the city.',
    }),
    *check({ options: { hex }, map, at }) {
      const info = map.hex.get(hex);
      if (info !== undefined && !hasCity(info)) yield { at: at('hex'), says: { hex: hexName(map, hex) } };
    },
  }),
];
