import { quote } from '../../diagnostics/words.ts';
import { defineRule } from '../rule.ts';

export const definitionUnused = defineRule({
  code: 'definition-unused',
  family: 'unused',
  severity: 'warning',
  summary: 'A tile is defined that the manifest does not count.',
  why: 'Nobody can ever lay it.',
  bad: { tiles: { definitions: { X1: { color: 'green', city: 30, slots: 2, exits: [0, 3] } } } },
  good: {
    tiles: { manifest: { X1: 1 }, definitions: { X1: { color: 'green', city: 40, slots: 2, exits: [0, 1, 3, 4] } } },
  },
  message: ({ tile }: { tile: string }) => ({
    message: `Tile ${quote(tile)} is defined, but the manifest has none of it.`,
    hint: `Say in "manifest" how many there are, or take the definition away.`,
  }),
  *check({ title, ownTile }) {
    const { manifest, definitions } = title.tiles;
    const patches = Object.values(title.variants).map(({ patch }) => JSON.stringify(patch['tiles'] ?? null));
    for (const tile of Object.keys(definitions)) {
      const inVariant = patches.some((patch) => patch.includes(JSON.stringify(tile)));
      if (manifest[tile] === undefined && !inVariant && ownTile(tile))
        yield { at: `/tiles/definitions/${tile}`, part: 'key', says: { tile } };
    }
  },
});
