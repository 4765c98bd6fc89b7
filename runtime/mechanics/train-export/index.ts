/** Trains that leave the bank without a buyer, so that the game goes on (18Chesapeake: 2s, 3s and 4s after each set). */
import { defineMechanic } from '../../kernel/mechanic.ts';
import { DEPOT } from '../../kernel/state.ts';
import { trainLeftDepot } from '../../core/phases.ts';
import { exportTrain, trainName, trainsOf } from '../../core/trains.ts';
import { manifest } from './manifest.ts';

interface Options {
  readonly trains?: readonly string[];
}

export const trainExport = defineMechanic<Options>({
  manifest,
  behave: ({ options: { trains } }) => ({
    hooks: {
      setEnded(play) {
        const next = trainsOf(play, DEPOT)[0];
        if (next === undefined || trains?.includes(trainName(next)) === false) return;
        exportTrain(play, next, 'train.export');
        trainLeftDepot(play, next);
      },
    },
  }),
});
