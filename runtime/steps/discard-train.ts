/** Operators over their train limit hand trains in (core rules 8.11): the first is asked, any of them may act. */
import { actorOf } from '../kernel/actor.ts';
import type { Play } from '../kernel/play.ts';
import type { StepFactory } from '../kernel/round.ts';
import type { EntityId } from '../kernel/state.ts';
import { refuse } from '../kernel/violation.ts';
import { corporationsInOrder } from '../core/corporation-order.ts';
import { countedTrains, discardTrain as discard, isObsolete, trainLimit, trainsOf } from '../core/trains.ts';

const isCrowded = (play: Play, operator: EntityId): boolean => {
  const trains = trainsOf(play, operator);
  return trains.length > 0 && countedTrains(play, operator) > trainLimit(play, operator);
};

const NOBODY: readonly EntityId[] = [];

const crowded = (play: Play): readonly EntityId[] =>
  play.cached('trains.crowded', 'any', () =>
    play.rules.corporations.some(({ entity }) => isCrowded(play, entity))
      ? corporationsInOrder(play).filter((c) => isCrowded(play, c))
      : NOBODY,
  );

const TYPES = ['discard_train'] as const;

export const discardTrain: StepFactory = (id) => ({
  id,
  name: '',
  blocking: true,
  types: TYPES,
  active: (play) => crowded(play).length > 0,
  waiting: (play) => crowded(play).slice(0, 1),
  actors: crowded,
  offers: (play, entity) => (crowded(play).includes(entity) ? TYPES : []),
  list(play, entity, add) {
    for (const train of trainsOf(play, entity)) {
      if (isObsolete(play, train)) continue;
      add({ action: { type: 'discard_train', ...actorOf(play, entity), train } });
    }
  },
  apply(play, action, entity) {
    if (action.type !== 'discard_train') return;
    if (!trainsOf(play, entity).includes(action.train))
      refuse('train.discard-own', `${entity} does not own ${action.train}.`);
    if (isObsolete(play, action.train))
      refuse('train.discard-obsolete', `${action.train} does not count against the limit.`);
    discard(play, action.train, 'train.limit');
  },
});
