/** A player's turn in the stock round: sell, buy or start a corporation, and whatever mechanics add (core rules 7.2). */
import { actorOf } from '../kernel/actor.ts';
import { markPassed } from '../kernel/engine.ts';
import type { TurnAction } from '../kernel/hooks.ts';
import { askVerdict, passValue } from '../kernel/hooks.ts';
import type { Play } from '../kernel/play.ts';
import type { Step, StepFactory } from '../kernel/round.ts';
import type { EntityId } from '../kernel/state.ts';
import { mustSell } from '../core/sale-rules.ts';
import { beginTurn, settleTurn } from '../core/stock-memory.ts';
import { buyTurnAction } from './trade-buy.ts';
import { parTurnAction } from './trade-par.ts';
import { sellTurnAction } from './trade-sell.ts';

/** What every title's turn may hold; mechanics add theirs. */
const TYPES: readonly string[] = ['buy_shares', 'par', 'sell_shares', 'pass'];
const SELL_ONLY = ['sell_shares'] as const;
const NOTHING: readonly string[] = [];

const CORE_ACTIONS: readonly TurnAction[] = [buyTurnAction, parTurnAction, sellTurnAction];

/** Each added action goes to its place; one of a type that is there already replaces it. */
const arrange = (all: readonly TurnAction[]): readonly TurnAction[] => {
  const arranged: TurnAction[] = [];
  for (const action of all) {
    const same = arranged.findIndex((a) => a.type === action.type);
    const before = arranged.findIndex((a) => a.type === action.before);
    if (same >= 0) arranged[same] = action;
    else if (before >= 0) arranged.splice(before, 0, action);
    else arranged.push(action);
  }
  return arranged;
};

/** What a turn is made of in this title, in the order in which it is offered. */
const turnActions = (play: Play): readonly TurnAction[] => {
  const key = 'trade-shares.actions';
  const found = play.rules.derived.get(key) as readonly TurnAction[] | undefined;
  if (found !== undefined) return found;
  const actions = arrange(passValue(play, 'turnActions', CORE_ACTIONS, {}));
  play.rules.derived.set(key, actions);
  return actions;
};

/** Asked when the turn begins and again by whoever acts in it. */
const mayAct = (play: Play, player: EntityId): boolean =>
  play.cached('trade-shares.may-act', 'any', () => turnActions(play).some((action) => action.offered(play, player)));

const mayPass = (play: Play, player: EntityId): boolean => askVerdict(play, 'mayPass', { player }) === null;

const settle = (play: Play): void => {
  if (play.current !== undefined) settleTurn(play, play.current);
};

export const tradeShares: StepFactory = (id, _options, declared) => {
  const step: Step = {
    id,
    name: '',
    blocking: true,
    types: [...TYPES, ...declared.filter((type) => !TYPES.includes(type))],
    setUp: beginTurn,
    skip: settle,
    offers(play, entity) {
      if (entity !== play.current) return NOTHING;
      if (mustSell(play, entity)) return SELL_ONLY;
      const offered: string[] = [];
      for (const action of turnActions(play)) if (action.offered(play, entity)) offered.push(action.type);
      if (offered.length > 0 && mayPass(play, entity)) offered.push('pass');
      return offered;
    },
    takes(play, entity, type) {
      if (entity !== play.current) return false;
      if (mustSell(play, entity)) return type === 'sell_shares';
      if (type !== 'pass')
        return turnActions(play).some((action) => action.type === type && action.offered(play, entity));
      return mayPass(play, entity) && mayAct(play, entity);
    },
    asks: (play, entity) => entity === play.current && (mustSell(play, entity) || mayAct(play, entity)),
    list(play, entity, add) {
      const only = mustSell(play, entity);
      for (const action of turnActions(play)) {
        if (only ? action.type === 'sell_shares' : action.offered(play, entity)) action.list(play, entity, add);
      }
      if (!only && mayPass(play, entity)) add({ action: { type: 'pass', ...actorOf(play, entity) } });
    },
    apply(play, action, entity) {
      if (action.type === 'pass') {
        markPassed(play, step);
        settle(play);
        return;
      }
      turnActions(play)
        .find((a) => a.type === action.type)
        ?.apply(play, action, entity);
    },
  };
  return step;
};
