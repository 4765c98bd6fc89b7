/** The map: every hex with what lies on it, borders, coordinates at the rim, and a legend. */
import { linkMap } from '../../../runtime/core/map/link-map.ts';
import type { HexInfo, MapInfo } from '../../../runtime/kernel/rulebook.ts';
import type { TitleDefinition } from '../../../runtime/kernel/title.ts';
import type { Board, HexView } from './board.ts';
import { blockersOf, destinationsOf, openingBoard } from './board.ts';
import type { Layout } from './geometry.ts';
import { APOTHEM, edgeEnds, hexCentre, RADIUS } from './geometry.ts';
import type { Shown } from './legend.ts';
import { legendOf } from './legend.ts';
import { fillOf } from './palette.ts';
import type { Box, Point } from './svg.ts';
import { element, group, picture, short, text } from './svg.ts';
import { drawBorder } from './terrain.ts';
import { drawTile } from './tile.ts';
import type { PictureWords } from './words.ts';

const MARGIN = 24;

export const drawMap = (
  title: TitleDefinition,
  words: PictureWords,
  map: MapInfo = linkMap(title),
  board: Board = openingBoard(title),
): string => {
  const { layout } = title.map;
  const box = boxOf(layout, map.hexes);
  const marks = { blockers: blockersOf(title), destinations: destinationsOf(title) };
  const hexes = map.hexes.map((hex) => at(hexCentre(layout, hex), drawHex(title, hex, board, marks)));
  const legend = legendOf(title, box.right - box.left - MARGIN * 2, words, shownOn(map.hexes, board, marks.blockers));
  const whole = { ...box, bottom: box.bottom + legend.height };
  return picture(whole, words.mapOf(title.name), [
    background(whole),
    ...hexes,
    drawOpenBorders(layout, map.hexes, board),
    drawBorders(layout, map.hexes),
    drawRim(title, map.hexes, box),
    legend.drawn({ x: box.left + MARGIN, y: box.bottom }),
  ]);
};

const shownOn = (hexes: readonly HexInfo[], board: Board, blockers: Marks['blockers']): Shown => {
  const views = hexes.map(board);
  return {
    homes: views.some(({ slots }) => slots.flat().some(({ kept, token }) => kept !== undefined && token === undefined)),
    notes: hexes.some(({ id }, index) => notesOn(id, views[index], blockers).length > 0),
    futureLabels: hexes.some(({ futureLabel }) => futureLabel !== null),
  };
};

/** Who a hex as a whole is kept for, and private companies that block it until something is built. */
const notesOn = (id: string, view: HexView | undefined, blockers: Marks['blockers']): readonly string[] =>
  view === undefined ? [] : [...view.kept, ...(view.laid ? [] : (blockers.get(id) ?? []))];

const at = ({ x, y }: Point, drawn: string): string =>
  group({ transform: `translate(${short(x)} ${short(y)})` }, [drawn]);

const background = (box: Box): string =>
  element('rect', { x: box.left, y: box.top, width: box.right - box.left, height: box.bottom - box.top, fill: '#fff' });

const boxOf = (layout: Layout, hexes: readonly HexInfo[]): Box => {
  const points = hexes.map((hex) => hexCentre(layout, hex));
  const wide = layout === 'flat' ? RADIUS : APOTHEM;
  const high = layout === 'flat' ? APOTHEM : RADIUS;
  return {
    left: Math.min(...points.map(({ x }) => x)) - wide - MARGIN,
    right: Math.max(...points.map(({ x }) => x)) + wide + MARGIN / 2,
    top: Math.min(...points.map(({ y }) => y)) - high - MARGIN,
    bottom: Math.max(...points.map(({ y }) => y)) + high + MARGIN / 2,
  };
};

interface Marks {
  readonly blockers: ReadonlyMap<string, readonly string[]>;
  readonly destinations: ReadonlyMap<string, readonly string[]>;
}

const drawHex = (title: TitleDefinition, hex: HexInfo, board: Board, marks: Marks): string => {
  const view = board(hex);
  const { rotated, slots, laid } = view;
  const definition = title.map.hexes[hex.id] ?? {};
  return drawTile(title.map.layout, rotated, {
    slots,
    name: hex.name,
    coordinate: hex.id,
    ...(laid ? { number: rotated.tile.name } : {}),
    icons: laid ? [] : (definition.icons ?? []),
    partitions: definition.partitions ?? [],
    stubs: laid ? [] : (definition.stubs ?? []),
    ...(hex.futureLabel === null ? {} : { futureLabel: hex.futureLabel }),
    notes: notesOn(hex.id, view, marks.blockers),
    destinations: marks.destinations.get(hex.id) ?? [],
  });
};

/** Hexes of one area run into each other: the line between them is painted over. */
const drawOpenBorders = (layout: Layout, hexes: readonly HexInfo[], board: Board): string =>
  hexes
    .flatMap((hex) =>
      hex.borders
        .filter(({ type }) => type === undefined)
        .map(({ edge }) => {
          const [a, b] = edgeEnds(layout, edge);
          const centre = hexCentre(layout, hex);
          const d = `M${short(centre.x + a.x * 0.97)} ${short(centre.y + a.y * 0.97)}L${short(centre.x + b.x * 0.97)} ${short(centre.y + b.y * 0.97)}`;
          return element('path', { d, stroke: fillOf(board(hex).rotated.tile.color), 'stroke-width': 4 });
        }),
    )
    .join('');

/** Each border once, though both hexes may name it. */
const drawBorders = (layout: Layout, hexes: readonly HexInfo[]): string => {
  const seen = new Set<string>();
  return hexes
    .flatMap((hex) =>
      hex.borders.map((border) => {
        const beyond = hex.adjacent[border.edge]?.id ?? `${hex.id}/${border.edge}`;
        const key = [hex.id, beyond].toSorted().join(' ');
        if (seen.has(key)) return '';
        seen.add(key);
        return drawBorder(layout, border, hexCentre(layout, hex));
      }),
    )
    .join('');
};

/** Letters and numbers of the coordinates along two sides. */
const drawRim = (title: TitleDefinition, hexes: readonly HexInfo[], box: Box): string => {
  const { layout, axes } = title.map;
  const columns = new Map<number, string>();
  const rows = new Map<number, string>();
  for (const hex of hexes) {
    const centre = hexCentre(layout, hex);
    columns.set(centre.x, partOf(hex.id, axes.x));
    rows.set(centre.y, partOf(hex.id, axes.y));
  }
  const style = { fill: '#555', 'font-weight': 'bold' };
  return [
    ...[...columns].map(([x, words]) => text({ x, y: box.top + MARGIN / 2 }, 11, words, style)),
    ...[...rows].map(([y, words]) => text({ x: box.left + MARGIN / 2, y }, 11, words, style)),
  ].join('');
};

const partOf = (coordinate: string, part: 'letter' | 'number'): string =>
  (part === 'letter' ? /^[A-Za-z]+/ : /\d+$/).exec(coordinate)?.[0] ?? '';
