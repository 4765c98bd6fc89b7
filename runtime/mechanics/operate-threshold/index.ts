/** Shares that must be sold before a corporation operates: ever more as trains run out (1856: 20 to 60 percent). */
import { defineMechanic } from '../../kernel/mechanic.ts';
import type { Play } from '../../kernel/play.ts';
import { objection } from '../../kernel/violation.ts';
import { floatCorporation, isSoldEnough } from '../../core/float.ts';
import { operatingOrder } from '../../core/market.ts';
import { corporationState, playersPercent } from '../../core/shares.ts';
import { manifest } from './manifest.ts';

interface Options {
  readonly percents: readonly number[];
  readonly whenSold?: readonly string[];
}

export const operateThreshold = defineMechanic<Options>({
  manifest,
  behave: ({ id, options: { percents, whenSold = [] } }) => {
    const place = (play: Play): number => play.state.slices[id]?.place as number;
    return {
      state: () => ({ place: 0 }),
      hooks: {
        trainEvent(play, { type }) {
          if (type !== 'raise_operate_threshold' || place(play) + 1 >= percents.length) return;
          play.set(['slices', id, 'place'], place(play) + 1);
        },
        floatPercent: (play, printed) => percents[place(play)] ?? printed,
        mayFloat: (play, { corporation }) =>
          whenSold.includes(corporationState(play, corporation).capitalization)
            ? null
            : objection('operate-threshold.turn', `${corporation} begins to operate when its turn comes.`),
        operators(play, floated) {
          const minors = floated.filter((o) => play.rules.corporation.get(o)?.minor === true);
          const others = operatingOrder(play).filter((c) => floated.includes(c) || isSoldEnough(play, c));
          return [...minors, ...others.filter((c) => !minors.includes(c))];
        },
        turnComing(play, { operator }) {
          const { closed, floated } = corporationState(play, operator);
          if (!closed && !floated && isSoldEnough(play, operator)) floatCorporation(play, operator);
        },
        // Also of a corporation that has never operated.
        soldOut: (play, all, { corporation }) => all || playersPercent(play, corporation) >= 100,
      },
    };
  },
});
