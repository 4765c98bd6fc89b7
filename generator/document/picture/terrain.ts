/** What the ground costs, and what lies along the edges of a hex. */
import type { Border, Terrain } from '../../../runtime/kernel/title.ts';
import { edgeAngle, edgeEnds, edgeMiddle, polar } from './geometry.ts';
import type { Layout } from './geometry.ts';
import { INK, PAPER } from './palette.ts';
import type { Room } from './room.ts';
import type { Point } from './svg.ts';
import { element, short, text, textWidth } from './svg.ts';

const SYMBOL = 13;

/** Each kind of ground has its own sign: peaks for mountains, waves for water; others their name. */
const SIGNS: Readonly<Record<string, (at: Point) => string>> = {
  mountain: ({ x, y }) => peak(x, y, '#7a5230'),
  hill: ({ x, y }) =>
    element('path', {
      d: `M${short(x - 6)} ${short(y + 4)}a6 7 0 0 1 12 0Z`,
      fill: '#b08a5a',
      stroke: INK,
      'stroke-width': 0.7,
    }),
  water: ({ x, y }) => waves(x, y),
  river: ({ x, y }) => waves(x, y),
  lake: ({ x, y }) => waves(x, y),
  swamp: ({ x, y }) =>
    element('path', {
      d: `M${short(x - 6)} ${short(y + 4)}h12M${short(x - 4)} ${short(y + 3)}v-6M${short(x)} ${short(y + 3)}v-8M${short(x + 4)} ${short(y + 3)}v-6`,
      stroke: '#2f6b45',
      'stroke-width': 1.4,
    }),
  forest: ({ x, y }) =>
    element('path', {
      d: `M${short(x)} ${short(y - 6)}l5 8h-4v4h-2v-4h-4Z`,
      fill: '#2f6b45',
      stroke: INK,
      'stroke-width': 0.5,
    }),
};

const peak = (x: number, y: number, fill: string): string =>
  element('path', { d: `M${short(x - 6.5)} ${short(y + 5)}l6.5 -11l6.5 11Z`, fill, stroke: INK, 'stroke-width': 0.7 }) +
  element('path', { d: `M${short(x - 2.2)} ${short(y - 2.3)}l2.2 -3.7l2.2 3.7l-2.2 1.4Z`, fill: PAPER });

const waves = (x: number, y: number): string => {
  const wave = (top: number): string => `M${short(x - 6)} ${short(top)}q1.5 -3 3 0t3 0t3 0t3 0`;
  return element('path', { d: wave(y - 2.5) + wave(y + 2.5), fill: 'none', stroke: '#1f5f9e', 'stroke-width': 1.8 });
};

export const terrainSign = (kind: string, at: Point): string =>
  SIGNS[kind]?.(at) ?? text(at, 7, kind, { 'font-style': 'italic' });

/** The sum of a hex's costs with the signs of its kinds of ground. */
export const drawTerrain = (terrain: readonly Terrain[], room: Room, wish: Point): string => {
  if (terrain.length === 0) return '';
  const kinds = [...new Set(terrain.flatMap(({ types }) => types ?? []))];
  const cost = terrain.map(({ cost: one }) => one).join(' + ');
  const size = {
    width: Math.max(kinds.length * (SYMBOL + 1), textWidth(cost, 9.5)) + 2,
    height: kinds.length > 0 ? 24 : 11,
  };
  const at = room.find(size, wish);
  const signs = kinds.map((kind, index) => {
    const place = { x: at.x + (index - (kinds.length - 1) / 2) * (SYMBOL + 1), y: at.y - 5.5 };
    return terrainSign(kind, place);
  });
  return (
    signs.join('') + text({ x: at.x, y: kinds.length > 0 ? at.y + 7 : at.y }, 9.5, cost, { 'font-weight': 'bold' })
  );
};

/** Lines along edges: nothing passes a thick bar; water is a blue double line, mountains a brown zigzag. */
export const drawBorder = (layout: Layout, border: Border, centre: Point): string => {
  const { edge, type, cost } = border;
  if (type === undefined) return '';
  const [a, b] = edgeEnds(layout, edge).map(({ x, y }) => ({ x: x + centre.x, y: y + centre.y })) as [Point, Point];
  const line = (color: string, width: number, dashes?: string): string =>
    element('path', {
      d: `M${short(a.x)} ${short(a.y)}L${short(b.x)} ${short(b.y)}`,
      stroke: color,
      'stroke-width': width,
      'stroke-linecap': dashes === undefined ? 'round' : undefined,
      'stroke-dasharray': dashes,
    });
  const middle = edgeMiddle(layout, edge);
  const badge = cost === undefined ? '' : drawCost({ x: middle.x + centre.x, y: middle.y + centre.y }, cost);
  if (type === 'water' || type === 'river') return line('#1f5f9e', 6) + line('#d9ecfb', 2) + badge;
  if (type === 'mountain') return line('#7a5230', 6, '5 2') + badge;
  if (type === 'divider' || type === 'province') return line(INK, 2.5, '7 4') + badge;
  return line(INK, 7) + line('#d0342c', 4) + badge;
};

const drawCost = (at: Point, cost: number): string => {
  const words = String(cost);
  const width = textWidth(words, 8.5) + 5;
  return (
    element('rect', {
      x: at.x - width / 2,
      y: at.y - 6,
      width,
      height: 12,
      rx: 3,
      fill: PAPER,
      stroke: '#1f5f9e',
      'stroke-width': 1,
    }) + text(at, 8.5, words)
  );
};

/** A line that cuts a hex in two, from corner to corner. */
export const drawPartition = (layout: Layout, partition: unknown): string => {
  if (typeof partition !== 'object' || partition === null || !('a' in partition) || !('b' in partition)) return '';
  const [a, b] = [partition.a, partition.b].map((corner) => polar(edgeAngle(layout, Number(corner)) - 30, 57.7)) as [
    Point,
    Point,
  ];
  return element('path', {
    d: `M${short(a.x)} ${short(a.y)}L${short(b.x)} ${short(b.y)}`,
    stroke: INK,
    'stroke-width': 2.5,
    'stroke-dasharray': '7 4',
  });
};
