/** A corporation pays its revenue out or keeps it; with none, it keeps nothing and its price falls all the same (core rules 8.10). */
import { actorOf } from '../kernel/actor.ts';
import { markPassed } from '../kernel/engine.ts';
import { passValue } from '../kernel/hooks.ts';
import type { Play } from '../kernel/play.ts';
import type { Step, StepFactory } from '../kernel/round.ts';
import type { EntityId } from '../kernel/state.ts';
import { refuse } from '../kernel/violation.ts';
import { noteRevenue, settleRun, turnRevenue } from '../core/dividends.ts';

const TYPES = ['dividend'] as const;
const NOTHING: readonly string[] = [];

const asks = (play: Play, operator: EntityId): boolean =>
  passValue(play, 'asksDividend', turnRevenue(play) !== 0, { operator });

export const dividend: StepFactory = (id, options) => {
  const kinds = (options.kinds as readonly string[] | undefined) ?? ['payout', 'withhold'];
  const step: Step = {
    id,
    name: 'dividend',
    blocking: true,
    types: TYPES,
    offers: (play, entity) => (entity === play.current && asks(play, entity) ? TYPES : NOTHING),
    list(play, entity, add) {
      for (const kind of kinds) add({ action: { type: 'dividend', ...actorOf(play, entity), kind } });
    },
    apply(play, action, entity) {
      if (action.type !== 'dividend') return;
      if (!kinds.includes(action.kind))
        refuse('dividend.kind', `A dividend is ${kinds.join(' or ')}, not ${action.kind}.`);
      settleRun(play, entity, action.kind);
      noteRevenue(play, 0, false);
      markPassed(play, step);
    },
    skip(play) {
      if (play.current !== undefined) settleRun(play, play.current, 'withhold');
      noteRevenue(play, 0, false);
    },
  };
  return step;
};
