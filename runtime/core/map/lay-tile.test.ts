import { describe, expect, it } from 'vitest';

import { smallPlay } from '../../../test/support/small-map.ts';
import type { SmallMap } from '../../../test/support/small-map.ts';
import type { Play } from '../../kernel/play.ts';
import type { HexDefinition, TileDefinition } from '../../kernel/title.ts';
import { objection } from '../../kernel/violation.ts';
import { hexInfo, neighbour } from './hexes.ts';
import { checkLay, layCost, layTile, listLays } from './lay-tile.ts';
import type { LayArgs } from './lay-tile.ts';
import { placeToken } from './tokens.ts';

const A = 'corporation:A';
const B = 'corporation:B';

const TILES: Readonly<Record<string, TileDefinition>> = {
  '7': { color: 'yellow', paths: [{ from: 0, to: 1 }] },
  '8': { color: 'yellow', paths: [{ from: 0, to: 2 }] },
  '9': { color: 'yellow', paths: [{ from: 0, to: 3 }] },
  '57': { color: 'yellow', city: 20, exits: [0, 3] },
  '14': { color: 'green', city: 30, slots: 2, exits: [0, 1, 3, 4] },
  '15': { color: 'green', city: 30, slots: 2, exits: [0, 1, 2, 3] },
  '20': {
    color: 'green',
    paths: [
      { from: 0, to: 3 },
      { from: 1, to: 4 },
    ],
  },
  '23': {
    color: 'green',
    paths: [
      { from: 0, to: 3 },
      { from: 0, to: 4 },
    ],
  },
  '59': {
    color: 'green',
    label: 'OO',
    stops: [
      { kind: 'city', revenue: 40 },
      { kind: 'city', revenue: 40 },
    ],
    paths: [
      { from: 0, to: 's0' },
      { from: 2, to: 's1' },
    ],
  },
};

/** A home at A1 with track south to A3; B2 lies between and to the east of both. */
const HEXES: Readonly<Record<string, HexDefinition>> = {
  A1: { color: 'gray', city: 20, exits: [0, 5] },
  A3: { terrain: [{ cost: 80, types: ['water'] }] },
  A5: { city: 0 },
  A7: {},
  B2: {},
  B4: {},
  B6: {},
};

const game = (changes: Partial<SmallMap> = {}): Play => {
  const play = smallPlay({ hexes: HEXES, tiles: TILES, corporations: [{ id: 'A' }, { id: 'B' }], ...changes });
  placeToken(play, { corporation: A, tokenIndex: 0, hex: 'A1', city: 0 });
  return play;
};

const lay = (hex: string, tile: string, rotation: number, more: Partial<LayArgs> = {}): LayArgs => ({
  operator: A,
  hex,
  tile,
  rotation,
  ...more,
});

/** The rule that speaks against a lay. */
const rule = (play: Play, args: LayArgs): string | undefined => checkLay(play, args)?.rule;

