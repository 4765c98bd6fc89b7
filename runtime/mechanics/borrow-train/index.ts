/** Trains lent by the bank (1856: to the national railway). Nothing of what a purchase brings follows. */
import { actorOf } from '../../kernel/actor.ts';
import { markPassed } from '../../kernel/engine.ts';
import { defineMechanic } from '../../kernel/mechanic.ts';
import type { Play } from '../../kernel/play.ts';
import type { Step, StepFactory } from '../../kernel/round.ts';
import { DISCARD } from '../../kernel/state.ts';
import type { EntityId } from '../../kernel/state.ts';
import { objection, refuse } from '../../kernel/violation.ts';
import { depotOffers, markTrain, moveTrain, rustsNever, trainName, trainsOf } from '../../core/trains.ts';
import { manifest } from './manifest.ts';

declare module '../../kernel/actions.ts' {
  interface ActionFields {
    borrow_train: { train: string };
  }
}

interface Options {
  readonly corporation: string;
  readonly types: readonly string[];
}

const TYPES = ['borrow_train', 'pass'] as const;
const NOTHING: readonly string[] = [];

export const borrowTrain = defineMechanic<Options>({
  manifest,
  behave: ({ id, options: { corporation, types } }) => {
    const borrower: EntityId = `corporation:${corporation}`;
    const slice = (play: Play) => play.state.slices[id] as { readonly train: string | null; readonly over: boolean };
    /** New ones first, then those that were given back or discarded. */
    const lent = (play: Play): string | undefined => {
      if (slice(play).over || trainsOf(play, borrower).length > 0) return undefined;
      return depotOffers(play, borrower).find((train) => types.includes(trainName(train)));
    };
    const end = (play: Play, trains: readonly string[]): void => {
      if (trains.some((train) => rustsNever(play, train))) play.set(['slices', id, 'over'], true);
    };

    const stepOf: StepFactory = (stepId) => {
      const step: Step = {
        id: stepId,
        name: '',
        blocking: true,
        types: TYPES,
        offers: (play, entity) =>
          entity === borrower && entity === play.current && lent(play) !== undefined ? TYPES : NOTHING,
        whyNot: (play, type, entity) =>
          type === 'borrow_train' && (entity !== borrower || lent(play) === undefined)
            ? objection('train.not-lent', `The bank lends ${entity} no train.`)
            : null,
        list(play, entity, add) {
          const actor = actorOf(play, entity);
          const train = lent(play);
          if (train !== undefined) add({ action: { type: 'borrow_train', ...actor, train } });
          add({ action: { type: 'pass', ...actor } });
        },
        apply(play, action) {
          if (action.type === 'pass') return markPassed(play, step);
          if (action.type !== 'borrow_train') return;
          if (action.train !== lent(play))
            refuse('train.not-lent', `The bank lends ${lent(play) ?? 'nothing'}, not ${action.train}.`);
          moveTrain(play, action.train, borrower, 'train.borrowed');
          markTrain(play, action.train, 'operated', false);
          play.set(['slices', id, 'train'], action.train);
        },
      };
      return step;
    };

    return {
      state: () => ({ train: null, over: false }),
      steps: { 'borrow-train': stepOf },
      hooks: {
        stepPassed(play, { name }) {
          const { train } = slice(play);
          if (name !== 'buy_train' || train === null || play.current !== borrower) return;
          moveTrain(play, train, DISCARD, 'train.returned');
          play.set(['slices', id, 'train'], null);
        },
        trainBought(play, { buyer, train }) {
          if (buyer === borrower) end(play, [train]);
        },
        corporationAbsorbed(play, { by, trains }) {
          if (by === borrower) end(play, trains);
        },
      },
    };
  },
});
