/** Rearranging the markers of a cell. */
import type { Play } from '../../kernel/play.ts';
import type { EntityId } from '../../kernel/state.ts';

const RULE = 'keep-order.cell';

/** Puts the markers of a cell into a new order: each in turn goes to the end. */
const arrange = (play: Play, cell: string, order: readonly EntityId[]): void => {
  for (const corporation of order) {
    const at = play.state.markers[cell]?.indexOf(corporation) ?? -1;
    play.change({ kind: 'marker', corporation, from: cell, at, to: cell, rule: RULE });
  }
};

/** Unmoved markers first, as they stand; then the moved ones in the order given. */
export const arrangeCells = (play: Play, order: readonly EntityId[], moved: readonly EntityId[]): void => {
  for (const [cell, markers] of Object.entries(play.state.markers)) {
    const sold = markers.filter((c) => moved.includes(c)).sort((a, b) => order.indexOf(a) - order.indexOf(b));
    const wanted = [...markers.filter((c) => !moved.includes(c)), ...sold];
    if (wanted.some((c, i) => c !== markers[i])) arrange(play, cell, wanted);
  }
};
