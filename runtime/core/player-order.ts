/** Who is first in the next stock round (core rules 3.5). */
import type { Play } from '../kernel/play.ts';
import type { EntityId } from '../kernel/state.ts';
import { cashOf } from './bank.ts';
import { lastToAct, passOrder } from './stock-memory.ts';

const rotate = (order: readonly EntityId[], first: EntityId | undefined): readonly EntityId[] => {
  const place = first === undefined ? -1 : order.indexOf(first);
  return place <= 0 ? order : [...order.slice(place), ...order.slice(0, place)];
};

/** A stable sort: players with equal cash keep their present order. */
const byCash = (play: Play, order: readonly EntityId[], sign: 1 | -1): readonly EntityId[] =>
  [...order].sort((a, b) => sign * (cashOf(play, a) - cashOf(play, b)));

const nextOrder = (play: Play): readonly EntityId[] => {
  const { order, round } = play.state;
  switch (play.rules.policies.playerOrder) {
    case 'after_last_to_act':
      return rotate(order, round.entities[round.index]);
    case 'first_to_pass': {
      const passed = passOrder(play);
      return [...passed, ...order.filter((p) => !passed.includes(p))];
    }
    case 'most_cash':
      return byCash(play, order, -1);
    case 'least_cash':
      return byCash(play, order, 1);
    case 'next_clockwise':
      return rotate(order, order[1]);
    case 'most_cash_keep_order': {
      const most = Math.max(...order.map((p) => cashOf(play, p)));
      return rotate(
        order,
        order.find((p) => cashOf(play, p) === most),
      );
    }
  }
};

/** Called when an auction or a stock round has ended, never after operating rounds. */
export const reorderPlayers = (play: Play): void => {
  const next = nextOrder(play);
  if (next.some((player, i) => player !== play.state.order[i])) play.set(['order'], next);
};

/** Who would begin the next stock round if everybody passed from now on; between stock rounds the first of the order. */
export const priorityPlayer = (play: Play): EntityId | undefined => {
  const { order, round } = play.state;
  const last = round.kind === 'stock' ? lastToAct(play) : null;
  if (last === null) return order.find((p) => play.state.bankrupt[p] !== true);
  return round.entities[(round.entities.indexOf(last) + 1) % round.entities.length];
};
