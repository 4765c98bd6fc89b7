/** From the chains of hexes in a log back to track (core rules 2.7). */
import type { RouteAction } from '../../kernel/actions.ts';
import type { Play } from '../../kernel/play.ts';
import type { HexInfo, PathEnd, RotatedTile } from '../../kernel/rulebook.ts';
import type { EntityId } from '../../kernel/state.ts';
import { objection } from '../../kernel/violation.ts';
import type { Objection } from '../../kernel/violation.ts';
import { boardOf } from './board.ts';
import { departures, makeChain, onward, pieceNumber, reversed, sameStop } from './chain.ts';
import type { Chain, Piece, Way } from './chain.ts';
import { hasToken, tileOn } from './hexes.ts';
import type { StopPlace } from './tile-ids.ts';

/** Written in place of a chain by a train that calls at a single city. */
export const LOCAL = 'local';

/** `E11 0.1`: a path inside a tile, by the parts it joins. */
const INSIDE = /^(\S+) (\d+)\.(\d+)$/;

const partOf = (play: Play, { hex, stop }: StopPlace): number => tileOn(play, hex).tile.stops[stop]?.part ?? stop;

export const nodeId = (play: Play, place: StopPlace): string => `${place.hex.id}-${partOf(play, place)}`;

const insideChains = (play: Play, hex: HexInfo, first: number, second: number): Chain[] => {
  const tile = tileOn(play, hex);
  return tile.paths.flatMap((path) => {
    if (path.a.kind !== 'stop' || path.b.kind !== 'stop') return [];
    const from = { hex, stop: path.a.stop };
    const to = { hex, stop: path.b.stop };
    const parts = [partOf(play, from), partOf(play, to)].sort((a, b) => a - b);
    return parts[0] === first && parts[1] === second ? [makeChain(from, to, [{ hex, path }])] : [];
  });
};

/** Every chain that runs from a stop in the first hex to another in the last, through just these hexes. */
const walkHexes = (play: Play, hexes: readonly HexInfo[]): Chain[] => {
  const found: Chain[] = [];
  const walk = (from: StopPlace, pieces: readonly Piece[], end: PathEnd, at: number): void => {
    const last = pieces[pieces.length - 1] as Piece;
    const follows = onward(play, last, end);
    if ('stop' in follows) {
      if (at === hexes.length - 1 && !sameStop(from, follows.stop)) found.push(makeChain(from, follows.stop, pieces));
      return;
    }
    for (const { piece, end: next } of follows.next) {
      const place = piece.hex === last.hex && end.kind === 'junction' ? at : at + 1;
      const again = pieces.some((other) => pieceNumber(other) === pieceNumber(piece));
      if (piece.hex === hexes[place] && !again) walk(from, [...pieces, piece], next, place);
    }
  };
  const [first] = hexes;
  if (first === undefined) return found;
  for (const { index } of tileOn(play, first).tile.stops) {
    const from = { hex: first, stop: index };
    for (const { piece, end } of departures(play, from)) walk(from, [piece], end, 0);
  }
  return found.sort((a, b) => a.pieces.length - b.pieces.length);
};

const chainsWritten = (play: Play, written: readonly string[]): readonly Chain[] => {
  const inside = written.length === 1 ? INSIDE.exec(written[0] ?? '') : null;
  if (inside !== null) {
    const hex = play.rules.map.hex.get(inside[1] ?? '');
    return hex === undefined ? [] : insideChains(play, hex, Number(inside[2]), Number(inside[3]));
  }
  const hexes = written.map((id) => play.rules.map.hex.get(id));
  return hexes.every((hex) => hex !== undefined) ? knownChains(play, written, hexes) : [];
};

/** Chains found before, with the tiles they were found on. */
interface Known {
  readonly tiles: readonly RotatedTile[];
  readonly chains: readonly Chain[];
}

const tables = new WeakMap<Play, Map<string, Known>>();

/** Trains mostly run as they did in the turn before: what was found then holds as long as the same tiles lie there. */
const knownChains = (play: Play, written: readonly string[], hexes: readonly HexInfo[]): readonly Chain[] => {
  let table = tables.get(play);
  if (table === undefined) tables.set(play, (table = new Map()));
  const { tiles } = boardOf(play);
  const key = written.join(' ');
  const known = table.get(key);
  if (known !== undefined && hexes.every((hex, at) => known.tiles[at] === tiles[hex.index])) return known.chains;
  const chains = walkHexes(play, hexes);
  table.set(key, { tiles: hexes.map((hex) => tileOn(play, hex)), chains });
  return chains;
};

