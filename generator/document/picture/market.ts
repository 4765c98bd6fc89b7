/** The stock market: cells with prices, zones by colour, pattern and letter, par cells framed. */
import type { MarketCell, MarketDefinition, MarketZone, TitleDefinition } from '../../../runtime/kernel/title.ts';
import type { EntityId } from '../../../runtime/kernel/state.ts';
import { bareId } from '../../../runtime/kernel/state.ts';
import { INK, inkOn, PAPER } from './palette.ts';
import type { Point } from './svg.ts';
import { element, picture, text, textWidth } from './svg.ts';
import { drawToken, liveryOf } from './tokens.ts';
import type { PictureWords } from './words.ts';

const WIDTH = 46;
const HEIGHT = 40;
const MARGIN = 12;
const LEGEND = 20;

/** Markers in each cell, by `row,column`, earliest first. */
export type Markers = Readonly<Record<string, readonly EntityId[]>>;

export const drawMarket = (title: TitleDefinition, words: PictureWords, markers: Markers = {}): string => {
  const { market } = title;
  const zones = zonesShown(market);
  const cells = market.rows.flatMap((row, r) =>
    row.flatMap((cell, c) =>
      cell === null ? [] : [{ cell: asCell(cell), at: placeOf(market, r, c), key: `${r},${c}` }],
    ),
  );
  const right = Math.max(...cells.map(({ at }) => at.x)) + WIDTH;
  const bottom = Math.max(...cells.map(({ at }) => at.y)) + HEIGHT;
  const lines = zones.map((zone) => words.zone(zone));
  const width = Math.max(right, ...lines.map((line) => textWidth(line, 11) + 36));
  return picture(
    { left: -MARGIN, top: -MARGIN, right: width + MARGIN, bottom: bottom + MARGIN + zones.length * LEGEND },
    words.marketOf(title.name),
    [
      element(
        'defs',
        {},
        zones.map((zone, index) => pattern(title.id, index, colorOf(market.zones[zone]))),
      ),
      element('rect', {
        x: -MARGIN,
        y: -MARGIN,
        width: width + 2 * MARGIN,
        height: bottom + 2 * MARGIN + zones.length * LEGEND,
        fill: PAPER,
      }),
      ...cells.map(({ cell, at }) => drawCell(title.id, market, zones, cell, at)),
      ...cells.map(({ at, key }) => drawMarkers(title, markers[key] ?? [], at)),
      ...zones.map((zone, index) =>
        drawLegendLine(title.id, market, zone, index, lines[index] ?? '', bottom + MARGIN / 2 + (index + 0.5) * LEGEND),
      ),
    ],
  );
};

const asCell = (cell: MarketCell | number): MarketCell => (typeof cell === 'number' ? { price: cell } : cell);

/** Zones that occur, in the order of the title. */
const zonesShown = (market: MarketDefinition): string[] => {
  const used = new Set(
    market.rows.flat().flatMap((cell) => (cell === null || typeof cell === 'number' ? [] : (cell.zones ?? []))),
  );
  return Object.keys(market.zones).filter((zone) => used.has(zone));
};

/** A zigzag market stands in two rows that interlock; rows of a hexagonal one are shifted by half a cell. */
const placeOf = (market: MarketDefinition, row: number, column: number): Point => {
  if (market.kind === 'zigzag') return { x: (column * WIDTH) / 2, y: (column % 2) * HEIGHT };
  if (market.kind === 'hexagonal') return { x: column * WIDTH + (row * WIDTH) / 2, y: row * HEIGHT };
  return { x: column * WIDTH, y: row * HEIGHT };
};

const NAMED: Readonly<Record<string, string>> = {
  red: '#f6b3a6',
  yellow: '#fdeb8e',
  orange: '#f7c37d',
  brown: '#c89f73',
  green: '#a9d59a',
  blue: '#b5d6ee',
  gray: '#cfd4d7',
  purple: '#d3bfe2',
  black: '#6a6d70',
  white: PAPER,
};

