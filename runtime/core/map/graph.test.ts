import { describe, expect, it } from 'vitest';

import { corpusIsThere, corpusLogs } from '../../../test/support/corpus.ts';
import { factsAreThere } from '../../../test/support/facts-title.ts';
import { smallPlay } from '../../../test/support/small-map.ts';
import type { SmallMap } from '../../../test/support/small-map.ts';
import { traceGame } from '../../../test/support/trace-map.ts';
import type { Play } from '../../kernel/play.ts';
import type { EntityId } from '../../kernel/state.ts';
import type { HexDefinition } from '../../kernel/title.ts';
import { boardOf } from './board.ts';
import type { Board } from './board.ts';
import { isConnected, isJoined, networkOf, reachesStop, routeFlags } from './graph.ts';
import { blocksPassage, hexInfo } from './hexes.ts';
import { regionsOf } from './regions.ts';
import { placeToken } from './tokens.ts';

const city = (...exits: number[]): HexDefinition => ({ color: 'gray', city: 20, exits });
const town = (...exits: number[]): HexDefinition => ({ color: 'gray', town: 10, exits });
const plain = (...paths: [number, number][]): HexDefinition => ({
  color: 'gray',
  paths: paths.map(([from, to]) => ({ from, to })),
});

const withToken = (small: SmallMap, ...places: [EntityId, string][]): Play => {
  const play = smallPlay({ corporations: [{ id: 'A' }, { id: 'B' }], ...small });
  for (const [corporation, hex] of places) placeToken(play, { corporation, tokenIndex: 0, hex, city: 0 });
  return play;
};

const A = 'corporation:A';
const B = 'corporation:B';

const reached = (play: Play, operator = A): string[] =>
  play.rules.map.hexes.filter((hex) => networkOf(play, operator).paths[hex.index] !== 0).map((hex) => hex.id);

describe('places that track joins', () => {
  const fork = plain([3, 0], [0, 2]);
  const play = smallPlay({
    hexes: { A1: city(0), A3: fork, A5: city(3), B2: city(1), a2: city(5), C5: city(2) },
  });
  const joined = (from: string, to: string): boolean =>
    isJoined(play, [{ hex: hexInfo(play, from), stop: 0 }], [hexInfo(play, to)]);

  it('are joined whoever built it, and from both ends', () => {
    expect([joined('A1', 'A5'), joined('A5', 'A1')]).toEqual([true, true]);
  });

  it('are not where no track of theirs hangs together', () => {
    const regions = regionsOf(play);
    const region = (hex: string): number | undefined => regions[hexInfo(play, hex).index];
    expect(region('C5')).not.toBe(region('A1'));
    expect(joined('A1', 'C5')).toBe(false);
  });

  it('nor where it hangs together only by turning back', () => {
    const regions = regionsOf(play);
    expect(regions[hexInfo(play, 'a2').index]).toBe(regions[hexInfo(play, 'A1').index]);
    expect([joined('A1', 'a2'), joined('A5', 'a2')]).toEqual([false, true]);
  });
});

