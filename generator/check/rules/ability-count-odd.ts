import { quote } from '../../diagnostics/words.ts';
import { abilitiesIn } from '../mechanics/places.ts';
import { defineRule } from '../rule.ts';

export const abilityCountOdd = defineRule({
  code: 'ability-count-odd',
  family: 'arithmetic',
  severity: 'warning',
  summary: 'A power for certain hexes may be used much more often than there are hexes.',
  why: 'Perhaps a digit is too many.',
  bad: {
    mechanics: [{ id: 'private-track' }],
    rounds: { definitions: [{ id: 'operating', steps: [{ id: 'special-track', $before: 'track' }] }] },
    privates: [{ id: 'HC', abilities: [{ type: 'tile_lay', when: ['track'], hexes: ['B2'], count: 10 }] }],
  },
  good: {
    mechanics: [{ id: 'private-track' }],
    rounds: { definitions: [{ id: 'operating', steps: [{ id: 'special-track', $before: 'track' }] }] },
    privates: [{ id: 'HC', abilities: [{ type: 'tile_lay', when: ['track'], hexes: ['B2'], count: 1 }] }],
  },
  message: ({ owner, count, hexes }: { owner: string; count: number; hexes: number }) => ({
    message: `A power of ${quote(owner)} may be used ${count} times, for ${hexes === 1 ? 'one hex' : `${hexes} hexes`}.`,
    hint: 'Look at "count".',
  }),
  *check({ title, references }) {
    for (const { ability, owner, at } of abilitiesIn(title)) {
      const hexes = references('hexes').filter((named) => named.at.startsWith(`${at}/`)).length;
      const { count = 1 } = ability;
      // A hex may be built on once in each colour.
      if (hexes > 0 && count > hexes * 4) yield { at: `${at}/count`, says: { owner, count, hexes } };
    }
  },
});
