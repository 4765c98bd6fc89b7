/** Trains scrapped for a fee. */
import { defineMechanic } from '../../../runtime/kernel/mechanic.ts';
import type { Play } from '../../../runtime/kernel/play.ts';
import type { EntityId } from '../../../runtime/kernel/state.ts';
import { objection } from '../../../runtime/kernel/violation.ts';
import { manifest } from './manifest.ts';
import { scrapStep } from './scrap-step.ts';

declare module '../../../runtime/kernel/actions.ts' {
  interface ActionFields {
    scrap_train: { train: string };
  }
}

interface Options {
  readonly fee: number;
}

/** Who has scrapped a train in the present turn; nobody between turns. */
interface Slice {
  readonly scrapper: EntityId | null;
}

export const scrapTrains = defineMechanic<Options>({
  manifest,
  behave: ({ id, options: { fee } }) => {
    const note = (play: Play, scrapper: EntityId | null): void => play.set(['slices', id, 'scrapper'], scrapper);
    const hasScrapped = (play: Play, operator: EntityId): boolean =>
      (play.state.slices[id] as unknown as Slice).scrapper === operator;
    return {
      state: () => ({ scrapper: null }),
      steps: { 'scrap-train': scrapStep(fee, note) },
      hooks: {
        // A value: nobody is asked for a train that he may not buy.
        mustBuyTrain: (play, must, { operator }) => must && !hasScrapped(play, operator),
        asksForTrain: (play, asks, { operator }) => asks && !hasScrapped(play, operator),
        // A verdict: whoever tries all the same is told why not.
        mayBuyTrain: (play, { buyer }) =>
          hasScrapped(play, buyer)
            ? objection('scrap.no-purchase', `${buyer} has scrapped a train in this turn.`)
            : null,
        // An event: here the state may be altered.
        turnEnded: (play) => note(play, null),
      },
    };
  },
});
