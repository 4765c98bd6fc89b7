import { actorOf } from '../../../runtime/kernel/actor.ts';
import { markPassed } from '../../../runtime/kernel/engine.ts';
import type { Play } from '../../../runtime/kernel/play.ts';
import type { Step, StepFactory } from '../../../runtime/kernel/round.ts';
import { BANK, REMOVED } from '../../../runtime/kernel/state.ts';
import type { EntityId } from '../../../runtime/kernel/state.ts';
import { demand, objection } from '../../../runtime/kernel/violation.ts';
import type { Objection } from '../../../runtime/kernel/violation.ts';
import { cashOf, pay } from '../../../runtime/core/bank.ts';
import { moveTrain, trainsOf } from '../../../runtime/core/trains.ts';

const TYPES = ['scrap_train', 'pass'] as const;
const NOTHING: readonly string[] = [];

/** The one place that decides: what is listed is legal, and what is legal is listed. */
const scrapObjection = (play: Play, operator: EntityId, train: string, fee: number): Objection | null => {
  if (!trainsOf(play, operator).includes(train)) return objection('scrap.own', `${operator} does not own ${train}.`);
  return cashOf(play, operator) < fee ? objection('scrap.cash', `${operator} cannot pay ${fee}.`) : null;
};

/** `noted` is told who has scrapped a train. */
export const scrapStep =
  (fee: number, noted: (play: Play, operator: EntityId) => void): StepFactory =>
  (id) => {
    const scrappable = (play: Play, operator: EntityId): readonly string[] =>
      trainsOf(play, operator).filter((train) => scrapObjection(play, operator, train, fee) === null);
    const step: Step = {
      id,
      name: 'scrap',
      blocking: true,
      types: TYPES,
      offers: (play, entity) => (entity === play.current && scrappable(play, entity).length > 0 ? TYPES : NOTHING),
      list(play, entity, add) {
        const actor = actorOf(play, entity);
        for (const train of scrappable(play, entity)) add({ action: { type: 'scrap_train', ...actor, train } });
        add({ action: { type: 'pass', ...actor } });
      },
      apply(play, action, entity) {
        if (action.type === 'scrap_train') {
          demand(scrapObjection(play, entity, action.train, fee));
          pay(play, entity, BANK, fee, 'scrap.fee');
          moveTrain(play, action.train, REMOVED, 'scrap.train');
          noted(play, entity);
        }
        markPassed(play, step);
      },
    };
    return step;
  };
