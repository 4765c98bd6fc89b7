/** Cities, towns and off-board areas: their shapes and what they pay. */
import type { StopInfo } from '../../../runtime/kernel/rulebook.ts';
import { polar } from './geometry.ts';
import { INK, inkOn, PAPER, pipsOf, stageFill } from './palette.ts';
import type { PlacedStop } from './place-stops.ts';
import { SLOT_RADIUS } from './place-stops.ts';
import type { Room } from './room.ts';
import type { Point } from './svg.ts';
import { element, short, text, textWidth } from './svg.ts';
import type { Livery } from './tokens.ts';
import { drawReservation, drawToken } from './tokens.ts';

/** Who stands in a slot, or for whom it is kept. */
export interface Slot {
  readonly token?: Livery;
  readonly kept?: Livery;
}

/** Middles of the slots of a city around its own middle. */
export const slotPlaces = (at: Point, slots: number): Point[] => {
  if (slots <= 1) return [at];
  const radius = slots === 2 ? SLOT_RADIUS : SLOT_RADIUS / Math.sin(Math.PI / slots);
  const first = slots === 2 ? acrossOf(at) : slots === 4 ? -135 : -90;
  return Array.from({ length: slots }, (_, index) => {
    const step = polar(first + (360 / slots) * index, radius);
    return { x: at.x + step.x, y: at.y + step.y };
  });
};

/** Two slots lie level in the middle of a tile, and along its rim elsewhere. */
const acrossOf = ({ x, y }: Point): number => (Math.hypot(x, y) < 5 ? 180 : (Math.atan2(y, x) * 180) / Math.PI + 90);

export const drawCity = ({ stop, at }: PlacedStop, slots: readonly Slot[], room: Room): string => {
  const places = slotPlaces(at, stop.slots);
  for (const place of places) room.take(place, SLOT_RADIUS + 1.5);
  if (places.length > 2) room.take(at, SLOT_RADIUS);
  const circles = places.map((place, index) => drawSlot(place, slots[index] ?? {}));
  return backing(places) + circles.join('');
};

const backing = (places: readonly Point[]): string => {
  if (places.length === 1) return '';
  const d = `M${places.map(({ x, y }) => `${short(x)} ${short(y)}`).join('L')}Z`;
  const line = (color: string, width: number): string =>
    element('path', { d, fill: color, stroke: color, 'stroke-width': width, 'stroke-linejoin': 'round' });
  return line(INK, SLOT_RADIUS * 2 + 4) + line(PAPER, SLOT_RADIUS * 2 + 1.6);
};

const drawSlot = (at: Point, { token, kept }: Slot): string => {
  const ring = element('circle', { cx: at.x, cy: at.y, r: SLOT_RADIUS, fill: PAPER, stroke: INK, 'stroke-width': 1.4 });
  if (token !== undefined) return ring + drawToken(at, SLOT_RADIUS - 1, token);
  return kept === undefined ? ring : ring + drawReservation(at, SLOT_RADIUS, kept);
};

/** A bar across the track that runs through it, a dot where tracks meet or none is. */
export const drawTown = ({ stop, at, through }: PlacedStop, room: Room): string => {
  const halt = stop.kind === 'halt';
  room.take(at, 8);
  if (through === undefined)
    return element('circle', {
      cx: at.x,
      cy: at.y,
      r: 6,
      fill: halt ? PAPER : INK,
      stroke: halt ? INK : PAPER,
      'stroke-width': 1.6,
    });
  return element('rect', {
    x: at.x - 3.5,
    y: at.y - 10,
    width: 7,
    height: 20,
    fill: halt ? PAPER : INK,
    stroke: halt ? INK : PAPER,
    'stroke-width': 1.2,
    transform: `rotate(${short(through)} ${short(at.x)} ${short(at.y)})`,
  });
};

export type Revenue = StopInfo['revenue'];

