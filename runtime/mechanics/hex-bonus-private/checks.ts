/** What can be wrong with marks on the map. */
import { harbourAbility, operatingSteps } from '../../core/checking/example.ts';
import { hasStop, hexesWithout, hexName } from '../../core/checking/places.ts';
import { abilitiesOfType, placedTexts } from '../../core/checking/title-parts.ts';
import { defineMechanicRule, type MechanicRule } from '../../kernel/mechanic-rule.ts';

const example = (hexes: readonly string[]) => ({
  mechanics: [{ id: 'hex-bonus-private' }],
  trains: [{ id: '5', events: [{ type: 'close_companies' }, { type: 'remove_hex_bonuses' }] }],
  ...operatingSteps({ id: 'assign-hex', $before: 'track' }),
  ...harbourAbility({ type: 'assign_hexes', ownerType: 'corporation', hexes, amount: 20, count: 1 }),
});

export const checks: readonly MechanicRule[] = [
  defineMechanicRule<object, { hex: string; owner: string }>({
    code: 'hex-bonus-private/hex-without-stop',
    severity: 'warning',
    summary: 'A private company may mark a hex without a stop.',
    why: 'No route calls there, so the mark is worth nothing.',
    bad: example(['C3', 'C5']),
    good: example(['C3', 'B4']),
    message: ({ hex, owner }) => ({
      message: `${owner} may mark ${hex}, where no route ever calls.`,
      hint: 'Name a hex with a city, a town or an off-board area.',
    }),
    *check({ title, map }) {
      for (const { ability, owner, at } of abilitiesOfType(title, 'assign_hexes')) {
        for (const { hex, at: place } of hexesWithout(map, placedTexts(ability['hexes'], `${at}/hexes`), hasStop))
          yield { at: place, says: { hex: hexName(map, hex), owner } };
      }
    },
  }),
];
