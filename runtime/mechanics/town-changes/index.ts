/** Towns that grow or vanish (1856, from the first 6-train on). */
import { defineMechanic } from '../../kernel/mechanic.ts';
import { objection } from '../../kernel/violation.ts';
import { hexInfo, tileOn } from '../../core/map/hexes.ts';
import { hasStatus } from '../../core/phases.ts';
import { manifest } from './manifest.ts';

interface Options {
  readonly changes: Readonly<Record<string, readonly string[]>>;
}

export const townChanges = defineMechanic<Options>({
  manifest,
  behave: ({ options: { changes } }) => ({
    hooks: {
      tileUpgrade: (play, found, { from, to }) =>
        found !== null && hasStatus(play, 'upgradeable_towns') && changes[from.tile.name]?.includes(to.name) === true
          ? null
          : found,
      tileFits(play, found, { hex, tile }) {
        const before = tileOn(play, hexInfo(play, hex));
        if (before.tile.towns === 0 || !hasStatus(play, 'upgradeable_towns')) return found;
        return before.exits.every((edge) => tile.exits.includes(edge))
          ? null
          : objection('town-changes.exits', `Tile ${tile.tile.name} so turned does not keep the exits of ${hex}.`);
      },
    },
  }),
});
