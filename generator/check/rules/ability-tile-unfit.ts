import { quote } from '../../diagnostics/words.ts';
import { coreUpgrade } from '../../../runtime/core/map/upgrades.ts';
import type { TileInfo } from '../../../runtime/kernel/rulebook.ts';
import type { CheckContext } from '../context.ts';
import { abilitiesIn } from '../mechanics/places.ts';
import { defineRule } from '../rule.ts';
import { growthOf } from '../tables/upgrades.ts';

export const abilityTileUnfit = defineRule({
  code: 'ability-tile-unfit',
  family: 'tiles',
  severity: 'error',
  summary: 'A power lays a tile that fits none of its hexes.',
  why: 'The tile could never be laid by it; its number is probably misspelt.',
  bad: {
    mechanics: [{ id: 'teleport' }],
    rounds: { definitions: [{ id: 'operating', steps: [{ id: 'teleport', $before: 'track' }] }] },
    privates: [
      {
        id: 'HC',
        abilities: [{ type: 'teleport', ownerType: 'corporation', when: ['track'], hexes: ['A7'], tiles: ['58'] }],
      },
    ],
  },
  good: {
    mechanics: [{ id: 'teleport' }],
    rounds: { definitions: [{ id: 'operating', steps: [{ id: 'teleport', $before: 'track' }] }] },
    privates: [
      {
        id: 'HC',
        abilities: [{ type: 'teleport', ownerType: 'corporation', when: ['track'], hexes: ['A7'], tiles: ['57'] }],
      },
    ],
  },
  message: ({ tile, hexes, owner }: { tile: string; hexes: readonly string[]; owner: string }) => ({
    message: `Tile ${quote(tile)}, which ${quote(owner)} may lay, fits ${hexes.length === 1 ? `not on ${hexes[0] ?? ''}` : `on none of ${hexes.join(', ')}`}.`,
    hint: 'Look at the number of the tile and at the hexes.',
  }),
  *check(context) {
    const { title, references, board } = context;
    for (const { at, owner } of abilitiesIn(title)) {
      const hexes = references('hexes')
        .filter((named) => named.at.startsWith(`${at}/`))
        .map(({ name }) => name);
      if (hexes.length === 0) continue;
      for (const named of references('tiles').filter((one) => one.at.startsWith(`${at}/`))) {
        const tile = board.tile.get(named.name);
        if (tile !== undefined && !hexes.some((hex) => mayLie(context, tile, hex)))
          yield { at: named.at, says: { tile: tile.name, hexes, owner } };
      }
    }
  },
});

/** Like any tile, or by a power that asks for the next colour and for the stops that are there. */
function mayLie(context: CheckContext, tile: TileInfo, id: string): boolean {
  const hex = context.board.hex.get(id);
  if (hex === undefined) return true;
  const found = growthOf(context).classes.find(({ hexes }) => hexes.includes(hex));
  const rules = { policies: context.title.policies, derived: new Map<string, unknown>() };
  const before = [hex.printed, ...(found?.reached ?? [])].filter(
    (from) => from.cities.length === tile.cities.length && from.towns === tile.towns,
  );
  return found?.reached.has(tile) === true || before.some((from) => coreUpgrade(rules, hex, from, tile, true) === null);
}
