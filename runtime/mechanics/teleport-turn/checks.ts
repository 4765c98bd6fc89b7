/** What can be wrong with a turn far away. */
import { harbourAbility, operatingSteps } from '../../core/checking/example.ts';
import { hasCity, hexesWithout, hexName } from '../../core/checking/places.ts';
import { abilitiesOfType, placedTexts } from '../../core/checking/title-parts.ts';
import { defineMechanicRule, type MechanicRule } from '../../kernel/mechanic-rule.ts';

const example = (hexes: readonly string[]) => ({
  mechanics: [{ id: 'teleport-turn' }],
  ...operatingSteps({ id: 'teleport-choice', $before: 'track' }),
  ...harbourAbility({ type: 'teleport_turn', ownerType: 'corporation', hexes }),
});

export const checks: readonly MechanicRule[] = [
  defineMechanicRule<object, { hex: string; owner: string }>({
    code: 'teleport-turn/hex-without-city',
    severity: 'warning',
    summary: 'A corporation may go far away to a hex without a city.',
    why: 'It could build there, but its token has no place.',
    bad: example(['A7', 'B4']),
    good: example(['A7', 'C7']),
    message: ({ hex, owner }) => ({
      message: `With ${owner} a corporation may go to ${hex}, where there is no city for its token.`,
      hint: 'Name hexes with a city only.',
    }),
    *check({ title, map }) {
      for (const { ability, owner, at } of abilitiesOfType(title, 'teleport_turn')) {
        for (const { hex, at: place } of hexesWithout(map, placedTexts(ability['hexes'], `${at}/hexes`), hasCity))
          yield { at: place, says: { hex: hexName(map, hex), owner } };
      }
    },
  }),
];
