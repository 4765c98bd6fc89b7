/** What can be wrong with cheaper building. */
import { harbourAbility } from '../../core/checking/example.ts';
import { hexesWithout, hexName } from '../../core/checking/places.ts';
import { abilitiesOfType, placedTexts } from '../../core/checking/title-parts.ts';
import { defineMechanicRule, type MechanicRule } from '../../kernel/mechanic-rule.ts';
import type { HexInfo } from '../../kernel/rulebook.ts';

const example = (ability: object) => ({
  mechanics: [{ id: 'terrain-discount' }],
  map: { hexes: { C5: { terrain: [{ cost: 80, types: ['mountain', 'swamp'] }] } } },
  ...harbourAbility({
    type: 'tile_discount',
    ownerType: 'corporation',
    discount: 20,
    terrain: 'mountain',
    ...ability,
  }),
});

/** Whether a power for the kind of terrain is of use on the hex. */
const helpsOn = ({ terrain }: HexInfo, kind: string, mixed: boolean): boolean =>
  terrain.some(({ types = [] }) => (mixed ? types.includes(kind) : types.length === 1 && types[0] === kind));

export const checks: readonly MechanicRule[] = [
  defineMechanicRule<object, { hex: string; kind: string; owner: string }>({
    code: 'terrain-discount/hex-without-terrain',
    severity: 'warning',
    summary: 'A private company builds more cheaply on a hex that has no such terrain, or not alone.',
    why: 'Its power is of no use there.',
    bad: example({ hexes: ['B6', 'C5'] }),
    good: example({ hexes: ['B6', 'C5'], mixed: true }),
    message: ({ hex, kind, owner }) => ({
      message: `${owner} builds more cheaply on ${kind}, and the ground of ${hex} is not that, or not that alone.`,
      hint: 'Take the hex away, or write "mixed": true where the cost is for several kinds of terrain.',
    }),
    *check({ title, map }) {
      for (const { ability, owner, at } of abilitiesOfType(title, 'tile_discount')) {
        const kind = String(ability['terrain']);
        const helps = (hex: HexInfo) => helpsOn(hex, kind, ability['mixed'] === true);
        for (const { hex, at: place } of hexesWithout(map, placedTexts(ability['hexes'], `${at}/hexes`), helps))
          yield { at: place, says: { hex: hexName(map, hex), kind, owner } };
      }
    },
  }),
  defineMechanicRule<object, { kind: string; owner: string }>({
    code: 'terrain-discount/never-alone',
    severity: 'warning',
    summary: 'A private company builds more cheaply on a kind of terrain that no hex has alone.',
    why: 'Its power is never of use.',
    bad: example({ terrain: 'swamp' }),
    good: example({ terrain: 'swamp', mixed: true }),
    message: ({ kind, owner }) => ({
      message: `${owner} builds more cheaply where the ground is ${kind} alone, and no hex is of that kind.`,
      hint: 'Write "mixed": true, or look at the terrain of the map.',
    }),
    *check({ title, map }) {
      for (const { ability, owner, at } of abilitiesOfType(title, 'tile_discount')) {
        const kind = String(ability['terrain']);
        const known = map.hexes.some((hex) => helpsOn(hex, kind, true));
        if (known && ability['mixed'] !== true && !map.hexes.some((hex) => helpsOn(hex, kind, false)))
          yield { at: `${at}/terrain`, says: { kind, owner } };
      }
    },
  }),
];
