/** Trains against older ones (1830: a D for 300 less with a 4, 5 or 6 handed in). The train's `tradeIn` says for which and how much. */
import { defineMechanic } from '../../kernel/mechanic.ts';
import { trainInfo, trainName } from '../../core/trains.ts';
import { manifest } from './manifest.ts';

export const trainTradeIn = defineMechanic({
  manifest,
  behave: () => ({
    hooks: {
      tradeIn(play, off, { train, exchanged }) {
        const table = trainInfo(play, train).definition.tradeIn as Readonly<Record<string, number>> | undefined;
        return table?.[trainName(exchanged)] ?? off;
      },
    },
  }),
});
