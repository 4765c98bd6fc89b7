/** The step that asks after each turn's track; its answer follows from the map, so nobody has to think about it. */
import { actorOf } from '../../kernel/actor.ts';
import { markPassed } from '../../kernel/engine.ts';
import type { Play } from '../../kernel/play.ts';
import type { Step, StepFactory } from '../../kernel/round.ts';
import { bareId } from '../../kernel/state.ts';
import type { EntityId } from '../../kernel/state.ts';

const TYPES = ['destination_connection'] as const;
const NOTHING: readonly string[] = [];

export interface Check {
  readonly reachedNow: (play: Play) => readonly EntityId[];
  readonly reach: (play: Play, corporation: EntityId) => void;
}

export const destinationCheck =
  ({ reachedNow, reach }: Check): StepFactory =>
  (id) => {
    const step: Step = {
      id,
      name: '',
      blocking: true,
      types: TYPES,
      offers: (play, entity) => (entity === play.current ? TYPES : NOTHING),
      list(play, entity, add) {
        add({
          action: {
            type: 'destination_connection',
            ...actorOf(play, entity),
            corporations: reachedNow(play).map(bareId),
          },
        });
      },
      apply(play, action) {
        if (action.type !== 'destination_connection') return;
        const reached = reachedNow(play);
        const named = action.corporations;
        if (named.length !== reached.length || reached.some((c) => !named.includes(bareId(c)))) {
          play.violate(
            'destination.list',
            `Joined to their destination are now: ${reached.map(bareId).join(', ') || 'none'}.`,
            null,
            { reached },
          );
        }
        markPassed(play, step);
        for (const corporation of named) reach(play, `corporation:${corporation}`);
      },
    };
    return step;
  };
