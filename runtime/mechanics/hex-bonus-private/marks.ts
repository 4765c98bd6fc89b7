/** The marks that privates have left on the map. */
import type { Play } from '../../kernel/play.ts';
import type { EntityId } from '../../kernel/state.ts';

export interface Mark {
  readonly hex: string;
  readonly owner: EntityId;
  readonly amount: number;
}

export interface Marks {
  readonly all: (play: Play) => readonly Mark[];
  readonly set: (play: Play, marks: readonly Mark[]) => void;
}

/** Kept in the slice of the mechanic that the title calls `id`. */
export const marksOf = (id: string): Marks => ({
  all: (play) => play.state.slices[id]?.marks as readonly Mark[],
  set: (play, marks) => play.set(['slices', id, 'marks'], marks),
});
