/** Track between two stops, and routes made of it. */
import type { RunStop, TrackPiece } from '../../kernel/hooks.ts';
import type { Play } from '../../kernel/play.ts';
import type { HexInfo, PathEnd, PathInfo } from '../../kernel/rulebook.ts';
import { boardOf } from './board.ts';
import { oppositeEdge } from './coordinates.ts';
import { gaugeBits, gaugesJoin } from './gauge.ts';
import { neighbour, tileOn } from './hexes.ts';
import type { StopPlace } from './tile-ids.ts';

/** One piece of a chain: a path of the tile on a hex. */
export interface Piece {
  readonly hex: HexInfo;
  readonly path: PathInfo;
}

/** Track from one stop to the next, with no stop between, in walking order. */
export interface Chain {
  readonly from: StopPlace;
  readonly to: StopPlace;
  readonly pieces: readonly Piece[];
  /** Hexes of its pieces as logs write them: one entry a path, a junction's hex once. */
  readonly hexes: readonly string[];
  readonly track: readonly TrackPiece[];
  /** A number for each piece that no other on the map has. */
  readonly numbers: readonly number[];
  /** What it takes up (`trackTaken`). */
  readonly taken: readonly number[];
  /** The same track walked the other way, once somebody has asked for it. */
  back: Chain | null;
}

/** A train's way: its stops in order and the chains between them; a single stop without a chain is a local run. */
export interface Way {
  readonly stops: readonly StopPlace[];
  readonly chains: readonly Chain[];
}

export const sameStop = (a: StopPlace, b: StopPlace): boolean => a.hex === b.hex && a.stop === b.stop;

/** A number for a stop, or for a path, that no other on the map has. */
export const stopNumber = (place: StopPlace): number => place.hex.index * 32 + place.stop;
export const pieceNumber = (piece: Piece): number => piece.hex.index * 32 + piece.path.index;

const hexesOf = (pieces: readonly Piece[]): readonly string[] => {
  const hexes: string[] = [];
  for (const [index, { hex, path }] of pieces.entries()) {
    const joined = path.a.kind === 'junction' || path.b.kind === 'junction';
    if (!joined || pieces[index - 1]?.hex !== hex) hexes.push(hex.id);
  }
  return hexes;
};

/** A number for each edge of a hex, and each path inside a tile, that track takes up: used once by all trains together. */
export const trackTaken = (pieces: readonly Piece[]): readonly number[] => {
  const taken: number[] = [];
  for (const piece of pieces) {
    const { a, b } = piece.path;
    if (a.kind === 'edge') taken.push(piece.hex.index * 6 + a.edge);
    if (b.kind === 'edge') taken.push(piece.hex.index * 6 + b.edge);
    else if (a.kind !== 'edge') taken.push(-1 - pieceNumber(piece));
  }
  return taken;
};

export const makeChain = (from: StopPlace, to: StopPlace, pieces: readonly Piece[]): Chain => ({
  from,
  to,
  pieces,
  hexes: hexesOf(pieces),
  track: pieces.map(({ hex, path }) => ({ hex: hex.id, path })),
  numbers: pieces.map(pieceNumber),
  taken: trackTaken(pieces),
  back: null,
});

export const reversed = (chain: Chain): Chain => {
  if (chain.back !== null) return chain.back;
  const back = makeChain(chain.to, chain.from, [...chain.pieces].reverse());
  back.back = chain;
  chain.back = back;
  return back;
};

/** The end of a path that is not the one a walk came by. */
const farEnd = (path: PathInfo, isNear: (end: PathEnd) => boolean): PathEnd => (isNear(path.a) ? path.b : path.a);

/** Where a walk goes on: pieces that may follow, or the stop it has come to. */
export type Onward =
  { readonly stop: StopPlace } | { readonly next: readonly { readonly piece: Piece; readonly end: PathEnd }[] };

const acrossEdge = (play: Play, { hex, path }: Piece, edge: number): Onward => {
  const other = neighbour(play, hex, edge);
  if (other === null) return { next: [] };
  const facing = oppositeEdge(edge);
  const next = [];
  for (const candidate of boardOf(play).tiles[other.index]?.pathsAt[facing] ?? []) {
    if (!gaugesJoin(gaugeBits(path.track), gaugeBits(candidate.track))) continue;
    const { a, b } = candidate;
    next.push({ piece: { hex: other, path: candidate }, end: a.kind === 'edge' && a.edge === facing ? b : a });
  }
  return { next };
};

const throughJunction = (play: Play, { hex, path }: Piece): Onward => {
  const isNear = (end: PathEnd): boolean => end.kind === 'junction';
  return {
    next: tileOn(play, hex)
      .paths.filter((other) => other !== path && (isNear(other.a) || isNear(other.b)))
      .map((other) => ({ piece: { hex, path: other }, end: farEnd(other, isNear) })),
  };
};

/** What follows the end of a piece. */
export const onward = (play: Play, piece: Piece, end: PathEnd): Onward => {
  if (end.kind === 'stop') return { stop: { hex: piece.hex, stop: end.stop } };
  return end.kind === 'edge' ? acrossEdge(play, piece, end.edge) : throughJunction(play, piece);
};

/** Pieces that lead away from a stop, each with its other end. */
export const departures = (
  play: Play,
  place: StopPlace,
): readonly { readonly piece: Piece; readonly end: PathEnd }[] => {
  const isNear = (end: PathEnd): boolean => end.kind === 'stop' && end.stop === place.stop;
  return (tileOn(play, place.hex).pathsOf[place.stop] ?? []).map((path) => ({
    piece: { hex: place.hex, path },
    end: farEnd(path, isNear),
  }));
};

export const placeOfStop = (play: Play, stop: RunStop): StopPlace => ({
  hex: play.rules.map.hex.get(stop.hex) as HexInfo,
  stop: stop.stop,
});