describe('a legal lay', () => {
  it('joins the network: some exit lies on an edge that is reached', () => {
    const play = game();
    expect(checkLay(play, lay('A3', '9', 0))).toBeNull();
    expect(rule(play, lay('A3', '8', 4))).toBe('track.connection');
    expect(rule(play, lay('A5', '57', 0))).toBe('track.connection');
  });

  it('has only exits that lead somewhere', () => {
    expect(rule(game(), lay('A3', '8', 1))).toBe('track.exits');
    expect(
      rule(game({ hexes: { ...HEXES, A3: { borders: [{ edge: 0, type: 'impassable' }] } } }), lay('A3', '9', 0)),
    ).toBe('track.exits');
  });

  it('is of a colour of the phase, in the supply, and a tile of the title', () => {
    expect(rule(game({ colors: ['green'] }), lay('A3', '9', 0))).toBe('track.color');
    expect(rule(game({ copies: 0 }), lay('A3', '9', 0))).toBe('track.supply');
    expect(rule(game(), lay('A3', '9-7', 0))).toBe('track.supply');
    expect(rule(game(), lay('A3', '999', 0))).toBe('track.tile');
    expect(rule(game(), lay('Z9', '9', 0))).toBe('track.hex');
  });

  it('keeps cities, towns and letters', () => {
    const play = game();
    expect(rule(play, lay('A3', '57', 0))).toBe('track.upgrade.cities');
    expect(rule(play, lay('A3', '20', 0))).toBe('track.upgrade.color');
    const labelled = game({
      hexes: {
        ...HEXES,
        A3: {
          color: 'yellow',
          label: 'OO',
          stops: [
            { kind: 'city', revenue: 0 },
            { kind: 'city', revenue: 0 },
          ],
        },
      },
    });
    expect(rule(labelled, lay('A3', '15', 0))).toBe('track.upgrade.label');
    expect(checkLay(labelled, lay('A3', '59', 3))).toBeNull();
    const town = game({ hexes: { ...HEXES, A3: { town: 0 } } });
    expect(rule(town, lay('A3', '9', 0))).toBe('track.upgrade.towns');
  });

  it('keeps the track that is there', () => {
    const play = game({ hexes: { ...HEXES, a2: {}, a4: {} } });
    layTile(play, lay('A3', '9', 0));
    expect(checkLay(play, lay('A3', '23', 0))).toBeNull();
    expect(checkLay(play, lay('A3', '23', 3))).toBeNull();
    expect(rule(play, lay('A3', '23', 5))).toBe('track.paths');
    const bend = game({ hexes: { ...HEXES, A3: { color: 'yellow', paths: [{ from: 3, to: 4 }] } } });
    expect(rule(bend, lay('A3', '23', 0))).toBe('track.upgrade.paths');
  });

  it('takes the letters that the hex names for a later colour', () => {
    const hexes: SmallMap['hexes'] = { ...HEXES, A3: { city: 0, futureLabel: { label: 'OO', color: 'green' } } };
    const play = game({ hexes, tiles: { ...TILES, X: { color: 'green', label: 'OO', city: 50, exits: [0, 3] } } });
    layTile(play, lay('A3', '57', 0));
    expect(checkLay(play, lay('A3', 'X', 0))).toBeNull();
    expect(rule(play, lay('A3', '14', 0))).toBe('track.upgrade.label');
  });

  it('is not on a hex that a private blocks while its owner is of its kind', () => {
    const blocks = { type: 'blocks_hexes', ownerType: 'player' as const, hexes: ['A3'] };
    const play = game({ privates: [{ id: 'P', name: 'P', value: 20, revenue: 5, abilities: [blocks] }] });
    expect(rule(play, lay('A3', '9', 0))).toBe('track.blocked');
    expect(checkLay(play, lay('A3', '9', 0, { by: 'company:P' }))).toBeNull();
    play.set(['privates', 'P', 'owner'], 'player:1');
    expect(rule(play, lay('A3', '9', 0))).toBe('track.blocked');
    play.set(['privates', 'P', 'owner'], B);
    expect(checkLay(play, lay('A3', '9', 0))).toBeNull();
  });

  it('by a power needs no network where the power says so', () => {
    const play = game();
    expect(checkLay(play, lay('A5', '57', 0, { special: true, connectAnywhere: true }))).toBeNull();
  });

  it('may be refused by a mechanic', () => {
    const play = game({
      hooks: { mayLayTile: (_, { hex }) => (hex === 'A3' ? objection('river', 'No bridge yet.') : null) },
    });
    expect(rule(play, lay('A3', '9', 0))).toBe('river');
  });

  it('uses the edge marked on the hex, with the first tile', () => {
    const play = game({ hexes: { ...HEXES, A3: { stubs: [{ edge: 5 }] } } });
    expect(rule(play, lay('A3', '9', 0))).toBe('track.stub');
    expect(checkLay(play, lay('A3', '8', 3))).toBeNull();
  });
});

