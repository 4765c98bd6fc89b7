/** One tile, or one hex of the map with what is printed on it: background, track, stops, values, label. */
import type { RotatedTile } from '../../../runtime/kernel/rulebook.ts';
import { destinationSize, drawFlag } from './destination.ts';
import { drawIcon } from './icons.ts';
import type { Layout } from './geometry.ts';
import { corners } from './geometry.ts';
import type { FutureLabel } from './notes.ts';
import { futureLabelBox, futureLabelSize, noteBox, noteSize } from './notes.ts';
import { fillOf, INK } from './palette.ts';
import type { PlacedStop } from './place-stops.ts';
import { placeStops } from './place-stops.ts';
import type { Room } from './room.ts';
import { roomOn } from './room.ts';
import type { Slot } from './stops.ts';
import { drawCity, drawPips, drawRevenue, drawTown, revenueSize, revenuesShown } from './stops.ts';
import { element, short, text, textWidth } from './svg.ts';
import { drawPartition, drawTerrain } from './terrain.ts';
import { drawStubs, drawTrack } from './track.ts';

export interface TileView {
  /** Slots of each city, in the order of the tile's cities. */
  readonly slots?: readonly (readonly Slot[])[];
  /** Name of the place. */
  readonly name?: string;
  readonly icons?: readonly string[];
  readonly partitions?: readonly unknown[];
  readonly stubs?: readonly unknown[];
  /** Number of a tile, printed with the pips of its colour. */
  readonly number?: string;
  /** Coordinate of a hex, in small print where there is room. */
  readonly coordinate?: string;
  /** A label that a later tile must have, such as `Lon` in brown. */
  readonly futureLabel?: FutureLabel;
  /** Who the hex as a whole is kept for, and private companies that block it. */
  readonly notes?: readonly string[];
  /** Corporations that have to reach the hex. */
  readonly destinations?: readonly string[];
}

export const hexOutline = (layout: Layout, fill: string, stroke = INK, width = 0.8): string =>
  element('path', {
    d: `M${corners(layout)
      .map(({ x, y }) => `${short(x)} ${short(y)}`)
      .join('L')}Z`,
    fill,
    stroke,
    'stroke-width': width,
  });

/** Drawn around (0, 0). */
export const drawTile = (layout: Layout, rotated: RotatedTile, view: TileView = {}): string => {
  const { tile } = rotated;
  const room = roomOn(layout);
  const stops = placeStops(layout, rotated);
  const parts = [
    hexOutline(layout, fillOf(tile.color)),
    ...(view.partitions ?? []).map((partition) => drawPartition(layout, partition)),
    drawStubs(layout, view.stubs ?? [], rotated.rotation),
    drawTrack(layout, rotated, stops, room),
    ...stops.map((placed) => drawStop(placed, rotated, view, room)),
    drawNumber(layout, rotated, view, room),
    drawValues(stops, room),
    drawLabel(tile.label, room),
    drawTerrain(tile.terrain, room, { x: 0, y: 24 }),
    drawFutureLabel(view, room),
    ...(view.icons ?? []).map((icon) => drawIcon(icon, room)),
    drawName(view.name, room),
    ...(view.notes ?? []).map((note) => drawNote(note, room)),
    ...(view.destinations ?? []).map((who) => drawDestination(who, room)),
    drawCoordinate(layout, view.coordinate, room),
  ];
  return parts.join('');
};

const drawStop = (placed: PlacedStop, rotated: RotatedTile, view: TileView, room: Room): string => {
  if (placed.stop.kind === 'offboard') return '';
  if (placed.stop.kind !== 'city') return drawTown(placed, room);
  return drawCity(placed, view.slots?.[rotated.tile.cities.indexOf(placed.stop.index)] ?? [], room);
};

const drawValues = (stops: readonly PlacedStop[], room: Room): string =>
  revenuesShown(stops)
    .map(({ revenue, near, beside }) => {
      const number = typeof revenue === 'number';
      const wish = beside ? { x: near.x + (number ? 24 : 0), y: near.y - (number ? 18 : 26) } : near;
      return drawRevenue(room.find(revenueSize(revenue), wish), revenue);
    })
    .join('');

const drawLabel = (label: string | null, room: Room): string => {
  if (label === null) return '';
  const size = 13;
  const at = room.find({ width: textWidth(label, size) + 2, height: size }, { x: -30, y: 0 });
  return text(at, size, label, { 'font-weight': 'bold' });
};

/** The tile's number with the pips of its colour, at the bottom. */
const drawNumber = (layout: Layout, { tile }: RotatedTile, view: TileView, room: Room): string => {
  const number = view.number ?? '';
  if (number === '') return '';
  const wish = layout === 'flat' ? { x: -20, y: 41 } : { x: -36, y: 26 };
  const width = Math.max(textWidth(number, 7), 10);
  const at = room.find({ width, height: 10 }, wish);
  return (
    text({ x: at.x, y: at.y - 1.5 }, 7, number, { fill: '#333' }) + drawPips({ x: at.x, y: at.y + 4 }, tile.color, INK)
  );
};

const drawFutureLabel = ({ futureLabel }: TileView, room: Room): string =>
  futureLabel === undefined
    ? ''
    : futureLabelBox(room.find(futureLabelSize(futureLabel), { x: 30, y: 10 }), futureLabel);

const NAME_SIZE = 9;

const drawName = (name: string | undefined, room: Room): string => {
  if (name === undefined || name === '') return '';
  const lines = linesOf(name);
  const width = Math.max(...lines.map((line) => textWidth(line, NAME_SIZE)));
  const height = lines.length * (NAME_SIZE + 0.5);
  const size = { width: Math.min(width, 84), height };
  const at = room.find(size, room.fits(size, { x: 0, y: -30 }) ? { x: 0, y: -30 } : { x: 0, y: 30 });
  return lines
    .map((line, index) =>
      text({ x: at.x, y: at.y - height / 2 + (index + 0.5) * (NAME_SIZE + 0.5) }, NAME_SIZE, line, {
        stroke: '#fff',
        'stroke-width': 2.4,
        'stroke-opacity': 0.75,
        'stroke-linejoin': 'round',
        'paint-order': 'stroke',
      }),
    )
    .join('');
};

/** A long name stands in two lines. */
const linesOf = (name: string): string[] => {
  if (textWidth(name, NAME_SIZE) <= 62) return [name];
  const breaks = [...name.matchAll(/(?<=[-/])|\s+/g)].map(({ index }) => index).filter((index) => index > 0);
  const middle = name.length / 2;
  const [at] = breaks.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return at === undefined ? [name] : [name.slice(0, at).trim(), name.slice(at).trim()];
};

const drawNote = (note: string, room: Room): string => noteBox(room.find(noteSize(note), { x: 0, y: 36 }), note);

const drawDestination = (who: string, room: Room): string =>
  drawFlag(room.find(destinationSize(who), { x: 0, y: 34 }), who);

const drawCoordinate = (layout: Layout, coordinate: string | undefined, room: Room): string => {
  const size = { width: 15, height: 7 };
  const wish = layout === 'flat' ? { x: -24, y: -42 } : { x: -38, y: -24 };
  if (coordinate === undefined || !room.fits(size, wish)) return '';
  return text(room.find(size, wish), 6, coordinate, { fill: '#555' });
};
