/** The tile manifest as designers know it: every tile by colour, with its number and how many there are. */
import { linkMap } from '../../../runtime/core/map/link-map.ts';
import type { MapInfo, TileInfo } from '../../../runtime/kernel/rulebook.ts';
import type { Color, TitleDefinition } from '../../../runtime/kernel/title.ts';
import type { Layout } from './geometry.ts';
import { APOTHEM, RADIUS } from './geometry.ts';
import { INK, PAPER } from './palette.ts';
import { drawPips } from './stops.ts';
import { element, group, picture, short, text } from './svg.ts';
import { drawTile } from './tile.ts';
import type { PictureWords } from './words.ts';

const STAGES: readonly Color[] = ['yellow', 'green', 'brown', 'gray', 'black', 'purple', 'blue', 'red', 'white'];
const COLUMNS = 10;
const GAP = 12;
const CAPTION = 18;
const HEADING = 30;

export const drawTiles = (title: TitleDefinition, words: PictureWords, map: MapInfo = linkMap(title)): string => {
  const { layout } = title.map;
  const { wide, high } = sizeOf(layout);
  const columns = Math.min(
    COLUMNS,
    Math.max(1, ...STAGES.map((stage) => map.tiles.filter(({ color }) => color === stage).length)),
  );
  const width = columns * (wide + GAP) + GAP;
  let top = 0;
  const parts = STAGES.flatMap((stage) => {
    const tiles = map.tiles.filter(({ color }) => color === stage);
    if (tiles.length === 0) return [];
    const heading = drawHeading(top, stage, tiles, words);
    const grid = tiles.map((tile, index) => {
      const x = GAP + wide / 2 + (index % columns) * (wide + GAP);
      const y = top + HEADING + high / 2 + Math.floor(index / columns) * (high + CAPTION + GAP);
      return drawOne(definitionView(title, tile), layout, tile, x, y, words);
    });
    top += HEADING + Math.ceil(tiles.length / columns) * (high + CAPTION + GAP);
    return [heading, ...grid];
  });
  const box = { left: 0, top: 0, right: width, bottom: top };
  return picture(box, words.tilesOf(title.name), [element('rect', { width, height: top, fill: PAPER }), ...parts]);
};

/** One tile on its own, twice as large. */
export const drawOneTile = (title: TitleDefinition, tile: TileInfo, words: PictureWords): string => {
  const { layout } = title.map;
  const { wide, high } = sizeOf(layout);
  const box = { left: -wide / 2 - GAP, top: -high / 2 - GAP, right: wide / 2 + GAP, bottom: high / 2 + CAPTION + GAP };
  return picture(
    box,
    `${title.name}: ${words.tile(tile.name)}`,
    [drawOne(definitionView(title, tile), layout, tile, 0, 0, words)],
    2,
  );
};

const sizeOf = (layout: Layout): { readonly wide: number; readonly high: number } =>
  layout === 'flat' ? { wide: RADIUS * 2, high: APOTHEM * 2 } : { wide: APOTHEM * 2, high: RADIUS * 2 };

const definitionView = (title: TitleDefinition, { name }: TileInfo) => {
  const { icons, partitions, stubs } = title.tiles.definitions[name] ?? {};
  return {
    ...(Array.isArray(icons) ? { icons: icons.map(String) } : {}),
    ...(partitions === undefined ? {} : { partitions }),
    ...(stubs === undefined ? {} : { stubs }),
  };
};

const drawOne = (
  view: ReturnType<typeof definitionView>,
  layout: Layout,
  tile: TileInfo,
  x: number,
  y: number,
  words: PictureWords,
): string => {
  const rotated = tile.rotations[0];
  if (rotated === undefined) return '';
  const { high } = sizeOf(layout);
  const caption = `${tile.name}${tile.count === 0 ? '' : `  ${words.copies(tile.count)}`}`;
  return group({ transform: `translate(${short(x)} ${short(y)})` }, [
    drawTile(layout, rotated, view),
    text({ x: 0, y: high / 2 + CAPTION / 2 }, 12, caption, { 'font-weight': 'bold' }),
  ]);
};

const drawHeading = (top: number, stage: Color, tiles: readonly TileInfo[], words: PictureWords): string => {
  const total = tiles.reduce((sum, { count }) => sum + (count === 'unlimited' ? 0 : count), 0);
  const more = tiles.some(({ count }) => count === 'unlimited') ? '+' : '';
  const heading = `${words.color(stage)} (${total}${more})`;
  return (
    text({ x: GAP + 16, y: top + HEADING / 2 }, 14, heading, { 'text-anchor': 'start', 'font-weight': 'bold' }) +
    drawPips({ x: GAP + 5, y: top + HEADING / 2 }, stage, INK)
  );
};
