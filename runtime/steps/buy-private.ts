/** An operator buys privates from players, at any moment of its turn or as the last thing in it (core rules 8.6). */
import { actorOf } from '../kernel/actor.ts';
import { markPassed } from '../kernel/engine.ts';
import { askVerdict } from '../kernel/hooks.ts';
import type { Play } from '../kernel/play.ts';
import type { Step, StepFactory } from '../kernel/round.ts';
import type { EntityId } from '../kernel/state.ts';
import { demand, refuse } from '../kernel/violation.ts';
import { abilitiesOf, usable } from '../core/abilities.ts';
import { askingCash, cashOf } from '../core/bank.ts';
import { hasStatus } from '../core/phases.ts';
import { isForSale, MAY_BUY_PRIVATES, purchasablePrivates, sellPrivate } from '../core/private-sale.ts';
import { privateInfo, privatesOf } from '../core/privates.ts';

const BUY = ['buy_company'] as const;
const BUY_OR_PASS = ['buy_company', 'pass'] as const;
const PASS = ['pass'] as const;
const NOTHING: readonly string[] = [];

/** It still owns a power that it could use now, so its turn does not end unasked. */
const hasUnusedPower = (play: Play, operator: EntityId): boolean =>
  abilitiesOf(play, operator).some((a) => usable(play, a, undefined, false)) ||
  privatesOf(play, operator).some((info) =>
    abilitiesOf(play, info.entity).some((a) => usable(play, a, undefined, false)),
  );

const check = (play: Play, operator: EntityId, id: string, price: number): void => {
  const info = privateInfo(play, id);
  if (!hasStatus(play, MAY_BUY_PRIVATES)) refuse('private.phase', 'Privates cannot be bought in this phase.');
  if (!isForSale(play, info)) refuse('private.not-for-sale', `${id} is not for sale.`);
  if (price < info.minPrice || price > info.maxPrice) {
    refuse('private.price', `${id} costs ${info.minPrice} to ${info.maxPrice}, not ${price}.`, {
      min: info.minPrice,
      max: info.maxPrice,
    });
  }
  if (price > cashOf(play, operator))
    refuse('private.cash', `${operator} has ${cashOf(play, operator)} and cannot pay ${price} for ${id}.`);
  demand(askVerdict(play, 'mayBuyPrivate', { buyer: operator, company: id }));
};

export const buyPrivate: StepFactory = (id, options) => {
  const asks = options.blocks !== false;
  const step: Step = {
    id,
    name: '',
    blocking: asks,
    types: BUY_OR_PASS,
    actors: (play) => (play.current === undefined ? [] : [play.current]),
    offers(play, entity) {
      if (entity !== play.current) return NOTHING;
      if (purchasablePrivates(play, entity, asks ? askingCash(play, entity) : cashOf(play, entity)).length > 0)
        return asks ? BUY_OR_PASS : BUY;
      return asks && hasUnusedPower(play, entity) ? PASS : NOTHING;
    },
    list(play, entity, add) {
      const actor = actorOf(play, entity);
      const cash = cashOf(play, entity);
      for (const info of purchasablePrivates(play, entity)) {
        add({
          action: { type: 'buy_company', ...actor, company: info.id, price: info.minPrice },
          range: { field: 'price', min: info.minPrice, max: Math.min(info.maxPrice, cash), step: 1 },
        });
      }
      if (asks) add({ action: { type: 'pass', ...actor } });
    },
    apply(play, action, entity) {
      if (action.type === 'pass') markPassed(play, step);
      else if (action.type === 'buy_company') {
        check(play, entity, action.company, action.price);
        sellPrivate(play, action.company, entity, action.price, 'private.bought');
      }
    },
  };
  return step;
};
