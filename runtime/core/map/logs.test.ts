/** Real games: every tile, token and run of their logs, on the map as the public implementation's trace shows it. */
import { describe, expect, it } from 'vitest';

import { corpusIsThere, corpusLogs } from '../../../test/support/corpus.ts';
import { factsAreThere, readFacts } from '../../../test/support/facts-title.ts';
import { traceGame } from '../../../test/support/trace-map.ts';
import type { TracedGame } from '../../../test/support/trace-map.ts';
import type { RouteAction } from '../../kernel/actions.ts';
import type { LoggedAction } from '../../kernel/log.ts';
import { isCompany } from '../../kernel/state.ts';
import { nextToken } from '../token-turn.ts';
import { routeFlags } from './graph.ts';
import { parseCityId, parseTileId } from './hexes.ts';
import { checkLay, layCost, layTile, listLays } from './lay-tile.ts';
import { findRoutes } from './route-finder.ts';
import { checkRuns } from './routes.ts';
import { checkToken, listTokenSpots, placeToken } from './tokens.ts';

/** Titles whose map knows no rule beyond the core's. */
const TITLES = ['1830', '1889', '18Chesapeake'];

type Numbered = LoggedAction & { readonly id: number };

const where = (action: LoggedAction): string => `action ${action.id}: ${JSON.stringify(action)}`;

/** Brings the game on past the action and compares the hex it changed. */
const compareHex = (game: TracedGame, action: Numbered, hex: string): void => {
  const mine = game.written(hex);
  game.play.journal = [];
  game.after(action.id);
  expect(mine, where(action)).toBe(String(game.seen.get(`hex/${hex}`)));
};

const playLay = (game: TracedGame, action: Numbered): void => {
  const { play } = game;
  const actor = game.entity(action.entity);
  const company = isCompany(actor);
  const operator = company ? (play.state.privates[String(action.entity)]?.owner ?? '') : actor;
  const power = company ? { by: actor, special: true, connectAnywhere: true } : {};
  const lay = {
    operator,
    hex: String(action['hex']),
    tile: String(action['tile']),
    rotation: Number(action['rotation']),
    ...power,
  };
  expect(checkLay(play, lay), where(action)).toBeNull();
  const listed = listLays(play, operator, { ...power, hexes: [lay.hex] }).map(
    (l) => `${parseTileId(l.tile).name}/${l.rotation}`,
  );
  expect(listed, where(action)).toContain(`${parseTileId(lay.tile).name}/${lay.rotation}`);
  const cost = layCost(play, lay);
  const before = play.state.cash[operator] ?? 0;
  layTile(play, lay);
  compareHex(game, action, lay.hex);
  // Elsewhere mechanics make lays free or cheaper.
  const paid = before - (play.state.cash[operator] ?? 0);
  if (play.rules.title.id === '1830') expect(paid, where(action)).toBe(cost);
};

const playToken = (game: TracedGame, action: Numbered): void => {
  const { play } = game;
  const corporation = game.entity(action.entity);
  const spot = parseCityId(play, String(action['city']));
  if (spot === null) throw new Error(`no city: ${where(action)}`);
  // A private's token is placed by a power, for the corporation that owns it.
  if (isCompany(corporation)) return game.after(action.id);
  const tokenIndex = nextToken(play, corporation)?.index ?? -1;
  const request = { corporation, tokenIndex, hex: spot.hex.id, city: spot.city };
  const home = tokenIndex === 0;
  expect(checkToken(play, { ...request, free: home }), where(action)).toBeNull();
  if (!home)
    expect(listTokenSpots(play, corporation)).toContainEqual(
      expect.objectContaining({ hex: spot.hex.id, city: spot.city }),
    );
  placeToken(play, request);
  compareHex(game, action, spot.hex.id);
};

const playRuns = (game: TracedGame, action: Numbered): void => {
  const { play } = game;
  const operator = game.entity(action.entity);
  const routes = (action['routes'] as readonly RouteAction[]).filter((route) => route.connections !== undefined);
  // The trace names trains without their copies.
  play.set(
    ['trains', operator],
    routes.map((route) => route.train),
  );
  const result = checkRuns(play, operator, routes);
  if ('rule' in result) throw new Error(`${result.rule}: ${result.message} ${where(action)}`);
  if (routes.length === 0) return;
  expect(routeFlags(play, operator), where(action)).toMatchObject({ routeAvailable: true });
  const found = findRoutes(play, operator);
  const foundResult = checkRuns(play, operator, found);
  if ('rule' in foundResult) throw new Error(`the finder's runs: ${foundResult.message} ${where(action)}`);
  expect(foundResult.revenue, where(action)).toBeGreaterThanOrEqual(Math.floor(result.revenue * 0.85));
};

const PLAYERS: Readonly<Record<string, (game: TracedGame, action: Numbered) => void>> = {
  lay_tile: playLay,
  place_token: playToken,
  run_routes: playRuns,
};

/** Tiles of an optional rule have no definition in the figures. */
const isDescribed = (title: string, actions: readonly LoggedAction[]): boolean => {
  const { tileDefinitions } = readFacts(title);
  return actions.every(
    (action) => action.type !== 'lay_tile' || parseTileId(String(action['tile'])).name in tileDefinitions,
  );
};

describe.skipIf(!corpusIsThere || !factsAreThere)('maps of real games', () => {
  for (const title of TITLES) {
    for (const log of corpusLogs(title)) {
      it(`${title} ${log.name}`, (context) => {
        const game = traceGame(log);
        if (!isDescribed(title, game.actions)) return context.skip();
        let played = 0;
        for (const action of game.actions) {
          const { id } = action;
          const play = PLAYERS[action.type];
          if (id === undefined || play === undefined) continue;
          game.before(id);
          play(game, { ...action, id });
          played++;
        }
        expect(played > 0 || game.actions.length < 100).toBe(true);
      });
    }
  }
});
