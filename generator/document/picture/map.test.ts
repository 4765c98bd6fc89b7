import { beforeAll, describe, expect, it } from 'vitest';

import { linkMap } from '../../../runtime/core/map/link-map.ts';
import type { HexState } from '../../../runtime/kernel/state.ts';
import type { TitleDefinition } from '../../../runtime/kernel/title.ts';
import { loadTitle } from '../../resolve/load-title.ts';
import { escapeText } from './svg.ts';
import { playedBoard } from './board.ts';
import { drawMap } from './map.ts';
import { drawMarket } from './market.ts';
import { drawOneTile, drawTiles } from './tiles-page.ts';
import type { PictureWords } from './words.ts';

const words: PictureWords = {
  mapOf: (title) => `map of ${title}`,
  marketOf: (title) => `market of ${title}`,
  tilesOf: (title) => `tiles of ${title}`,
  tile: (id) => `tile ${id}`,
  stage: (stage) => `stage ${stage}`,
  color: (color) => `stage ${color}`,
  terrain: (kind) => `ground ${kind}`,
  border: (kind) => `border ${kind}`,
  gauge: (track) => `gauge ${track}`,
  port: 'port',
  home: 'home',
  note: 'note',
  futureLabel: 'future label',
  destination: 'destination',
  zone: (id) => `zone ${id}`,
  copies: (count) => `x${count}`,
};

let title: TitleDefinition;

beforeAll(() => {
  const loaded = loadTitle('1830').title;
  if (loaded === undefined) throw new Error('1830 does not load');
  title = loaded;
});

const plain = (svg: string): string => svg.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

