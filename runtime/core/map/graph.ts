/** The network of an operator: what its track and tokens connect (core rules 10). */
import { passValue } from '../../kernel/hooks.ts';
import type { Play } from '../../kernel/play.ts';
import type { HexInfo } from '../../kernel/rulebook.ts';
import type { EntityId } from '../../kernel/state.ts';
import { boardOf } from './board.ts';
import { gaugeBits } from './gauge.ts';
import { regionsOf } from './regions.ts';
import type { RouteFlags } from './route-tally.ts';
import { reachesSome, search } from './search.ts';
import type { Network } from './search.ts';
import type { StopPlace } from './tile-ids.ts';
import type { SearchStart } from './walk.ts';

export type { Network } from './search.ts';
export type { RouteFlags } from './route-tally.ts';

const tokenCities = (play: Play, operator: EntityId): SearchStart[] => {
  const { tiles } = boardOf(play);
  const starts: SearchStart[] = [];
  for (const token of play.state.corporations[operator]?.tokens ?? []) {
    const hex = token.hex === null || token.lifted === true ? undefined : play.rules.map.hex.get(token.hex);
    const stop = hex === undefined ? undefined : tiles[hex.index]?.tile.cities[token.city];
    if (hex !== undefined && stop !== undefined) starts.push({ hex: hex.index, stop });
  }
  return starts;
};

const newTable = (): Map<EntityId, Network> => new Map();

const NETWORKS = 'map.networks';

/** What an operator's tokens reach now; `skipTrack` leaves one gauge out. Made anew only when the map has changed. */
export const networkOf = (play: Play, operator: EntityId, skipTrack?: string): Network => {
  const table = play.cached(skipTrack === undefined ? NETWORKS : `${NETWORKS} ${skipTrack}`, 'map', newTable);
  let network = table.get(operator);
  if (network === undefined) {
    const skipGauge = skipTrack === undefined ? 0 : gaugeBits(skipTrack);
    network = search(play.rules, boardOf(play), { starts: tokenCities(play, operator), operator, skipGauge });
    table.set(operator, network);
  }
  return network;
};

/** Whether track leads from some of these stops to track of one of the hexes `to`, whoever has tokens on the way. */
export const isJoined = (play: Play, from: readonly StopPlace[], to: readonly HexInfo[]): boolean => {
  const regions = regionsOf(play);
  const near = to.filter((goal) => from.some(({ hex }) => regions[hex.index] === regions[goal.index]));
  if (near.length === 0) return false;
  const starts = from.map(({ hex, stop }) => ({ hex: hex.index, stop }));
  const goals = near.map((hex) => hex.index);
  return reachesSome(play.rules, boardOf(play), { starts, operator: null, skipGauge: 0 }, goals);
};

const NONE: readonly string[] = [];

/** Hexes where a power lets an operator build and place tokens without a connection. */
export const farHexes = (play: Play, operator: EntityId): readonly string[] =>
  play.rules.hooks.farHexes === undefined ? NONE : passValue(play, 'farHexes', NONE, { operator });

/** Mask of the edges of a hex that a network reaches; 0: the hex is not connected. */
export const edgesReached = (network: Network, hex: HexInfo): number => network.edges[hex.index] ?? 0;

export const isConnected = (network: Network, hex: HexInfo): boolean => edgesReached(network, hex) !== 0;

export const reachesStop = (network: Network, hex: HexInfo, stop: number): boolean =>
  (((network.stops[hex.index] ?? 0) >> stop) & 1) === 1;

export const reachesPath = (network: Network, hex: HexInfo, path: number): boolean =>
  (((network.paths[hex.index] ?? 0) >> path) & 1) === 1;

/** Hexes with track that is reached, in the order of the map. */
export const reachableHexes = (play: Play, network: Network): readonly HexInfo[] =>
  play.rules.map.hexes.filter((hex) => network.paths[hex.index] !== 0);

/**
 * Whether an operator has a route, and must own a train for it. Once the second was found it holds for ever: the train
 * step notes that in the state (`hadRoute`), so that a route that is cut later still counts.
 */
export const routeFlags = (play: Play, operator: EntityId): RouteFlags => {
  if (play.state.corporations[operator]?.hadRoute === true) return { routeAvailable: true, purchaseRoute: true };
  const { routeAvailable, purchaseRoute } = networkOf(play, operator);
  return { routeAvailable, purchaseRoute };
};
