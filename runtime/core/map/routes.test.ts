import { describe, expect, it } from 'vitest';

import { smallPlay } from '../../../test/support/small-map.ts';
import type { SmallMap } from '../../../test/support/small-map.ts';
import type { RouteAction } from '../../kernel/actions.ts';
import type { Play } from '../../kernel/play.ts';
import type { HexDefinition } from '../../kernel/title.ts';
import { objection } from '../../kernel/violation.ts';
import { layTile } from './lay-tile.ts';
import { findRoutes } from './route-finder.ts';
import { checkRuns } from './routes.ts';
import { placeToken } from './tokens.ts';

const A = 'corporation:A';
const B = 'corporation:B';

const city = (revenue: number, ...exits: number[]): HexDefinition => ({ color: 'gray', city: revenue, exits });
const town = (...exits: number[]): HexDefinition => ({ color: 'gray', town: 10, exits });
const offboard = (...exits: number[]): HexDefinition => ({
  color: 'red',
  stops: [{ kind: 'offboard', revenue: { yellow: 30, brown: 60 }, groups: ['South'] }],
  paths: exits.map((from) => ({ from, to: 's0' })),
});

/** A line from A1 to an off-board at A9, with a second off-board of the same group beside it. */
const LINE: SmallMap['hexes'] = {
  A1: city(20, 0),
  A3: city(30, 0, 3),
  A5: town(0, 3),
  A7: city(40, 0, 3, 5),
  A9: offboard(3),
  B8: offboard(2),
};

const TRAINS = [
  { id: '2', distance: 2 },
  { id: '3', distance: 3 },
  { id: '9', distance: 9 },
  { id: '1', distance: 1 },
  { id: 'E', distance: 9, multiplier: 2 },
];

const game = (trains: readonly string[], more: Partial<SmallMap> = {}): Play => {
  const play = smallPlay({
    hexes: LINE,
    trains: TRAINS,
    corporations: [{ id: 'A' }, { id: 'B' }],
    colors: ['yellow', 'green'],
    ...more,
  });
  placeToken(play, { corporation: A, tokenIndex: 0, hex: 'A1', city: 0 });
  play.set(['trains', A], trains);
  return play;
};

const run = (play: Play, ...routes: RouteAction[]) => {
  const result = checkRuns(play, A, routes);
  return 'rule' in result ? result.rule : result.revenue;
};

const route = (train: string, ...connections: string[][]): RouteAction => ({ train, connections });

describe('what a run brings', () => {
  it('the stops of the present phase, whichever way the chains are written', () => {
    expect(run(game(['2-0']), route('2-0', ['A1', 'A3']))).toBe(50);
    expect(run(game(['2-0']), route('2-0', ['A3', 'A1']))).toBe(50);
    const long = route('9-0', ['A1', 'A3'], ['A5', 'A3'], ['A5', 'A7'], ['A9', 'A7']);
    expect(run(game(['9-0']), long)).toBe(20 + 30 + 10 + 40 + 30);
    expect(run(game(['9-0'], { colors: ['yellow', 'green', 'brown'] }), long)).toBe(20 + 30 + 10 + 40 + 60);
  });

  it('is looked up again when another tile lies on the way, and when it is taken back', () => {
    const play = game(['2-0'], {
      hexes: { ...LINE, A3: { color: 'white', city: 0 } },
      tiles: { '57': { color: 'yellow', city: 20, exits: [0, 3] } },
    });
    const before = play.journal.length;
    expect(run(play, route('2-0', ['A1', 'A3']))).toBe('route.form');
    layTile(play, { operator: A, hex: 'A3', tile: '57-0', rotation: 0 });
    expect(run(play, route('2-0', ['A1', 'A3']))).toBe(40);
    play.rollback(before);
    expect(run(play, route('2-0', ['A1', 'A3']))).toBe('route.form');
  });

  it('is the same from the other end', () => {
    expect(run(game(['9-0']), route('9-0', ['A9', 'A7'], ['A7', 'A5'], ['A5', 'A3'], ['A3', 'A1']))).toBe(130);
  });

  it('times what the train multiplies by', () => expect(run(game(['E-0']), route('E-0', ['A1', 'A3']))).toBe(100));

  it('with what mechanics add to stop, route and total', () => {
    const hooks: NonNullable<SmallMap['hooks']> = {
      stopRevenue: (_, value, { hex }) => (hex === 'A3' ? value + 5 : value),
      routeRevenue: (_, value, made) => value + made.stops.length,
      totalRevenue: (_, value) => value * 2,
    };
    expect(run(game(['2-0'], { hooks }), route('2-0', ['A1', 'A3']))).toBe((20 + 35 + 2) * 2);
  });

  it('nothing for trains that stay', () => {
    expect(run(game(['2-0']))).toBe(0);
    expect(run(game(['2-0']), { train: '2-0', connections: [], hexes: [], revenue: 0 })).toBe(0);
  });

  it('a single city for a local train', () => {
    expect(run(game(['1-0']), route('1-0', ['local', 'A1']))).toBe(20);
    expect(run(game(['2-0']), route('2-0', ['local', 'A1']))).toBe('route.stops');
  });

  it('tells the runs with their track', () => {
    const result = checkRuns(game(['2-0']), A, [route('2-0', ['A1', 'A3'])]);
    if ('rule' in result) throw new Error(result.message);
    expect(result.runs).toMatchObject([
      {
        operator: A,
        train: '2-0',
        revenue: 50,
        stops: [{ hex: 'A1', counts: true }, { hex: 'A3' }],
        chains: [['A1', 'A3']],
      },
    ]);
    expect(result.runs[0]?.track[0]?.map(({ hex }) => hex)).toEqual(['A1', 'A3']);
  });
});