describe('the map of 1830', () => {
  it('shows every hex, name, home and off-board value', () => {
    const svg = drawMap(title, words);
    expect(svg.match(/<g transform="translate/g)).toHaveLength(Object.keys(title.map.hexes).length);
    for (const { name } of Object.values(title.map.hexes))
      for (const word of name?.split(' ') ?? []) expect(svg).toContain(escapeText(word));
    for (const { id } of title.corporations) expect(svg).toContain(`>${escapeText(id)}</text>`);
    // Chicago pays 40, and 70 once there is brown.
    expect(plain(svg)).toContain('Chicago');
    expect(svg).toMatch(/>40<\/text>.{0,400}>70<\/text>/);
  });

  it('explains its signs, and only those it has', () => {
    const svg = drawMap(title, words);
    for (const sign of ['ground water', 'ground mountain', 'border impassable', 'stage yellow', 'stage brown', 'home'])
      expect(svg).toContain(`>${sign}</text>`);
    expect(svg).not.toContain('gauge');
    expect(svg).not.toContain('stage green');
    expect(svg).not.toContain('>port</text>');
    const hexes = { ...title.map.hexes, B10: { icons: ['port'] } };
    expect(drawMap({ ...title, map: { ...title.map, hexes } }, words)).toContain('>port</text>');
    expect(svg).toContain('>note</text>');
    expect(svg).not.toContain('future label');
  });

  it('names the usual gauge where there are others', () => {
    const tiles = { ...title.tiles, definitions: { ...title.tiles.definitions } };
    const narrow = { color: 'yellow', paths: [{ from: 0, to: 3, track: 'narrow' }] } as const;
    const svg = drawMap({ ...title, tiles: { ...tiles, definitions: { ...tiles.definitions, '9': narrow } } }, words);
    for (const sign of ['gauge broad', 'gauge narrow']) expect(svg).toContain(`>${sign}</text>`);
    expect(svg).not.toContain('gauge dual');
  });

  it('speaks of homes and blocked hexes only while there are any', () => {
    const bare = drawMap({ ...title, corporations: [], privates: [] }, words);
    expect(bare).not.toContain('>home</text>');
    expect(bare).not.toContain('>note</text>');
  });

  it('tells that a later tile must have a label', () => {
    const hexes = { ...title.map.hexes, B10: { name: 'Barrie', futureLabel: { label: 'Q', color: 'brown' } } } as const;
    const svg = drawMap({ ...title, map: { ...title.map, hexes } }, words);
    expect(svg).toContain('>future label</text>');
    expect(svg).toContain('>Q</text>');
  });

  it('names the private companies that block a hex', () => {
    expect(drawMap(title, words)).toContain('>SV</text>');
  });

  it('shows a game: laid tiles by number, tokens in full colour', () => {
    const map = linkMap(title);
    const laid: HexState = {
      tile: '57-0',
      rotation: 1,
      cities: [['corporation:B&O']],
      reserved: [[]],
      hexReserved: [],
    };
    const svg = drawMap(title, words, map, playedBoard(title, map, { H10: laid }));
    expect(svg).toContain('>57</text>');
    const own = title.corporations.find(({ id }) => id === 'B&O');
    expect(svg).toContain(`fill="${own?.color}"`);
    expect(drawMap(title, words)).not.toContain(`fill="${own?.color}"`);
  });

  it('is small enough to be sent around', () => {
    expect(drawMap(title, words).length).toBeLessThan(100_000);
  });
});

describe('a narrow map', () => {
  it('has a legend of as many lines as it takes', () => {
    const hexes = Object.fromEntries(Object.entries(title.map.hexes).filter(([id]) => /^[A-Z](1[0-9])$/.test(id)));
    const svg = drawMap({ ...title, map: { ...title.map, hexes } }, words);
    const [, width = ''] = /width="([0-9.]+)"/.exec(svg) ?? [];
    const places = [...svg.matchAll(/<text x="([0-9.-]+)" y="([0-9.-]+)" font-size="10" text-anchor="start"/g)];
    const [, left = ''] = /viewBox="([0-9.-]+)/.exec(svg) ?? [];
    expect(new Set(places.map(([, , y]) => y)).size).toBeGreaterThan(1);
    for (const [, x] of places) expect(Number(x)).toBeLessThan(Number(left) + Number(width));
  });
});

describe('destinations', () => {
  it('fly a flag with who has to go there, and only then the legend speaks of flags', () => {
    const svg = drawMap(title, words);
    expect(svg).not.toContain('destination');
    const mechanics = [...title.mechanics, { id: 'destinations', table: { PRR: { to: ['H10', 'H4'] } } }];
    const flagged = drawMap({ ...title, mechanics }, words);
    expect(flagged.match(/>PRR<\/text>/g)).toHaveLength((svg.match(/>PRR<\/text>/g)?.length ?? 0) + 2);
    expect(flagged).toContain('>destination</text>');
  });
});

describe('values by the name of the phase', () => {
  it('stay inside their hex, however much track there is', () => {
    const exits = [0, 3, 4, 5];
    const stops = [{ kind: 'city', revenue: 20, revenueByPhase: { '4H': 20, '8H': 30, '12H': 40 } }] as const;
    const B10 = { name: 'Port', stops, paths: exits.map((from) => ({ from, to: 's0', track: 'dual' })) };
    const flat = { ...title.map, layout: 'flat' as const, hexes: { B10 } };
    const svg = drawMap({ ...title, map: flat }, words);
    const boxes = [...svg.matchAll(/<rect x="([0-9.-]+)" y="([0-9.-]+)" width="([0-9.]+)" height="15"/g)];
    expect(boxes).toHaveLength(3);
    for (const [, x = '', y = '', width = ''] of boxes)
      for (const corner of [Number(x), Number(x) + Number(width)])
        for (const end of [Number(y), Number(y) + 15])
          expect(Math.max(Math.abs(end), Math.abs(corner) * 0.866 + Math.abs(end) * 0.5)).toBeLessThanOrEqual(43.4);
  });

  it('stand in boxes with the phase', () => {
    const B10 = {
      name: 'Port',
      stops: [{ kind: 'city', revenue: 20, revenueByPhase: { '4H': 20, '8H': 30 } }],
    } as const;
    const svg = drawMap({ ...title, map: { ...title.map, hexes: { B10 } } }, words);
    for (const word of ['20', '30', '4H', '8H']) expect(svg).toContain(`>${word}</text>`);
  });
});

describe('the market of 1830', () => {
  it('has a cell for every price and a line for every zone', () => {
    const svg = drawMarket(title, words);
    const cells = title.market.rows.flat().filter((cell) => cell !== null);
    expect(svg.match(/width="46"/g)).toHaveLength(cells.length);
    for (const zone of ['par', 'yellow', 'orange', 'brown']) expect(svg).toContain(`>zone ${zone}</text>`);
  });

  it('frames the six par cells', () => {
    expect(drawMarket(title, words).match(/width="41"[^>]*fill="none"/g)).toHaveLength(6);
  });

  it('tells zones apart without their colours: each has its pattern and letter', () => {
    const svg = drawMarket(title, words);
    const patterns = [...svg.matchAll(/<pattern.*?<\/pattern>/g)].map(([pattern]) => /d="([^"]*)"/.exec(pattern)?.[1]);
    expect(new Set(patterns).size).toBe(4);
  });

  it('shows the markers of a game', () => {
    expect(drawMarket(title, words, { '0,6': ['corporation:PRR'] })).toContain('>PRR</text>');
  });
});

describe('the tiles of 1830', () => {
  it('stand by colour with their number and count', () => {
    const svg = drawTiles(title, words);
    for (const [id, count] of Object.entries(title.tiles.manifest)) expect(svg).toContain(`>${id}  x${count}</text>`);
    const places = ['stage yellow (34)', 'stage green', 'stage brown'].map((stage) => svg.indexOf(stage));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
  });

  it('can be shown one by one', () => {
    const tile = linkMap(title).tile.get('57');
    expect(tile && drawOneTile(title, tile, words)).toContain('>57  x4</text>');
  });
});

describe('a market of another shape', () => {
  const cells = (svg: string): [number, number][] =>
    [...svg.matchAll(/<rect x="([0-9.-]+)" y="([0-9.-]+)" width="46"/g)].map(([, x, y]) => [Number(x), Number(y)]);

  it('zigzag: one list stands in two rows that interlock', () => {
    const market = { kind: 'zigzag', rows: [[40, 50, 60, 70]], zones: {} } as const;
    expect(cells(drawMarket({ ...title, market }, words))).toEqual([
      [0, 0],
      [23, 40],
      [46, 0],
      [69, 40],
    ]);
  });

  it('hexagonal: each row is shifted by half a cell', () => {
    const market = { kind: 'hexagonal', rows: [[40, 50], [30]], zones: {} } as const;
    expect(cells(drawMarket({ ...title, market }, words))).toEqual([
      [0, 0],
      [46, 0],
      [23, 40],
    ]);
  });
});
