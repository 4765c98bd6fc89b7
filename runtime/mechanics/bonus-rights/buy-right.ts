/** The step in which rights are bought; it never makes anybody wait. */
import { actorOf } from '../../kernel/actor.ts';
import type { StepFactory } from '../../kernel/round.ts';
import { demand, refuse } from '../../kernel/violation.ts';
import { pay } from '../../core/bank.ts';
import { receiverOf } from './rights.ts';
import type { Rights } from './rights.ts';

const TYPES = ['special_buy'] as const;
const NOTHING: readonly string[] = [];

export const buyRight =
  (rights: Rights): StepFactory =>
  (id) => ({
    id,
    name: '',
    blocking: false,
    types: TYPES,
    actors: (play) => (play.current === undefined ? [] : [play.current]),
    offers: (play, entity) =>
      entity === play.current && rights.all.some((right) => rights.buyObjection(play, right, entity) === null)
        ? TYPES
        : NOTHING,
    whyNot(play, _type, entity) {
      if (entity !== play.current) return null;
      for (const right of rights.all) {
        const found = rights.buyObjection(play, right, entity);
        if (found !== null) return found;
      }
      return null;
    },
    list(play, entity, add) {
      for (const right of rights.all) {
        if (rights.buyObjection(play, right, entity) !== null) continue;
        add({
          action: { type: 'special_buy', ...actorOf(play, entity), description: right.description, cost: rights.price },
        });
      }
    },
    apply(play, action, entity) {
      if (action.type !== 'special_buy') return;
      const right = rights.all.find((r) => r.description === action.description);
      if (right === undefined) return refuse('right.unavailable', `There is no ${action.description}.`);
      demand(rights.buyObjection(play, right, entity));
      const { owners, left } = rights.of(play, right);
      pay(play, entity, receiverOf(play, right), rights.price, 'right.price');
      rights.set(play, right, { owners: [...owners, entity], left: left === null ? null : left - 1 });
    },
  });