describe('what is refused', () => {
  it('trains of others, or the same train twice', () => {
    expect(run(game([]), route('2-0', ['A1', 'A3']))).toBe('route.train');
    expect(run(game(['2-0']), route('2-0', ['A1', 'A3']), route('2-0', ['A1', 'A3']))).toBe('route.train');
  });

  it('chains that follow no track', () => expect(run(game(['2-0']), route('2-0', ['A1', 'A7']))).toBe('route.form'));

  it('a route without a token of the operator', () =>
    expect(run(game(['2-0']), route('2-0', ['A3', 'A5']))).toBe('route.token'));

  it('two stops of one group', () => {
    const play = game(['9-0']);
    placeToken(play, { corporation: A, tokenIndex: 1, hex: 'A7', city: 0 });
    expect(run(play, route('9-0', ['A9', 'A7'], ['A7', 'B8']))).toBe('route.group');
  });

  it('more stops than the train reaches', () =>
    expect(run(game(['2-0']), route('2-0', ['A1', 'A3'], ['A3', 'A5']))).toBe('route.length'));

  it("a way through a city full of others' tokens, but not a way that ends there", () => {
    const play = game(['3-0']);
    placeToken(play, { corporation: B, tokenIndex: 0, hex: 'A3', city: 0 });
    expect(run(play, route('3-0', ['A1', 'A3'], ['A3', 'A5']))).toBe('route.blocked');
    expect(run(play, route('3-0', ['A1', 'A3']))).toBe(50);
  });

  it('track used twice, unless trains may share it', () => {
    const routes = [route('2-0', ['A1', 'A3']), route('3-0', ['A1', 'A3'], ['A3', 'A5'])];
    expect(run(game(['2-0', '3-0']), ...routes)).toBe('route.reuse');
    expect(run(game(['2-0', '3-0'], { hooks: { sharedTrack: () => true } }), ...routes)).toBe(50 + 60);
  });

  it('a stop called at twice', () => {
    const ring: SmallMap['hexes'] = { A1: city(20, 0, 5), A3: city(30, 3, 4), B2: city(10, 1, 2) };
    expect(run(game(['9-0'], { hexes: ring }), route('9-0', ['A1', 'A3'], ['A3', 'B2'], ['B2', 'A1']))).toBe(
      'route.repeat',
    );
  });

  it('a terminal in the middle', () => {
    const port: HexDefinition = {
      color: 'blue',
      stops: [{ kind: 'town', revenue: 10 }],
      paths: [
        { from: 3, to: 's0', terminal: true },
        { from: 0, to: 's0', terminal: true },
      ],
    };
    const play = game(['9-0'], { hexes: { A1: city(20, 0), A3: port, A5: city(20, 3) } });
    expect(run(play, route('9-0', ['A1', 'A3'], ['A3', 'A5']))).toBe('route.terminal');
    expect(run(play, route('9-0', ['A1', 'A3']))).toBe(30);
  });

  it('what a mechanic forbids, for one run or for all', () => {
    const alone = game(['2-0'], { hooks: { mayRun: () => objection('port.alone', 'A port needs two more stops.') } });
    expect(run(alone, route('2-0', ['A1', 'A3']))).toBe('port.alone');
    const together = game(['2-0'], {
      hooks: { mayRunTogether: () => objection('runs.home', 'One run calls at home.') },
    });
    expect(run(together, route('2-0', ['A1', 'A3']))).toBe('runs.home');
  });
});

