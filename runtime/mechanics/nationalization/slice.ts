/** What a nationalization remembers from its event to its end. */
import type { Play } from '../../kernel/play.ts';
import type { EntityId } from '../../kernel/state.ts';

export interface Options {
  readonly national: string;
  readonly loanValue: number;
  readonly sharesForOne: number;
  readonly price: {
    readonly row: number;
    readonly least: number;
    readonly step: number;
    readonly dropLowestAbove: number;
  };
  readonly tokens: { readonly limit: number; readonly price: number };
  readonly trainsKept: number;
}

export interface Slice {
  /** The train that set it off, and the president of its buyer. */
  readonly train: string | null;
  readonly trigger: EntityId | null;
  /** Corporations with loans, in the order in which they are asked. */
  readonly candidates: readonly EntityId[];
  readonly merged: readonly { readonly corporation: EntityId; readonly price: number }[];
  /** Percent of all corporations taken over, by player, and of the pool. */
  readonly percent: Readonly<Record<EntityId, number>>;
  /** Hexes with two of its tokens; further tokens that must go. */
  readonly twice: readonly string[];
  readonly surplus: number;
  /** Where its homes are: their tokens stay. */
  readonly homes: readonly string[];
  readonly discarding: boolean;
  readonly formed: boolean;
}

export const EMPTY: Slice = {
  train: null,
  trigger: null,
  candidates: [],
  merged: [],
  percent: {},
  twice: [],
  surplus: 0,
  homes: [],
  discarding: false,
  formed: false,
};

/** One nationalization of a title: its options, whom it makes, and where it remembers. */
export interface Scheme {
  readonly options: Options;
  readonly national: EntityId;
  readonly read: (play: Play) => Slice;
  readonly write: (play: Play, changes: Partial<Slice>) => void;
}

export const schemeOf = (id: string, options: Options): Scheme => {
  const read = (play: Play): Slice => play.state.slices[id] as unknown as Slice;
  return {
    options,
    national: `corporation:${options.national}`,
    read,
    write: (play, changes) => play.set(['slices', id], { ...read(play), ...changes }),
  };
};
