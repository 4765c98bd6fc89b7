/** Par is no price of its own: it moves with the marker (1849). */
import { defineMechanic } from '../../kernel/mechanic.ts';
import { manifest } from './manifest.ts';

export const marketPriceOnly = defineMechanic({
  manifest,
  behave: () => ({
    hooks: {
      markerMoved(play, { corporation, to }) {
        play.set(['corporations', corporation, 'par'], to === null ? null : { row: to.row, column: to.column });
      },
    },
  }),
});