/** Revenues that are printed: each once, where all stops of a tile pay the same. */
export const revenuesShown = (
  stops: readonly PlacedStop[],
): { readonly revenue: Revenue; readonly near: Point; readonly beside: boolean }[] => {
  const shown = stops
    .filter(({ stop }) => stop.revenue !== 0 && stop.definition.hide !== true)
    .map(({ stop, at }) => ({ revenue: printedRevenue(stop), near: at, beside: stop.kind !== 'offboard' }));
  const kinds = new Set(shown.map(({ revenue }) => JSON.stringify(revenue)));
  return kinds.size === 1 ? shown.slice(0, 1) : shown;
};

/** Values may also go by the phase's name, where a mechanic reads them so. */
const printedRevenue = ({ revenue, definition }: StopInfo): Revenue => {
  const byPhase: unknown = 'revenueByPhase' in definition ? definition.revenueByPhase : undefined;
  if (typeof byPhase !== 'object' || byPhase === null) return revenue;
  return Object.fromEntries(Object.entries(byPhase).map(([phase, value]) => [phase, Number(value)]));
};

export const revenueSize = (revenue: Revenue): { readonly width: number; readonly height: number } => {
  if (typeof revenue === 'number') return { width: Math.max(17, textWidth(String(revenue), 10) + 6), height: 17 };
  const boxes = Object.values(revenue);
  return { width: boxes.reduce<number>((sum, value) => sum + boxWidth(value), 0), height: heightOf(revenue) };
};

/** The name of a phase takes less room than the pips of a colour. */
const heightOf = (revenue: Readonly<Record<string, number>>): number =>
  Object.keys(revenue).every((stage) => pipsOf(stage) > 0) ? 17 : 15;

const boxWidth = (value: number): number => Math.max(16, textWidth(String(value), 10) + 5);

/** A number in a circle; or one box a phase colour, with the pips of the colour. */
export const drawRevenue = (at: Point, revenue: Revenue): string => {
  if (typeof revenue === 'number')
    return (
      element('ellipse', {
        cx: at.x,
        cy: at.y,
        rx: revenueSize(revenue).width / 2,
        ry: 8.5,
        fill: PAPER,
        stroke: INK,
        'stroke-width': 0.8,
      }) + text(at, 10, String(revenue))
    );
  let left = at.x - revenueSize(revenue).width / 2;
  return Object.entries(revenue)
    .map(([stage, value]) => {
      const width = boxWidth(value);
      const drawn = drawBox({ left, middle: at.y, width, height: heightOf(revenue) }, stage, value);
      left += width;
      return drawn;
    })
    .join('');
};

interface ValueBox {
  readonly left: number;
  readonly middle: number;
  readonly width: number;
  readonly height: number;
}

const drawBox = ({ left, middle, width, height }: ValueBox, stage: string, value: number): string => {
  const fill = stageFill(stage);
  const ink = inkOn(fill);
  const centre = left + width / 2;
  const pips = pipsOf(stage) > 0;
  return (
    element('rect', { x: left, y: middle - height / 2, width, height, fill, stroke: INK, 'stroke-width': 0.8 }) +
    text({ x: centre, y: middle - (pips ? 1 : 1.8) }, pips ? 10 : 9, String(value), { fill: ink }) +
    (pips
      ? drawPips({ x: centre, y: middle + 6 }, stage, ink)
      : text({ x: centre, y: middle + 4.6 }, 5, stage, { fill: ink }))
  );
};

/** One pip for yellow, two for green, and so on. */
export const drawPips = (at: Point, stage: string, ink: string): string => {
  const count = pipsOf(stage);
  const dots = Array.from({ length: count }, (_, index) => {
    const x = short(at.x + (index - (count - 1) / 2) * 2.9);
    return `M${x} ${short(at.y)}h0`;
  });
  return dots.length === 0
    ? ''
    : element('path', { d: dots.join(''), stroke: ink, 'stroke-width': 2, 'stroke-linecap': 'round' });
};
