/** Bonuses that a private leaves on the map (1856: the Great Lakes Shipping Company; 1836: the Régie des Postes). */
import { defineMechanic } from '../../kernel/mechanic.ts';
import { assignHex } from './assign-hex.ts';
import { manifest } from './manifest.ts';
import { marksOf } from './marks.ts';

export const hexBonusPrivate = defineMechanic({
  manifest,
  behave: ({ id }) => {
    const marks = marksOf(id);
    return {
      state: () => ({ marks: [] }),
      steps: { 'assign-hex': assignHex(marks) },
      hooks: {
        routeRevenue(play, revenue, { operator, stops }) {
          let more = 0;
          for (const { hex, owner, amount } of marks.all(play)) {
            if (owner === operator && stops.some((stop) => stop.hex === hex)) more += amount;
          }
          return revenue + more;
        },
        trainEvent(play, { type }) {
          if (type === 'remove_hex_bonuses') marks.set(play, []);
        },
      },
    };
  },
});
