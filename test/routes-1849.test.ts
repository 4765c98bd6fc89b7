/**
 * Every route of the 1849 logs and its illegal neighbours: the length is counted here once more, from the rules' own
 * table, and routes that break a rule are refused with the rule that they break.
 */
import { describe, expect, it } from 'vitest';

import { loadTitle } from '../generator/resolve/load-title.ts';
import type { Way } from '../runtime/core/map/chain.ts';
import { hasToken, hexState, tileOn } from '../runtime/core/map/hexes.ts';
import { parseRoutes } from '../runtime/core/map/route-parse.ts';
import { assessRun } from '../runtime/core/map/route-rules.ts';
import { checkRuns } from '../runtime/core/map/routes.ts';
import type { StopPlace } from '../runtime/core/map/tile-ids.ts';
import { placeToken } from '../runtime/core/map/tokens.ts';
import { trainsOf } from '../runtime/core/trains.ts';
import { Game, keptActions, link } from '../runtime/index.ts';
import type { RouteAction } from '../runtime/index.ts';
import type { Play } from '../runtime/kernel/play.ts';
import { mechanics } from '../runtime/mechanics/index.ts';
import { corpusIsThere, corpusLogs, readCorpusLog } from './support/corpus.ts';

interface Seen {
  readonly play: Play;
  readonly operator: string;
  readonly routes: readonly RouteAction[];
  readonly ways: readonly Way[];
}

const title = loadTitle('1849').title;
const logs = corpusLogs('1849');

/** Looks at the state before each action that runs trains, and at the state in the end. */
const walk = (name: string, look: (seen: Seen) => void, end?: (play: Play) => void): void => {
  const corpusLog = logs.find((candidate) => candidate.name === name);
  if (title === undefined || corpusLog === undefined) throw new Error('1849 is unsound, or its logs are missing');
  const log = readCorpusLog(corpusLog);
  const game = Game.start(link(title, mechanics, { players: log.players.length, variants: log.variants }), log);
  const play = game.context;
  for (const action of keptActions(log.actions)) {
    const routes = action.type === 'run_routes' ? (action['routes'] as readonly RouteAction[]) : [];
    if (routes.length > 0) {
      const operator = `${action.entity_type}:${action.entity}`;
      const ways = parseRoutes(play, operator, routes);
      if (!Array.isArray(ways)) throw new Error(`action ${String(action.id)} cannot be read`);
      look({ play, operator, routes, ways: (ways as (Way | null)[]).filter((way) => way !== null) });
    }
    game.applyLogged(action);
  }
  end?.(play);
};

const ruleOf = (found: object): string | null => ('rule' in found ? String(found.rule) : null);

/** Borders by gauge: two on narrow track, one on ordinary and dual; turned round for the R6H (rules 7.2). */
const lengthFor = (train: string, way: Way): number =>
  way.chains.reduce((length, { pieces }) => {
    const borders = pieces.filter((piece, i) => i > 0 && pieces[i - 1]?.hex !== piece.hex).length;
    const gauges = pieces.map(({ path }) => path.track);
    const inverted = train === 'R6H';
    const weight = gauges.includes('narrow') ? (inverted ? 1 : 2) : gauges.includes('broad') ? (inverted ? 2 : 1) : 1;
    return length + borders * weight;
  }, 0);

const REACH: Readonly<Record<string, number>> = { '4H': 4, '6H': 6, '8H': 8, '10H': 10, '12H': 12, '16H': 16, R6H: 6 };

const PORTS = ['A5', 'a12', 'L14', 'N8'];

const cityIn = (play: Play, { hex, stop }: StopPlace): number => tileOn(play, hex).tile.cities.indexOf(stop);