const avoids = (chain: Chain, used: ReadonlySet<number>): boolean => !chain.numbers.some((piece) => used.has(piece));

const callsAtToken = (play: Play, operator: EntityId, chain: Chain): boolean =>
  [chain.from, chain.to].some(({ hex, stop }) => hasToken(play, hex, stop, operator));

/** Joins one candidate of each chain end to end; of several ways to do so the one with most of the stops that the log names, and of these the first. */
const join = (
  play: Play,
  candidates: readonly (readonly Chain[])[],
  used: ReadonlySet<number>,
  nodes: readonly string[],
): Way | null => {
  let best: Way | null = null;
  let most = -1;
  const consider = (chains: readonly Chain[]): void => {
    const stops = [(chains[0] as Chain).from, ...chains.map((chain) => chain.to)];
    const named = stops.filter((stop) => nodes.includes(nodeId(play, stop))).length;
    if (named > most) {
      most = named;
      best = { stops, chains };
    }
  };
  const taken = new Set(used);
  const chains: Chain[] = [];
  const attempt = (chain: Chain): void => {
    const previous = chains[chains.length - 1];
    if (previous !== undefined && (!sameStop(previous.to, chain.from) || sameStop(previous.from, chain.to))) return;
    if (!avoids(chain, taken)) return;
    for (const piece of chain.numbers) taken.add(piece);
    chains.push(chain);
    extend();
    chains.pop();
    for (const piece of chain.numbers) taken.delete(piece);
  };
  const extend = (): void => {
    const options = candidates[chains.length];
    if (options === undefined) return consider([...chains]);
    for (const option of options) {
      attempt(option);
      attempt(reversed(option));
    }
  };
  extend();
  return best;
};

const singleChain = (
  play: Play,
  operator: EntityId,
  options: readonly Chain[],
  used: ReadonlySet<number>,
): Way | null => {
  const free = options.filter((chain) => avoids(chain, used));
  const chain = free.find((option) => callsAtToken(play, operator, option)) ?? free[0];
  return chain === undefined ? null : { stops: [chain.from, chain.to], chains: [chain] };
};

const localRun = (play: Play, operator: EntityId, id: string): Way | null => {
  const hex = play.rules.map.hex.get(id);
  if (hex === undefined) return null;
  const { stops } = tileOn(play, hex).tile;
  const stop = stops.find(({ index }) => hasToken(play, hex, index, operator)) ?? stops[0];
  return stop === undefined ? null : { stops: [{ hex, stop: stop.index }], chains: [] };
};

const parseRoute = (play: Play, operator: EntityId, route: RouteAction, used: ReadonlySet<number>): Way | null => {
  const connections = route.connections ?? [];
  const [first] = connections;
  if (first?.[0] === LOCAL) return localRun(play, operator, first[1] ?? '');
  const candidates = connections.map((written) => chainsWritten(play, written));
  const build = (taken: ReadonlySet<number>): Way | null =>
    candidates.length === 1
      ? singleChain(play, operator, candidates[0] ?? [], taken)
      : join(play, candidates, taken, route.nodes ?? []);
  return build(used) ?? build(new Set());
};

/**
 * The ways of all routes of a turn. Where chains are ambiguous, later routes are settled before earlier ones, each
 * keeping off the track of those; `null` for a route without chains: that train does not run.
 */
export const parseRoutes = (
  play: Play,
  operator: EntityId,
  routes: readonly RouteAction[],
): (Way | null)[] | Objection => {
  const used = new Set<number>();
  const ways: (Way | null)[] = routes.map(() => null);
  for (const [back, route] of [...routes].reverse().entries()) {
    if ((route.connections ?? []).length === 0) continue;
    const way = parseRoute(play, operator, route, used);
    if (way === null) {
      return objection(
        'route.form',
        `The chains ${JSON.stringify(route.connections)} of ${route.train} follow no track from stop to stop.`,
      );
    }
    ways[routes.length - 1 - back] = way;
    for (const chain of way.chains) for (const piece of chain.numbers) used.add(piece);
  }
  return ways;
};