describe('what a network reaches', () => {
  it('follows track from the token, through towns and cities with room', () => {
    const play = withToken({ hexes: { A1: city(0), A3: town(0, 3), A5: city(0, 3), A7: city(3) } }, [A, 'A1']);
    expect(reached(play)).toEqual(['A1', 'A3', 'A5', 'A7']);
  });

  it('reaches a city full of others but does not pass through it', () => {
    const play = withToken({ hexes: { A1: city(0), A3: city(0, 3), A5: city(3) } }, [A, 'A1'], [B, 'A3']);
    expect(reachesStop(networkOf(play, A), hexInfo(play, 'A3'), 0)).toBe(true);
    expect(reached(play)).toEqual(['A1', 'A3']);
    expect(isJoined(play, [{ hex: hexInfo(play, 'A1'), stop: 0 }], [hexInfo(play, 'A5')])).toBe(true);
  });

  it('passes a neutral token, and never an off-board', () => {
    const offboard: HexDefinition = {
      color: 'red',
      stops: [{ kind: 'offboard', revenue: 30 }],
      paths: [
        { from: 3, to: 's0' },
        { from: 0, to: 's0' },
      ],
    };
    const play = withToken({ hexes: { A1: city(0), A3: city(0, 3), A5: offboard, A7: city(3) } }, [A, 'A1']);
    const before = play.state.hexes['A3'];
    if (before === undefined) throw new Error('no A3');
    play.change({ kind: 'tile', hex: 'A3', before, after: { ...before, cities: [['neutral:N']] }, rule: 'test' });
    expect(reached(play)).toEqual(['A1', 'A3', 'A5']);
  });

  it('does not turn back at an edge: two paths that meet there are not joined', () => {
    const fork = plain([3, 0], [0, 2]);
    const play = withToken({ hexes: { A1: city(0), A3: fork, A5: city(3), B2: city(1), a2: city(5) } }, [A, 'A1']);
    expect(reachesStop(networkOf(play, A), hexInfo(play, 'A5'), 0)).toBe(true);
    expect(networkOf(play, A).paths[hexInfo(play, 'A3').index]).toBe(0b01);
  });

  it('does not come back over a balloon loop', () => {
    // The loop A3 - A5 - B4 leads back to A3; its stem cannot be used a second time to reach the branch to B2.
    const hexes = {
      A1: plain([3, 0], [0, 4]),
      a0: city(5),
      A3: plain([3, 0], [3, 5]),
      A5: plain([3, 4]),
      B4: plain([1, 2]),
      'A-1': city(0),
      B0: city(1),
    };
    const play = withToken({ hexes }, [A, 'A-1']);
    expect(reached(play)).toEqual(['A1', 'A3', 'A5', 'B4', 'A-1']);
    expect(reachesStop(networkOf(play, A), hexInfo(play, 'B0'), 0)).toBe(false);
  });

  it('changes gauge only over dual track, and can leave a gauge out', () => {
    const path = (from: number, to: number | string, track: string) => ({ from, to, track });
    const dual: HexDefinition = { color: 'gray', paths: [path(3, 0, 'dual')] };
    const narrow: HexDefinition = {
      color: 'gray',
      stops: [{ kind: 'town', revenue: 10 }],
      paths: [path(3, 's0', 'narrow')],
    };
    const joined = withToken({ hexes: { A1: city(0), A3: dual, A5: narrow } }, [A, 'A1']);
    expect(reached(joined)).toEqual(['A1', 'A3', 'A5']);
    const direct = withToken({ hexes: { A1: city(0), A3: narrow } }, [A, 'A1']);
    expect(reached(direct)).toEqual(['A1']);
    expect(networkOf(joined, A, 'narrow').paths[hexInfo(joined, 'A5').index]).toBe(0);
  });

  it('opens every edge around a token, and the facing edges of the neighbours of its track', () => {
    const play = withToken({ hexes: { A1: city(0), A3: {}, B2: {} } }, [A, 'A1']);
    const network = networkOf(play, A);
    expect(network.edges[hexInfo(play, 'A1').index]).toBe(0b100001);
    expect(network.edges[hexInfo(play, 'A3').index]).toBe(0b001000);
    expect(isConnected(network, hexInfo(play, 'B2'))).toBe(false);
  });

  it('ends at a terminal', () => {
    const terminal: HexDefinition = {
      color: 'gray',
      stops: [{ kind: 'city', revenue: 20 }],
      paths: [
        { from: 3, to: 's0', terminal: true },
        { from: 0, to: 's0' },
      ],
    };
    const play = withToken({ hexes: { A1: city(0), A3: terminal, A5: city(3) } }, [A, 'A1']);
    expect(reached(play)).toEqual(['A1', 'A3']);
  });
});

