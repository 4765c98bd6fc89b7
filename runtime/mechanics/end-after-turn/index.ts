/** A price that reaches the top ends the game after the corporation's turn, whoever else has not operated yet (1849). */
import { defineMechanic } from '../../kernel/mechanic.ts';
import type { Play } from '../../kernel/play.ts';
import type { EntityId } from '../../kernel/state.ts';
import { manifest } from './manifest.ts';

interface Slice {
  readonly reached: readonly EntityId[];
  readonly over: boolean;
}

export const endAfterTurn = defineMechanic({
  manifest,
  behave: ({ id }) => {
    const read = (play: Play): Slice => play.state.slices[id] as unknown as Slice;
    const write = (play: Play, part: Partial<Slice>): void => play.set(['slices', id], { ...read(play), ...part });
    return {
      state: () => ({ reached: [], over: false }),
      hooks: {
        // The mark stays even if the price falls again. A broken bank ends nothing any more.
        markerMoved(play, { corporation, to }) {
          const { reached } = read(play);
          if (to?.zone['endsAfterTurn'] !== true || reached.includes(corporation)) return;
          write(play, { reached: [...reached, corporation] });
          if (play.state.end?.reason === 'bank') play.set(['end'], null);
        },
        corporationClosed: (play, { corporation }) =>
          write(play, { reached: read(play).reached.filter((c) => c !== corporation) }),
        turnEnded(play, { operator }) {
          if (read(play).reached.includes(operator)) write(play, { over: true });
        },
        endReason(play, holds, { reason }) {
          if (reason === 'stock_market') return read(play).over;
          return holds && !(reason === 'bank' && read(play).reached.length > 0);
        },
      },
    };
  },
});
