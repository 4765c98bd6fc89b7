/** What hooks tell of: bundles of certificates, runs of trains, lays of tiles. */
import type { CertificateInfo, PathInfo, RotatedTile } from './rulebook.ts';
import type { EntityId } from './state.ts';

/** A set of certificates of one corporation that changes hands together. */
export interface Bundle {
  readonly corporation: EntityId;
  readonly owner: EntityId;
  readonly certificates: readonly CertificateInfo[];
  /** Percent sold; less than the certificates add up to where half of a president's certificate is sold. */
  readonly percent: number;
}

/** A train's run as the rules see it: the stops in order, and what each is worth. */
export interface RunStop {
  readonly hex: string;
  readonly stop: number;
  readonly revenue: number;
  readonly counts: boolean;
}

/** One piece of track that a train runs over. */
export interface TrackPiece {
  readonly hex: string;
  readonly path: PathInfo;
}

/** A run before its revenue is known. */
export interface RunDraft {
  readonly operator: EntityId;
  readonly train: string;
  readonly stops: readonly RunStop[];
  /** Hexes of each chain between two stops, in walking order. */
  readonly chains: readonly (readonly string[])[];
  /** The same chains as pieces of track. */
  readonly track: readonly (readonly TrackPiece[])[];
}

export interface Run extends RunDraft {
  readonly revenue: number;
}

export interface TileLayArgs {
  readonly operator: EntityId;
  readonly hex: string;
  readonly tile: RotatedTile;
  /** The private whose power lays it, else `null`. */
  readonly by: EntityId | null;
}
