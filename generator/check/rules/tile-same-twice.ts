import { quote } from '../../diagnostics/words.ts';
import type { PathEnd, RotatedTile, TileInfo } from '../../../runtime/kernel/rulebook.ts';
import { defineRule } from '../rule.ts';

export const tileSameTwice = defineRule({
  code: 'tile-same-twice',
  family: 'tiles',
  severity: 'warning',
  notUnderVariants: true,
  summary: "A tile of the title's own is the same as another one of the manifest, perhaps turned.",
  why: 'Two names for one tile make supply and logs hard to follow; one of them was probably meant to differ.',
  bad: { tiles: { manifest: { X9: 1 }, definitions: { X9: { color: 'yellow', paths: [{ from: 1, to: 4 }] } } } },
  good: {
    tiles: {
      manifest: { X9: 1 },
      definitions: {
        X9: {
          color: 'green',
          paths: [
            { from: 0, to: 1 },
            { from: 3, to: 4 },
          ],
        },
      },
    },
  },
  message: ({ tile, first }: { tile: string; first: string }) => ({
    message: `Tile ${quote(tile)} is the same as ${quote(first)}.`,
    hint: 'Count both under one name, or look at what should differ.',
  }),
  *check({ board, ownTile }) {
    const seen = new Map<string, string>();
    // Own tiles last, so that they are held against those of the catalogue.
    const own = ({ name }: TileInfo) => ownTile(name);
    if (!board.tiles.some(own)) return;
    for (const tile of [...board.tiles.filter((one) => !own(one)), ...board.tiles.filter(own)]) {
      const key = geometryOf(tile);
      const first = seen.get(key);
      if (first === undefined) seen.set(key, tile.name);
      else if (own(tile))
        yield {
          at: `/tiles/definitions/${tile.name.replaceAll('/', '~1')}`,
          part: 'key',
          says: { tile: tile.name, first },
        };
    }
  },
});

/** The same for all tiles that look and work alike in some rotation. */
function geometryOf(tile: TileInfo): string {
  const known = geometries.get(tile) ?? describe(tile);
  geometries.set(tile, known);
  return known;
}

const geometries = new WeakMap<TileInfo, string>();

function describe(tile: TileInfo): string {
  const { color, label, onlyByAbility, terrain } = tile;
  const turned = tile.rotations.map((rotated) => shape(rotated)).toSorted()[0];
  return JSON.stringify([color, label, onlyByAbility, terrain, turned]);
}

function shape(rotated: RotatedTile): string {
  const stops = rotated.tile.stops.map(({ kind, slots, revenue, groups, definition }, index) => {
    const exits = (rotated.pathsOf[index] ?? []).map(({ a, b, track, terminal }) => [
      edgeOf(a) ?? edgeOf(b),
      track,
      terminal,
    ]);
    return JSON.stringify([kind, slots, revenue, groups, definition.visitCost, exits.toSorted(byText)]);
  });
  const paths = rotated.paths
    .filter(({ a, b }) => a.kind !== 'stop' && b.kind !== 'stop')
    .map(({ a, b, track }) => JSON.stringify([[end(a), end(b)].toSorted(byText), track]));
  return JSON.stringify([stops.toSorted(byText), paths.toSorted(byText)]);
}

const edgeOf = (pathEnd: PathEnd): number | undefined => (pathEnd.kind === 'edge' ? pathEnd.edge : undefined);
const end = (pathEnd: PathEnd): string => (pathEnd.kind === 'edge' ? String(pathEnd.edge) : pathEnd.kind);
const byText = (a: unknown, b: unknown): number => (String(a) < String(b) ? -1 : 1);
