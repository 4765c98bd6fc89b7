/** Cheaper building on a kind of terrain (core rules 9.6, item 6; 1889: the Sumitomo Mines in the mountains). */
import { defineMechanic } from '../../kernel/mechanic.ts';
import type { AbilityInfo } from '../../kernel/rulebook.ts';
import type { Terrain } from '../../kernel/title.ts';
import { abilitiesFor, usable } from '../../core/abilities.ts';
import { hexInfo, tileOn } from '../../core/map/hexes.ts';
import { manifest } from './manifest.ts';

const isFor = ({ definition }: AbilityInfo, hex: string, types: readonly string[]): boolean => {
  const { terrain, mixed, hexes } = definition;
  if (Array.isArray(hexes) && !hexes.includes(hex)) return false;
  return mixed === true ? types.includes(String(terrain)) : types.length === 1 && types[0] === terrain;
};

/** What all powers together take off one cost of the ground. */
const takenOff = (abilities: readonly AbilityInfo[], hex: string, { cost, types = [] }: Terrain): number => {
  let off = 0;
  for (const ability of abilities) if (isFor(ability, hex, types)) off += Number(ability.definition['discount']);
  return Math.min(off, cost);
};

export const terrainDiscount = defineMechanic({
  manifest,
  behave: () => ({
    hooks: {
      tileCost(play, cost, { operator, hex }) {
        const { terrain } = tileOn(play, hexInfo(play, hex)).tile;
        if (terrain.length === 0) return cost;
        const abilities = abilitiesFor(play, operator, 'tile_discount').filter((a) => usable(play, a));
        return terrain.reduce((left, ground) => left - takenOff(abilities, hex, ground), cost);
      },
    },
  }),
});
