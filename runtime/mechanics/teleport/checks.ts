/** What can be wrong with building far away. */
import { harbourAbility, operatingSteps } from '../../core/checking/example.ts';
import { hasCity, hexesWithout, hexName } from '../../core/checking/places.ts';
import { abilitiesOfType, placedTexts } from '../../core/checking/title-parts.ts';
import { defineMechanicRule, type MechanicRule } from '../../kernel/mechanic-rule.ts';

const example = (hex: string, tile: string) => ({
  mechanics: [{ id: 'teleport' }],
  ...operatingSteps({ id: 'teleport', $before: 'track' }),
  ...harbourAbility({ type: 'teleport', ownerType: 'corporation', hexes: [hex], tiles: [tile] }),
});

export const checks: readonly MechanicRule[] = [
  defineMechanicRule<object, { hex: string; owner: string }>({
    code: 'teleport/hex-without-city',
    severity: 'warning',
    summary: 'A private company builds far away where there is no city.',
    why: 'The token that may follow has no place there.',
    bad: example('B4', '58'),
    good: example('A7', '57'),
    message: ({ hex, owner }) => ({
      message: `${owner} lets its corporation build on ${hex} and place a token, but there is no city.`,
      hint: 'Name a hex with a city, or use the ability "tile_lay", which brings no token.',
    }),
    *check({ title, map }) {
      for (const { ability, owner, at } of abilitiesOfType(title, 'teleport')) {
        for (const { hex, at: place } of hexesWithout(map, placedTexts(ability['hexes'], `${at}/hexes`), hasCity))
          yield { at: place, says: { hex: hexName(map, hex), owner } };
      }
    },
  }),
];