describe('how much of a tile must be of use', () => {
  /** A1 - A3 straight, a second track of A3 would serve others only: its edges 1 and 4 are not reached. */
  const upgrade = (restriction: NonNullable<SmallMap['track']>['restriction']): string | undefined => {
    const hexes = { ...HEXES, A1: { color: 'gray' as const, city: 20, exits: [0] }, a2: {}, a4: {} };
    const play = game({ hexes, ...(restriction === undefined ? {} : { track: { restriction } }) });
    layTile(play, lay('A3', '9', 0));
    return rule(play, lay('A3', '20', 0));
  };

  it('permissive: nothing, once an exit is reached', () => expect(upgrade('permissive')).toBeUndefined());
  it('semi-restrictive: new track or a changed city', () =>
    expect(upgrade('semi_restrictive')).toBe('track.restriction'));
  it('restrictive: new track', () => expect(upgrade('restrictive')).toBe('track.restriction'));

  it('semi-restrictive is content with a city that is worth more', () => {
    const hexes = { ...HEXES, A1: { color: 'gray' as const, city: 20, exits: [0] }, A3: { city: 0 } };
    for (const [restriction, answer] of [
      ['semi_restrictive', undefined],
      ['restrictive', 'track.restriction'],
      ['station_restrictive', undefined],
    ] as const) {
      const play = game({
        hexes,
        track: { restriction },
        tiles: { ...TILES, Y: { color: 'green', city: 30, exits: [0, 3] } },
      });
      layTile(play, lay('A3', '57', 0));
      expect(rule(play, lay('A3', 'Y', 0))).toBe(answer);
    }
  });

  it('where most exits are asked for, a tile with fewer is refused and not listed', () => {
    const hexes = { ...HEXES, A3: { city: 0 }, a2: {}, a4: {} };
    const play = game({
      hexes,
      track: { mostExits: ['green'] },
      tiles: { ...TILES, Y: { color: 'green', city: 30, exits: [0, 3] } },
    });
    layTile(play, lay('A3', '57', 0));
    expect(rule(play, lay('A3', 'Y', 0))).toBe('track.most_exits');
    expect(new Set(listLays(play, A, { hexes: ['A3'] }).map(({ tile }) => tile))).toEqual(new Set(['14-0', '15-0']));
  });
});

describe('the list of lays', () => {
  it('holds exactly what is legal, in the order of map, manifest and rotation', () => {
    const play = game();
    const listed = listLays(play, A).map(({ hex, tile, rotation }) => `${hex} ${tile} ${rotation}`);
    const legal = play.rules.map.hexes.flatMap((hex) =>
      play.rules.map.tiles.flatMap((tile) =>
        [0, 1, 2, 3, 4, 5].flatMap((rotation) =>
          checkLay(play, lay(hex.id, tile.name, rotation)) === null ? [`${hex.id} ${tile.name}-0 ${rotation}`] : [],
        ),
      ),
    );
    expect(listed).toEqual(legal);
    expect(listed).toContain('A3 9-0 0');
  });
});

describe('what a lay costs', () => {
  it('the terrain that shows, once', () => {
    const play = game();
    expect(layCost(play, lay('A3', '9', 0))).toBe(80);
    expect(layCost(play, lay('A3', '9', 0), { extra: 20 })).toBe(100);
    expect(layCost(play, lay('A3', '9', 0), { free: true, extra: 20 })).toBe(20);
    layTile(play, lay('A3', '9', 0));
    expect(layCost(play, lay('A3', '23', 3))).toBe(0);
  });

  it('a border, by the lay that bridges it, also where it is written on the other side', () => {
    const hexes = { ...HEXES, A3: {}, A5: { borders: [{ edge: 3, type: 'water', cost: 30 }] } };
    const play = game({ hexes });
    expect(layCost(play, lay('A3', '9', 0))).toBe(0);
    layTile(play, lay('A3', '9', 0));
    expect(layCost(play, lay('A5', '9', 0))).toBe(30);
    layTile(play, lay('A5', '9', 0));
    expect(layCost(play, lay('A5', '23', 0))).toBe(0);
  });

  it('and what mechanics make of it, never below 0', () => {
    const play = game({ hooks: { tileCost: (_, cost) => cost - 100 } });
    expect(layCost(play, lay('A3', '9', 0))).toBe(0);
  });
});

const OO: HexDefinition = {
  color: 'yellow',
  label: 'OO',
  stops: [
    { kind: 'city', revenue: 0 },
    { kind: 'city', revenue: 0 },
  ],
};

