/** Cells that are closed until a phase opens them (1849: the blue zone). */
import { defineMechanic } from '../../kernel/mechanic.ts';
import type { Play } from '../../kernel/play.ts';
import type { CellInfo } from '../../kernel/rulebook.ts';
import { stepTarget } from '../../core/market-moves.ts';
import { hasStatus } from '../../core/phases.ts';
import { manifest } from './manifest.ts';

const isClosed = (play: Play, cell: CellInfo | null): boolean => {
  const status = cell?.zone['requiresStatus'];
  return typeof status === 'string' && !hasStatus(play, status);
};

export const limitedZone = defineMechanic({
  manifest,
  behave: () => ({
    hooks: {
      marketTarget(play, to, { from, direction }) {
        if (!isClosed(play, to)) return to;
        if (direction !== 'right' || to?.row !== from.row) return null;
        const up = stepTarget(play.rules.market, from, 'up');
        return isClosed(play, up) ? null : up;
      },
    },
  }),
});
