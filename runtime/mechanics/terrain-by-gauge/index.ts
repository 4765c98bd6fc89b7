/** Terrain that is paid again and again, by the gauge of the track that is added (1849). */
import { defineMechanic } from '../../kernel/mechanic.ts';
import type { Play } from '../../kernel/play.ts';
import type { RotatedTile } from '../../kernel/rulebook.ts';
import type { EntityId } from '../../kernel/state.ts';
import { abilitiesFor, usable } from '../../core/abilities.ts';
import { hexInfo, tileOn } from '../../core/map/hexes.ts';
import { terrainCost } from '../../core/map/lay-cost.ts';
import { manifest } from './manifest.ts';

interface Options {
  readonly added: readonly { readonly gauge: string; readonly divisor: number }[];
}

/** Gauges of the new tile's paths, less one for each path of the same gauge that the old tile had. */
export const addedGauges = (before: RotatedTile, after: RotatedTile): readonly string[] => {
  const added = after.paths.map((path) => path.track);
  for (const { track } of before.paths) {
    const at = added.indexOf(track);
    if (at >= 0) added.splice(at, 1);
  }
  return added;
};

const discounted = (play: Play, operator: EntityId, gauge: string, cost: number): number => {
  for (const ability of abilitiesFor(play, operator, 'terrain_discount')) {
    const { gauges, divisor } = ability.definition;
    if (usable(play, ability) && Array.isArray(gauges) && gauges.includes(gauge))
      return Math.floor(cost / Number(divisor));
  }
  return cost;
};

export const terrainByGauge = defineMechanic<Options>({
  manifest,
  behave: ({ options: { added } }) => ({
    hooks: {
      tileCost(play, cost, { operator, hex, tile }) {
        const info = hexInfo(play, hex);
        const ground = info.terrain.reduce((sum, terrain) => sum + terrain.cost, 0);
        if (ground === 0) return cost;
        const before = tileOn(play, info);
        const gauges = addedGauges(before, tile);
        const decides = added.find(({ gauge }) => gauges.includes(gauge)) ?? added.at(-1);
        if (decides === undefined) return cost;
        const price = discounted(play, operator, decides.gauge, Math.floor(ground / decides.divisor));
        return cost - terrainCost(before) + price;
      },
    },
  }),
});