describe('has a route', () => {
  const port: HexDefinition = {
    color: 'blue',
    stops: [{ kind: 'offboard', revenue: 20, route: 'optional' }],
    paths: [{ from: 3, to: 's0' }],
  };

  it('with two stops; with one of them optional it need not own a train', () => {
    const two = withToken({ hexes: { A1: city(0), A3: town(3) } }, [A, 'A1']);
    expect(routeFlags(two, A)).toEqual({ routeAvailable: true, purchaseRoute: true });
    const optional = withToken({ hexes: { A1: city(0), A3: port } }, [A, 'A1']);
    expect(routeFlags(optional, A)).toEqual({ routeAvailable: true, purchaseRoute: false });
    const alone = withToken({ hexes: { A1: city(0), A3: {} } }, [A, 'A1']);
    expect(routeFlags(alone, A)).toEqual({ routeAvailable: false, purchaseRoute: false });
  });

  it('once found, a route counts for ever', () => {
    const play = withToken({ hexes: { A1: city(0), A3: {} } }, [A, 'A1']);
    play.set(['corporations', A, 'hadRoute'], true);
    expect(routeFlags(play, A)).toEqual({ routeAvailable: true, purchaseRoute: true });
  });

  it('a stop that never counts makes no route', () => {
    const never: HexDefinition = {
      color: 'blue',
      stops: [{ kind: 'offboard', revenue: 20, route: 'never' }],
      paths: [{ from: 3, to: 's0' }],
    };
    expect(routeFlags(withToken({ hexes: { A1: city(0), A3: never } }, [A, 'A1']), A).routeAvailable).toBe(false);
  });

  it('B has none where only A reaches a stop', () => {
    const play = withToken({ hexes: { A1: city(0), A3: town(3), C1: city() } }, [A, 'A1'], [B, 'C1']);
    expect(routeFlags(play, B).routeAvailable).toBe(false);
  });
});

/** Paths reached by trying every way there is: the rule as it is written, at any price. */
const everyWay = (board: Board, play: Play, operator: EntityId): Int32Array => {
  const paths = new Int32Array(board.tiles.length);
  const starts = (play.state.corporations[operator]?.tokens ?? []).flatMap((token) => {
    const hex = token.hex === null ? undefined : play.rules.map.hex.get(token.hex);
    const stop = hex === undefined ? undefined : board.tiles[hex.index]?.tile.cities[token.city];
    return hex === undefined || stop === undefined ? [] : [{ hex: hex.index, stop }];
  });
  const gates = new Set<string>();
  const through = (gate: string, on: () => void): void => {
    if (gates.has(gate)) return;
    gates.add(gate);
    on();
    gates.delete(gate);
  };
  const go = (hex: number, move: number): void => {
    const ports = board.ports[hex];
    const tile = board.tiles[hex]?.tile;
    if (ports === undefined || tile === undefined) return;
    paths[hex] = (paths[hex] ?? 0) | (1 << (move >> 1));
    const head = ports.head[move] ?? 0;
    if (head < 6) {
      if ((((board.open[hex] ?? 0) >> head) & 1) === 0) return;
      const next = board.beyond[hex * 6 + head] ?? -1;
      const gauge = ports.gauge[move >> 1] ?? 0;
      through([hex, next].sort((a, b) => a - b).join(), () => {
        for (const other of board.ports[next]?.fromEdge[(head + 3) % 6] ?? []) {
          if ((gauge & (board.ports[next]?.gauge[other >> 1] ?? 0)) !== 0) go(next, other);
        }
      });
      return;
    }
    const stop = head - 8;
    const info = tile.stops[stop];
    const slots = board.states[hex]?.cities[tile.cities.indexOf(stop)] ?? [];
    const ends = ports.terminal[move >> 1] === true || starts.some((start) => start.hex === hex && start.stop === stop);
    if (info === undefined || ends || blocksPassage(info, slots, operator)) return;
    through(`${hex}s${stop}`, () => {
      for (const other of ports.fromStop[stop] ?? []) if (other >> 1 !== move >> 1) go(hex, other);
    });
  };
  for (const { hex, stop } of starts) for (const move of board.ports[hex]?.fromStop[stop] ?? []) go(hex, move);
  return paths;
};

describe.skipIf(!corpusIsThere || !factsAreThere)('the search finds what trying every way finds', () => {
  // Games whose late maps are open enough for ways that cross themselves.
  for (const [title, name] of [
    ['1830', 'bot-1830-4p-103'],
    ['1893', 'bot-1893-2p-306'],
    ['1867', 'bot-1867-4p-18'],
  ] as const) {
    it(`${title} ${name}`, (context) => {
      const log = corpusLogs(title).find((candidate) => candidate.name === name);
      if (log === undefined) return context.skip();
      const game = traceGame(log);
      let compared = 0;
      for (const { id, type, entity } of game.actions) {
        if (id === undefined || type !== 'run_routes') continue;
        game.before(id);
        const operator = game.entity(entity);
        expect([...networkOf(game.play, operator).paths], `action ${id}`).toEqual([
          ...everyWay(boardOf(game.play), game.play, operator),
        ]);
        compared++;
      }
      expect(compared).toBeGreaterThan(50);
    });
  }
});