describe.skipIf(!corpusIsThere)('routes of 1849', () => {
  it.each(logs.map(({ name }) => name))('%s: a train runs as far as its reach, and not one border further', (name) => {
    const wrong: string[] = [];
    const rules = new Set<string | null>();
    walk(name, ({ play, operator, ways }) => {
      for (const way of ways) {
        for (const [train, reach] of Object.entries(REACH)) {
          const found = ruleOf(assessRun(play, operator, `${train}-0`, way));
          const expected = lengthFor(train, way) > reach ? 'route.length' : null;
          if (found !== expected) wrong.push(`${operator} ${train}: ${String(found)}, not ${String(expected)}`);
          rules.add(found);
        }
      }
    });
    expect(wrong).toEqual([]);
    expect(rules.has(null)).toBe(true);
  });

  it('track used by one train is not used by another: route.reuse', () => {
    const rules: (string | null)[] = [];
    walk('1849_game_end_bank', ({ play, operator, routes: [first] }) => {
      const other = trainsOf(play, operator).find((train) => train !== first?.train);
      if (first === undefined || other === undefined) return;
      const { connections = [], nodes = [] } = first;
      rules.push(
        ruleOf(
          checkRuns(
            play,
            operator,
            [first.train, other].map((train) => ({ train, connections, nodes })),
          ),
        ),
      );
    });
    // Where the other train is a smaller one the route is too long for it as well.
    expect(new Set(rules)).toEqual(new Set(['route.reuse', 'route.length']));
  });

  it("nobody passes through a city full of others' tokens: route.blocked", () => {
    const rules: (string | null)[] = [];
    walk('1849_game_end_bank', ({ play, operator, routes, ways }) => {
      for (const [index, way] of ways.entries()) {
        const city = way.stops
          .slice(1, -1)
          .find((stop) => cityIn(play, stop) >= 0 && !hasToken(play, stop.hex, stop.stop, operator));
        const train = routes[index]?.train;
        if (city === undefined || train === undefined) continue;
        const before = hexState(play, city.hex.id);
        const stranger = play.rules.corporations.find(({ entity }) => entity !== operator)?.entity ?? null;
        const cities = before.cities.map((slots, c) => (c === cityIn(play, city) ? slots.map(() => stranger) : slots));
        const length = play.journal.length;
        play.change({ kind: 'tile', hex: city.hex.id, before, after: { ...before, cities }, rule: 'test' });
        rules.push(ruleOf(assessRun(play, operator, train, way)));
        play.rollback(length);
      }
    });
    expect(rules.length).toBeGreaterThan(5);
    expect(new Set(rules)).toEqual(new Set(['route.blocked']));
  });

  it('a port alone with a city is no route: ports.stops', () => {
    const rules: (string | null)[] = [];
    walk('1849_game_end_bank', ({ play, operator, routes, ways }) => {
      for (const [index, way] of ways.entries()) {
        const train = routes[index]?.train;
        const chain = way.chains.find(
          ({ from, to }) =>
            [from, to].some(({ hex }) => PORTS.includes(hex.id)) &&
            [from, to].some(({ hex, stop }) => hasToken(play, hex, stop, operator)),
        );
        if (chain === undefined || train === undefined) continue;
        rules.push(ruleOf(assessRun(play, operator, train, { stops: [chain.from, chain.to], chains: [chain] })));
      }
    });
    expect(rules.length).toBeGreaterThan(5);
    expect(new Set(rules)).toEqual(new Set(['ports.stops']));
  });
});

describe('mixed gauges', () => {
  /** Siracusa, a tile of narrow track on L12, and Ragusa, which reaches L12 by narrow track. */
  const between = (siracusa: string, rotation: number): string | null => {
    if (title === undefined) throw new Error('1849 is unsound');
    const players = [1, 2, 3].map((id) => ({ id, name: `Player ${id}` }));
    const { context: play } = Game.start(link(title, mechanics, { players: 3 }), { players, seed: 1 });
    const show = (hex: string, tile: string, turned: number): void => {
      const before = hexState(play, hex);
      play.change({ kind: 'tile', hex, before, after: { ...before, tile, rotation: turned }, rule: 'test' });
    };
    show('M13', siracusa, rotation);
    show('L12', '78-0', 5);
    placeToken(play, { corporation: 'corporation:ATA', tokenIndex: 0, hex: 'M13', city: 0 });
    play.change({ kind: 'train', train: '4H-0', from: 'depot', at: 0, to: 'corporation:ATA', toAt: -1, rule: 'test' });
    return ruleOf(checkRuns(play, 'corporation:ATA', [{ train: '4H-0', connections: [['M13', 'L12', 'M11']] }]));
  };

  it('a train does not change from narrow to ordinary track between two stops', () => {
    // Printed, Siracusa reaches L12 by narrow track; tile 675 turned by two by ordinary track. Dual track between two
    // edges, over which such a change could be tried, lies on the way to Calabria only.
    expect(between('M13', 0)).toBeNull();
    expect(between('675-0', 2)).toBe('route.form');
  });
});
