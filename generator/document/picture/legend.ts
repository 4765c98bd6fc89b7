/** What the signs of a map mean; only those that the map has. */
import type { TitleDefinition } from '../../../runtime/kernel/title.ts';
import { destinationsOf } from './board.ts';
import { drawFlag } from './destination.ts';
import { anchor } from './icons.ts';
import { futureLabelBox, noteBox } from './notes.ts';
import { INK, inkOn, PAPER, stageFill } from './palette.ts';
import { drawPips } from './stops.ts';
import type { Point } from './svg.ts';
import { element, short, text, textWidth } from './svg.ts';
import { terrainSign } from './terrain.ts';
import { drawReservation } from './tokens.ts';
import type { PictureWords } from './words.ts';

const LINE = 24;
const SIZE = 10;
const GAP = 20;

interface Entry {
  readonly width: number;
  readonly sign: (at: Point) => string;
  readonly words: string;
}

export interface Legend {
  readonly height: number;
  /** `from` is the top left corner. */
  readonly drawn: (from: Point) => string;
}

/** Signs that depend on how a game stands. */
export interface Shown {
  /** Places in cities that are kept for somebody. */
  readonly homes: boolean;
  /** Hexes that are kept or blocked as a whole. */
  readonly notes: boolean;
  readonly futureLabels: boolean;
}

/** As many lines as it takes in this width. */
export const legendOf = (title: TitleDefinition, width: number, words: PictureWords, shown: Shown): Legend => {
  const rows: Entry[][] = [[]];
  let left = width;
  for (const entry of entriesOf(title, words, shown)) {
    if (left < widthOf(entry) && left < width) {
      rows.push([]);
      left = width;
    }
    rows.at(-1)?.push(entry);
    left -= widthOf(entry) + GAP;
  }
  return {
    height: rows.length * LINE + LINE / 2,
    drawn: (from) => rows.map((row, index) => drawRow(row, { x: from.x, y: from.y + (index + 0.5) * LINE })).join(''),
  };
};

const widthOf = ({ width, words }: Entry): number => width + 4 + textWidth(words, SIZE);

const drawRow = (row: readonly Entry[], from: Point): string => {
  let x = from.x;
  return row
    .map((entry) => {
      const { width, sign, words } = entry;
      const drawn =
        sign({ x: x + width / 2, y: from.y }) +
        text({ x: x + width + 4, y: from.y }, SIZE, words, { 'text-anchor': 'start' });
      x += widthOf(entry) + GAP;
      return drawn;
    })
    .join('');
};

const entriesOf = (title: TitleDefinition, words: PictureWords, shown: Shown): Entry[] => {
  const hexes = Object.values(title.map.hexes);
  const stages = stagesOf(title);
  const grounds = new Set(hexes.flatMap(({ terrain = [] }) => terrain.flatMap(({ types = [] }) => types)));
  const borders = new Set(
    hexes.flatMap(({ borders: some = [] }) => some.flatMap(({ type }) => (type === undefined ? [] : [type]))),
  );
  const manifest = new Set(Object.keys(title.tiles.manifest));
  const tiles = Object.entries(title.tiles.definitions).filter(([id]) => manifest.has(id));
  const paths = [...hexes, ...tiles.map(([, tile]) => tile)].flatMap((tile) => tile.paths ?? []);
  const named = new Set(paths.flatMap(({ track }) => (track === undefined ? [] : [track])));
  // The usual gauge needs a name only beside others.
  const gauges = named.size === 0 ? [] : new Set(['broad', ...named]);
  return [
    ...stages.map((stage) => ({ width: 16, sign: (at: Point) => stageBox(at, stage), words: words.stage(stage) })),
    ...[...grounds].map((kind) => ({
      width: 14,
      sign: (at: Point) => terrainSign(kind, at),
      words: words.terrain(kind),
    })),
    ...[...borders].map((kind) => ({
      width: 20,
      sign: (at: Point) => borderLine(at, kind),
      words: words.border(kind),
    })),
    ...[...gauges].map((track) => ({
      width: 26,
      sign: (at: Point) => gaugeLine(at, track),
      words: words.gauge(track),
    })),
    ...only(
      hexes.some(({ icons = [] }) => icons.includes('port')),
      { width: 14, sign: anchor, words: words.port },
    ),
    ...only(shown.homes, {
      width: 22,
      sign: (at: Point) => drawReservation(at, 11, { short: 'ABC', color: '#666', ink: INK }),
      words: words.home,
    }),
    ...only(shown.notes, { width: 22, sign: (at: Point) => noteBox(at, 'ABC'), words: words.note }),
    ...only(shown.futureLabels, {
      width: 16,
      sign: (at: Point) => futureLabelBox(at, { label: 'X', color: 'gray' }),
      words: words.futureLabel,
    }),
    ...(destinationsOf(title).size === 0
      ? []
      : [{ width: 26, sign: (at: Point) => drawFlag(at, 'ABC'), words: words.destination }]),
  ];
};

const only = (is: boolean, entry: Entry): Entry[] => (is ? [entry] : []);

/** Stages that values on this map depend on. */
const stagesOf = (title: TitleDefinition): string[] => {
  const named = Object.values(title.map.hexes).flatMap(({ stops = [] }) =>
    stops.flatMap(({ revenue }) => (typeof revenue === 'number' ? [] : Object.keys(revenue))),
  );
  return ['yellow', 'green', 'brown', 'gray', 'black', 'diesel'].filter((stage) => named.includes(stage));
};

const stageBox = ({ x, y }: Point, stage: string): string =>
  element('rect', {
    x: x - 8,
    y: y - 7,
    width: 16,
    height: 14,
    fill: stageFill(stage),
    stroke: INK,
    'stroke-width': 0.8,
  }) + drawPips({ x, y }, stage, inkOn(stageFill(stage)));

const line = ({ x, y }: Point, half: number, color: string, width: number, dashes?: string): string =>
  element('path', {
    d: `M${short(x - half)} ${short(y)}h${short(half * 2)}`,
    stroke: color,
    'stroke-width': width,
    'stroke-dasharray': dashes,
  });

const borderLine = (at: Point, kind: string): string => {
  if (kind === 'water' || kind === 'river') return line(at, 9, '#1f5f9e', 6) + line(at, 9, '#d9ecfb', 2);
  if (kind === 'mountain') return line(at, 9, '#7a5230', 6, '5 2');
  if (kind === 'divider' || kind === 'province') return line(at, 9, INK, 2.5, '7 4');
  return line(at, 9, INK, 7) + line(at, 8, '#d0342c', 4);
};

const gaugeLine = (at: Point, track: string): string =>
  line(at, 12, INK, track === 'narrow' ? 5 : 6, track === 'narrow' ? '6 3.5' : undefined) +
  (track === 'dual' ? line(at, 12, PAPER, 2.4) : '');
