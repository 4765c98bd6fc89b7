/** What can be wrong with a title because of its markers. */
import { harbourAbility, operatingSteps } from '../../core/checking/example.ts';
import { hasStop, hexesWithout, hexName } from '../../core/checking/places.ts';
import { abilitiesOfType, placedTexts } from '../../core/checking/title-parts.ts';
import { defineMechanicRule, type MechanicRule } from '../../kernel/mechanic-rule.ts';

const example = (hex: string) => ({
  mechanics: [{ id: 'bonus-marker' }],
  ...operatingSteps({ id: 'bonus-marker', $before: 'track' }),
  ...harbourAbility({ type: 'bonus_marker', ownerType: 'corporation', hexes: [hex], amount: 20, count: 1 }),
});

export const checks: readonly MechanicRule[] = [
  defineMechanicRule<object, { hex: string; owner: string }>({
    code: 'bonus-marker/hex-without-stop',
    severity: 'warning',
    summary: 'A marker may be put on a hex without a stop.',
    why: 'No route calls there, so the marker is worth nothing.',
    bad: example('A5'),
    good: example('C3'),
    message: ({ hex, owner }) => ({
      message: `${owner} may put its marker on ${hex}, where no route ever calls.`,
      hint: 'Name a hex with a city, a town or an off-board area.',
    }),
    *check({ title, map }) {
      for (const { ability, owner, at } of abilitiesOfType(title, 'bonus_marker')) {
        for (const { hex, at: place } of hexesWithout(map, placedTexts(ability['hexes'], `${at}/hexes`), hasStop))
          yield { at: place, says: { hex: hexName(map, hex), owner } };
      }
    },
  }),
];
