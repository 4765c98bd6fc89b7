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

export const reversed = (chain: Chain): Chain => ({
  from: chain.to,
  to: chain.from,
  pieces: [...chain.pieces].reverse(),
});

/** Hexes of its pieces as logs write them: one entry a path, a junction's hex once. */
export const hexesOf = (chain: Chain): string[] =>
  chain.pieces.flatMap(({ hex, path }, index) => {
    const joined = path.a.kind === 'junction' || path.b.kind === 'junction';
    return joined && chain.pieces[index - 1]?.hex === hex ? [] : [hex.id];
  });

export const trackOf = (chain: Chain): TrackPiece[] => chain.pieces.map(({ hex, path }) => ({ hex: hex.id, path }));

/** A number for each edge of a hex, and each path inside a tile, that a chain takes up: used once by all trains together. */
export const trackUsed = (chain: Chain): number[] =>
  chain.pieces.flatMap((piece) => {
    const { a, b } = piece.path;
    const edges = [a, b].flatMap((end) => (end.kind === 'edge' ? [piece.hex.index * 6 + end.edge] : []));
    return edges.length > 0 ? edges : [-1 - pieceNumber(piece)];
  });

/** The end of a path that is not the one a walk came by. */
const farEnd = (path: PathInfo, isNear: (end: PathEnd) => boolean): PathEnd => (isNear(path.a) ? path.b : path.a);

/** Where a walk goes on: pieces that may follow, or the stop it has come to. */
export type Onward =
  { readonly stop: StopPlace } | { readonly next: readonly { readonly piece: Piece; readonly end: PathEnd }[] };

const acrossEdge = (play: Play, { hex, path }: Piece, edge: number): Onward => {
  const other = neighbour(play, hex, edge);
  if (other === null) return { next: [] };
  const facing = oppositeEdge(edge);
  const isNear = (end: PathEnd): boolean => end.kind === 'edge' && end.edge === facing;
  const paths = boardOf(play).tiles[other.index]?.pathsAt[facing] ?? [];
  return {
    next: paths
      .filter((candidate) => gaugesJoin(gaugeBits(path.track), gaugeBits(candidate.track)))
      .map((candidate) => ({ piece: { hex: other, path: candidate }, end: farEnd(candidate, isNear) })),
  };
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