describe('what a lay does', () => {
  it('takes a copy from the supply and gives the old tile back', () => {
    const play = game();
    layTile(play, lay('A3', '9-1', 0));
    expect(play.state.supply['9']).toEqual([0]);
    layTile(play, lay('A3', '23', 3));
    expect(play.state.hexes['A3']).toMatchObject({ tile: '23-0', rotation: 3 });
    expect(play.state.supply['9']).toEqual([0, 1]);
  });

  it('an unlimited tile brings forth the next copy', () => {
    const play = game({ copies: 'unlimited' });
    layTile(play, lay('A3', '9', 0));
    expect(play.state.supply['9']).toEqual([1]);
  });

  it('moves tokens and reservations to the city that has their track', () => {
    const tiles = {
      ...TILES,
      Z: {
        color: 'green' as const,
        stops: [
          { kind: 'city' as const, revenue: 10 },
          { kind: 'city' as const, revenue: 30, slots: 2 },
        ],
        paths: [
          { from: 1, to: 's0' },
          { from: 0, to: 's1' },
          { from: 3, to: 's1' },
        ],
      },
    };
    const hexes = {
      ...HEXES,
      A3: {
        color: 'yellow' as const,
        stops: [
          { kind: 'city' as const, revenue: 10 },
          { kind: 'city' as const, revenue: 20 },
        ],
        paths: [
          { from: 0, to: 's0' },
          { from: 1, to: 's1' },
        ],
      },
    };
    const play = game({ hexes, tiles, corporations: [{ id: 'A' }, { id: 'B', home: { hex: 'A3', city: 0 } }] });
    expect(play.state.hexes['A3']?.reserved).toEqual([[B], []]);
    placeToken(play, { corporation: A, tokenIndex: 1, hex: 'A3', city: 1 });
    layTile(play, lay('A3', 'Z', 0));
    expect(play.state.hexes['A3']).toMatchObject({ cities: [[A], [null, null]], reserved: [[], [B]] });
    expect(play.state.corporations[A]?.tokens[1]).toMatchObject({ hex: 'A3', city: 0, used: true });
  });

  it('two cities that become one keep both tokens', () => {
    const tiles = { ...TILES, M: { color: 'brown' as const, label: 'OO', city: 50, slots: 2, exits: [0, 2, 3] } };
    const play = game({
      hexes: {
        ...HEXES,
        A3: {
          ...OO,
          color: 'green',
          paths: [
            { from: 0, to: 's0' },
            { from: 3, to: 's1' },
          ],
        },
      },
      tiles,
    });
    placeToken(play, { corporation: B, tokenIndex: 0, hex: 'A3', city: 0 });
    placeToken(play, { corporation: A, tokenIndex: 1, hex: 'A3', city: 1 });
    layTile(play, lay('A3', 'M', 0));
    expect(play.state.hexes['A3']?.cities).toEqual([[B, A]]);
  });

  it('the first track between two cities: the token there is placed again', () => {
    const play = game({ hexes: { ...HEXES, A3: OO } });
    placeToken(play, { corporation: B, tokenIndex: 0, hex: 'A3', city: 0 });
    expect(layTile(play, lay('A3', '59', 3))).toEqual([{ corporation: B, index: 0 }]);
    expect(play.state.hexes['A3']?.cities).toEqual([[null], [null]]);
    expect(play.state.corporations[B]?.tokens[0]).toEqual({ price: 0, hex: null, city: 0, used: false });
  });

  it('can be taken back without a trace', () => {
    const play = game({ hexes: { ...HEXES, A3: OO } });
    placeToken(play, { corporation: B, tokenIndex: 0, hex: 'A3', city: 0 });
    const before = structuredClone(play.state);
    const length = play.journal.length;
    layTile(play, lay('A3', '59', 3));
    play.rollback(length);
    expect(play.state).toEqual(before);
    expect(checkLay(play, lay('A3', '59', 3))).toBeNull();
  });

  it('opens a hex that was entered only along its printed track', () => {
    const hexes = { ...HEXES, A3: { color: 'gray' as const, paths: [{ from: 3, to: 0 }] } };
    const play = game({
      hexes,
      tiles: {
        ...TILES,
        G: {
          color: 'gray',
          paths: [
            { from: 0, to: 3 },
            { from: 5, to: 3 },
          ],
        },
      },
    });
    expect(neighbour(play, hexInfo(play, 'B4'), 2)).toBeNull();
    const before = play.state.hexes['A3'];
    if (before === undefined) throw new Error('no A3');
    play.change({ kind: 'tile', hex: 'A3', before, after: { ...before, tile: 'G-0' }, rule: 'test' });
    expect(neighbour(play, hexInfo(play, 'B4'), 2)?.id).toBe('A3');
  });
});
