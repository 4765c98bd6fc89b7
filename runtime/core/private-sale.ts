/** Operators buy privates from players (core rules 8.6). */
import { askVerdict, tellEvent } from '../kernel/hooks.ts';
import type { Play } from '../kernel/play.ts';
import type { PrivateInfo } from '../kernel/rulebook.ts';
import { isOperator, isPlayer } from '../kernel/state.ts';
import type { EntityId } from '../kernel/state.ts';
import { refuse } from '../kernel/violation.ts';
import { abilitiesOf, ownerFits, removeAbility } from './abilities.ts';
import { cashOf, pay } from './bank.ts';
import { hasStatus } from './phases.ts';
import { ownerOf, privateInfo, transferPrivate } from './privates.ts';

/** Phase status that lets operators buy privates. */
export const MAY_BUY_PRIVATES = 'can_buy_companies';

export const isForSale = (play: Play, info: PrivateInfo): boolean => {
  const owner = ownerOf(play, info.id);
  return owner !== null && isPlayer(owner) && !abilitiesOf(play, info.entity, 'no_buy').some((a) => ownerFits(play, a));
};

/** Privates in players' hands that the operator could pay at least the lowest price for with so much money. */
export const purchasablePrivates = (
  play: Play,
  operator: EntityId,
  cash = cashOf(play, operator),
): readonly PrivateInfo[] => {
  if (!hasStatus(play, MAY_BUY_PRIVATES) || play.rules.corporation.get(operator)?.minor !== false) return [];
  return play.rules.privates.filter(
    (info) =>
      info.minPrice <= cash &&
      isForSale(play, info) &&
      askVerdict(play, 'mayBuyPrivate', { buyer: operator, company: info.id }) === null,
  );
};

export const sellPrivate = (play: Play, id: string, buyer: EntityId, price: number, rule: string): void => {
  const seller = ownerOf(play, id);
  if (seller === null) return refuse('private.closed', `${id} is closed.`);
  pay(play, buyer, seller, price, rule);
  transferPrivate(play, id, buyer);
  const info = privateInfo(play, id);
  if (isOperator(buyer)) {
    for (const ability of abilitiesOf(play, info.entity, 'revenue_change')) {
      if (ability.definition.when?.includes('sold') === true)
        play.set(['privates', id, 'revenue'], ability.definition.revenue);
    }
    for (const ability of abilitiesOf(play, info.entity))
      if (ability.definition.remove === 'sold') removeAbility(play, ability);
  }
  tellEvent(play, 'privateBought', { company: id, buyer, seller, price });
};
