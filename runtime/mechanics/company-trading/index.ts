/** Private companies between players as the purchase of a turn in the stock round (core rules 7.2, 7.3). */
import { actorOf } from '../../kernel/actor.ts';
import type { TurnAction } from '../../kernel/hooks.ts';
import { askVerdict } from '../../kernel/hooks.ts';
import { defineMechanic } from '../../kernel/mechanic.ts';
import type { Play } from '../../kernel/play.ts';
import type { PrivateInfo } from '../../kernel/rulebook.ts';
import type { EntityId } from '../../kernel/state.ts';
import { demand, refuse } from '../../kernel/violation.ts';
import { cashOf } from '../../core/bank.ts';
import { hasStatus } from '../../core/phases.ts';
import { isForSale as isOwnedForSale, sellPrivate } from '../../core/private-sale.ts';
import { ownerOf, privateInfo } from '../../core/privates.ts';
import { hasBought, noteTurn } from '../../core/stock-memory.ts';
import { manifest } from './manifest.ts';

const STATUS = 'can_buy_companies_from_other_players';

interface TradingOptions {
  readonly fromTurn?: number;
}

const isForSale = (play: Play, buyer: EntityId, info: PrivateInfo): boolean =>
  ownerOf(play, info.id) !== buyer && isOwnedForSale(play, info);

const trading = (fromTurn: number): TurnAction => {
  const isTime = (play: Play): boolean => play.state.turn >= fromTurn && hasStatus(play, STATUS) && !hasBought(play);
  return {
    type: 'buy_company',
    before: 'sell_shares',
    offered: (play, player) =>
      isTime(play) && cashOf(play, player) > 0 && play.rules.privates.some((info) => isForSale(play, player, info)),
    list(play, player, add) {
      const actor = actorOf(play, player);
      const max = cashOf(play, player);
      for (const info of play.rules.privates) {
        if (!isForSale(play, player, info)) continue;
        const action = { type: 'buy_company' as const, ...actor, company: info.id, price: 1 };
        add({ action, range: { field: 'price', min: 1, max, step: 1 } });
      }
    },
    apply(play, action, player) {
      if (action.type !== 'buy_company') return;
      const { company, price } = action;
      if (!isTime(play)) refuse('trading.time', 'No private company can be bought now.');
      if (!isForSale(play, player, privateInfo(play, company)))
        refuse('trading.company', `${company} is not for sale.`);
      const cash = cashOf(play, player);
      if (price < 1 || price > cash) refuse('trading.price', `${company} costs 1 to ${cash}, not ${price}.`);
      demand(askVerdict(play, 'mayBuyPrivate', { buyer: player, company }));
      sellPrivate(play, company, player, price, 'trading.buy');
      noteTurn(play, { type: 'buy_company' });
    },
  };
};

export const companyTrading = defineMechanic<TradingOptions>({
  manifest,
  behave: ({ options }) => {
    const action = trading(options.fromTurn ?? 1);
    return { hooks: { turnActions: (_play, actions) => [...actions, action] } };
  },
});
