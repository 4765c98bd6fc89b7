import { describe, expect, it } from 'vitest';

import { linkTile } from '../../../runtime/core/map/rotate-tile.ts';
import type { RotatedTile } from '../../../runtime/kernel/rulebook.ts';
import type { TileDefinition } from '../../../runtime/kernel/title.ts';
import standard from '../../../titles/standard/tiles.json' with { type: 'json' };
import type { Layout } from './geometry.ts';
import { APOTHEM, distance, edgeAngle, polar } from './geometry.ts';
import { placeStops, SLOT_RADIUS } from './place-stops.ts';
import { slotPlaces } from './stops.ts';
import type { Point } from './svg.ts';
import { drawTile } from './tile.ts';

const LAYOUTS: readonly Layout[] = ['flat', 'pointy'];
const catalogue = Object.entries(standard.definitions as unknown as Record<string, TileDefinition>);

const tileOf = (id: string, rotation = 0): RotatedTile => {
  const definition = catalogue.find(([name]) => name === id)?.[1];
  if (definition === undefined) throw new Error(`no tile ${id}`);
  return rotated(id, definition, rotation);
};

const rotated = (name: string, definition: TileDefinition, rotation = 0): RotatedTile => {
  const tile = linkTile(definition, { name, color: definition.color ?? 'yellow', printed: false, count: 1 });
  const found = tile.rotations[rotation];
  if (found === undefined) throw new Error(`no rotation ${rotation}`);
  return found;
};

/** How far outside the hex a disc reaches, at most 0 if it lies inside. */
const sticksOut = (layout: Layout, at: Point, radius: number): number =>
  Math.max(
    ...[0, 1, 2, 3, 4, 5].map((edge) => {
      const normal = polar(edgeAngle(layout, edge), 1);
      return at.x * normal.x + at.y * normal.y + radius - APOTHEM;
    }),
  );

describe.each(LAYOUTS)('every tile of the shared catalogue on a %s map', (layout) => {
  it.each(catalogue)('%s: its cities lie inside the hex and apart from each other', (name, definition) => {
    const stops = placeStops(layout, rotated(name, definition));
    const slots = stops.filter(({ stop }) => stop.kind === 'city').map(({ stop, at }) => slotPlaces(at, stop.slots));
    for (const at of slots.flat()) expect(sticksOut(layout, at, SLOT_RADIUS)).toBeLessThan(1);
    for (const [index, city] of slots.entries())
      for (const other of slots.slice(index + 1))
        for (const a of city) for (const b of other) expect(distance(a, b)).toBeGreaterThan(SLOT_RADIUS * 2);
  });

  it('is drawn without a number missing', () => {
    for (const [name, definition] of catalogue) {
      const drawn = drawTile(layout, rotated(name, definition), { number: name });
      expect(drawn, name).not.toMatch(/NaN|undefined|null|Infinity/);
      expect(drawn).toContain(`>${name}</text>`);
    }
  });
});

describe('a tile', () => {
  it('shows as many slots as its city has, and what it pays', () => {
    const drawn = drawTile('flat', tileOf('63'));
    expect(drawn.match(/<circle/g)).toHaveLength(2);
    expect(drawn).toContain('>40</text>');
  });

  it('marks a town on track with a bar, one where tracks meet with a dot', () => {
    expect(drawTile('flat', tileOf('58'))).toMatch(/<rect[^>]*transform="rotate/);
    expect(drawTile('flat', tileOf('87'))).toMatch(/<circle[^>]*r="6"/);
  });

  it('draws narrow gauge dashed and dual gauge with a white core', () => {
    expect(drawTile('flat', tileOf('77'))).toContain('stroke-dasharray="6 3.5"');
    const dual = { color: 'brown', paths: [{ from: 0, to: 3, track: 'dual' }] } as const;
    expect(drawTile('flat', rotated('dual', dual))).toContain('stroke-width="2.4"');
  });

  it('takes a bridge where tracks cross, and joins them where they meet', () => {
    const lines = (id: string): number => drawTile('flat', tileOf(id)).match(/fill="none" stroke="#fff"/g)?.length ?? 0;
    expect(lines('20')).toBe(2);
    expect(lines('23')).toBe(1);
  });

  it('turns with its rotation', () => {
    expect(drawTile('flat', tileOf('9', 0))).toContain('M0 50L0 -50');
    expect(drawTile('flat', tileOf('9', 1))).toContain('M-43.3 25L43.3 -25');
  });

  it('carries pips for its colour beside its number', () => {
    const pips = (id: string): number => drawTile('flat', tileOf(id), { number: id }).match(/h0/g)?.length ?? 0;
    expect([pips('57'), pips('14'), pips('63')]).toEqual([1, 2, 3]);
  });

  it.each(['8', '54', '56', '57', '644'])('%s looks as it did when it was looked at', async (id) => {
    await expect(drawTile('pointy', tileOf(id), { number: id }).replaceAll('><', '>\n<')).toMatchFileSnapshot(
      `golden/tile-${id}.svg`,
    );
  });
});
