/** The national railway gives up trains that rust, and others that it has too many of. */
import { actorOf } from '../../kernel/actor.ts';
import { tellEvent } from '../../kernel/hooks.ts';
import type { Play } from '../../kernel/play.ts';
import type { StepFactory } from '../../kernel/round.ts';
import { DISCARD } from '../../kernel/state.ts';
import { refuse } from '../../kernel/violation.ts';
import { moveTrain, rustsNever, trainsOf } from '../../core/trains.ts';
import type { Scheme } from './slice.ts';

const DISCARD_ONLY = ['discard_train'] as const;
const DISCARD_OR_PASS = ['discard_train', 'pass'] as const;
const NOTHING: readonly string[] = [];

export const nationalDiscard = (scheme: Scheme): StepFactory => {
  const { national, options } = scheme;

  const mayGo = (play: Play): readonly string[] => {
    if (!scheme.read(play).discarding) return NOTHING;
    const trains = trainsOf(play, national);
    const lasting = trains.filter((train) => rustsNever(play, train));
    return trains.filter((train) => !lasting.includes(train) || lasting.length > options.trainsKept);
  };

  const settle = (play: Play): void => {
    scheme.write(play, { discarding: false });
    tellEvent(play, 'surplusSettled', { corporation: national });
  };

  const mayStop = (play: Play): boolean => trainsOf(play, national).length <= options.trainsKept;

  return (id) => ({
    id,
    name: '',
    blocking: true,
    types: DISCARD_OR_PASS,
    active: (play) => mayGo(play).length > 0,
    waiting: () => [national],
    offers(play, entity) {
      if (entity !== national || mayGo(play).length === 0) return NOTHING;
      return mayStop(play) ? DISCARD_OR_PASS : DISCARD_ONLY;
    },
    list(play, entity, add) {
      const actor = actorOf(play, entity);
      for (const train of mayGo(play)) add({ action: { type: 'discard_train', ...actor, train } });
      if (mayStop(play)) add({ action: { type: 'pass', ...actor } });
    },
    apply(play, action) {
      if (action.type === 'pass') return settle(play);
      if (action.type !== 'discard_train') return;
      if (!mayGo(play).includes(action.train))
        refuse('nationalization.train-kept', `${action.train} stays with the national railway.`);
      moveTrain(play, action.train, DISCARD, 'nationalization.train');
      if (mayGo(play).length === 0) settle(play);
    },
  });
};