const colorOf = (zone: MarketZone | undefined): string => NAMED[zone?.color ?? 'white'] ?? zone?.color ?? PAPER;

/** Hatchings, so that zones differ without their colours: none, rising, dots, falling, upright, level. */
const HATCHES = ['', 'M-2 10L10 -2', 'M3 3h.1M8 8h.1', 'M-2 0L10 12', 'M5 0V10', 'M0 5H10', 'M0 0L10 10M0 10L10 0'];

const patternId = (title: string, index: number): string => `zone-${title}-${index}`;

const pattern = (title: string, index: number, color: string): string =>
  element('pattern', { id: patternId(title, index), width: 10, height: 10, patternUnits: 'userSpaceOnUse' }, [
    element('rect', { width: 10, height: 10, fill: color }),
    index === 0
      ? ''
      : element('path', {
          d: HATCHES[((index - 1) % (HATCHES.length - 1)) + 1] ?? '',
          stroke: INK,
          'stroke-opacity': 0.28,
          'stroke-width': 1.4,
          'stroke-linecap': 'round',
        }),
  ]);

/** The letter that stands for a zone: a, b, c ... in the order of the legend. */
const letterOf = (zones: readonly string[], zone: string): string => String.fromCharCode(97 + zones.indexOf(zone));

const drawCell = (
  title: string,
  market: MarketDefinition,
  zones: readonly string[],
  cell: MarketCell,
  at: Point,
): string => {
  const own = (cell.zones ?? []).filter((zone) => zones.includes(zone));
  const [first] = own;
  const par = own.some((zone) => market.zones[zone]?.par === true);
  const fill = first === undefined ? PAPER : `url(#${patternId(title, zones.indexOf(first))})`;
  const ink = first === undefined ? INK : inkOn(colorOf(market.zones[first]));
  const box = element('rect', {
    x: at.x,
    y: at.y,
    width: WIDTH,
    height: HEIGHT,
    fill,
    stroke: INK,
    'stroke-width': 0.8,
  });
  const frame = par
    ? element('rect', {
        x: at.x + 2.5,
        y: at.y + 2.5,
        width: WIDTH - 5,
        height: HEIGHT - 5,
        fill: 'none',
        stroke: INK,
        'stroke-width': 2.2,
      })
    : '';
  const letters = own.map((zone) => letterOf(zones, zone)).join(' ');
  return (
    box +
    frame +
    text({ x: at.x + WIDTH / 2, y: at.y + 13 }, 13, String(cell.price), {
      fill: ink,
      'font-weight': par ? 'bold' : 'normal',
    }) +
    (letters === ''
      ? ''
      : text({ x: at.x + WIDTH - 9, y: at.y + HEIGHT - 9 }, 8, letters, { fill: ink, 'font-style': 'italic' }))
  );
};

const drawMarkers = (title: TitleDefinition, markers: readonly EntityId[], at: Point): string =>
  markers
    .map((entity, index) => {
      const company = [...title.corporations, ...title.minors].find(({ id }) => id === bareId(entity));
      return drawToken(
        { x: at.x + 11 + index * 9, y: at.y + HEIGHT - 12 },
        9.5,
        liveryOf(company ?? { id: bareId(entity) }),
      );
    })
    .toReversed()
    .join('');

const drawLegendLine = (
  title: string,
  market: MarketDefinition,
  zone: string,
  index: number,
  words: string,
  y: number,
): string => {
  const definition = market.zones[zone];
  const par = definition?.par === true;
  return (
    element('rect', {
      x: 0,
      y: y - 7,
      width: 24,
      height: 14,
      fill: `url(#${patternId(title, index)})`,
      stroke: INK,
      'stroke-width': par ? 2.2 : 0.8,
    }) +
    text({ x: 12, y }, 9, String.fromCharCode(97 + index), {
      fill: inkOn(colorOf(definition)),
      'font-style': 'italic',
    }) +
    text({ x: 32, y }, 11, words, { 'text-anchor': 'start' })
  );
};