describe('another measure of length', () => {
  it('a mechanic may say how far a train reaches, and which stops count', () => {
    const hooks: NonNullable<SmallMap['hooks']> = {
      runLength: (_, _found, draft) =>
        draft.track.flat().length <= 4 ? null : objection('route.length', 'Too many hexes.'),
      runStops: (_, stops) => stops.map((stop) => ({ ...stop, counts: stop.hex !== 'A3' })),
    };
    const play = game(['2-0'], { hooks });
    expect(run(play, route('2-0', ['A1', 'A3'], ['A3', 'A5']))).toBe(20 + 10);
    expect(run(play, route('2-0', ['A1', 'A3'], ['A3', 'A5'], ['A5', 'A7']))).toBe('route.length');
  });

  it('a mechanic sees all runs together', () => {
    const hooks: NonNullable<SmallMap['hooks']> = {
      combinedRuns: (_, runs) => runs.map((made, index) => (index === 0 ? made : { ...made, revenue: 0 })),
      sharedTrack: () => true,
    };
    expect(run(game(['2-0', '3-0'], { hooks }), route('2-0', ['A1', 'A3']), route('3-0', ['A1', 'A3']))).toBe(50);
  });
});

describe('figures in the log', () => {
  it('must be ours, unless a replay believes them', () => {
    const wrong = { ...route('2-0', ['A1', 'A3']), revenue: 60 };
    expect(run(game(['2-0']), { ...wrong, revenue: 50 })).toBe(50);
    const result = checkRuns(game(['2-0']), A, [wrong]);
    expect(result).toMatchObject({ rule: 'route.revenue', message: expect.stringMatching(/50.*60/) });
    const replay = game(['2-0'], { tolerance: ['route.revenue'] });
    expect(run(replay, wrong)).toBe(60);
    expect(replay.tolerated).toEqual(['route.revenue']);
  });

  it('the oldest logs carry no chains: only a replay takes their word', () => {
    const old = { train: '2-0', hexes: ['A1', 'A3'], revenue: 50 };
    expect(run(game(['2-0']), old)).toBe('route.unproven');
    const replay = game(['2-0'], { tolerance: ['route.unproven'] });
    expect(run(replay, old)).toBe(50);
    expect(replay.tolerated).toEqual(['route.unproven']);
  });
});

/** Two cities on one tile, joined by track inside it as well. */
const DOUBLE: HexDefinition = {
  color: 'gray',
  stops: [
    { kind: 'city', revenue: 40 },
    { kind: 'city', revenue: 50 },
  ],
  paths: [
    { from: 3, to: 's0' },
    { from: 0, to: 's1' },
    { from: 's0', to: 's1' },
  ],
};

describe('chains that are ambiguous or never leave a tile', () => {
  it('track between the stops of one tile is named by their parts', () => {
    const play = game(['9-0'], { hexes: { A1: city(20, 0), A3: DOUBLE, A5: city(10, 3) } });
    expect(run(play, route('9-0', ['A1', 'A3'], ['A3 0.1'], ['A3', 'A5']))).toBe(20 + 40 + 50 + 10);
  });

  it('of two cities behind one edge, the log names the one that was called at', () => {
    const fork: HexDefinition = {
      color: 'gray',
      stops: [
        { kind: 'city', revenue: 40 },
        { kind: 'city', revenue: 50 },
      ],
      paths: [
        { from: 3, to: 's0' },
        { from: 3, to: 's1' },
      ],
    };
    const hexes = { A1: city(20, 0, 5), A3: fork, B2: city(10, 2) };
    const connections = [
      ['B2', 'A1'],
      ['A1', 'A3'],
    ];
    expect(run(game(['9-0'], { hexes }), { train: '9-0', connections })).toBe(70);
    expect(run(game(['9-0'], { hexes }), { train: '9-0', connections, nodes: ['B2-0', 'A1-0', 'A3-1'] })).toBe(80);
  });
});

describe('the finder', () => {
  it('finds the best runs of the line for two trains, as a log would write them', () => {
    const play = game(['2-0', '9-0']);
    placeToken(play, { corporation: A, tokenIndex: 1, hex: 'A7', city: 0 });
    const found = findRoutes(play, A);
    expect(found.map(({ train, revenue }) => [train, revenue])).toEqual([
      ['9-0', 130],
      ['2-0', 70],
    ]);
    expect(found[1]).toMatchObject({ connections: [['A7', 'B8']], hexes: ['A7', 'B8'], nodes: ['A7-0', 'B8-0'] });
    expect(run(play, ...found)).toBe(200);
  });

  it('leaves out trains that have run, and finds nothing where there is nothing', () => {
    const play = game(['2-0']);
    play.set(['trainMarks', '2-0'], { operated: true });
    expect(findRoutes(play, A)).toEqual([]);
    expect(findRoutes(game(['2-0'], { hexes: { A1: city(20, 0), A3: {} } }), A)).toEqual([]);
  });
});
