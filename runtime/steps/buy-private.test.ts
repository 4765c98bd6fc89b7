/** Privates bought by the operator in turn (core rules 8.6, 16). */
import { describe, expect, it } from 'vitest';
import { company, corporation, givePrivate, operate, player, setCash } from '../../test/support/rail-title.ts';
import { turnGame } from '../../test/support/turn-title.ts';
import { enterPhase } from '../core/phases.ts';
import { startRound } from '../kernel/engine.ts';
import type { Game } from '../kernel/game.ts';
import type { EntityId } from '../kernel/state.ts';
import type { AbilityDefinition, PrivateDefinition } from '../kernel/title.ts';

const AB = corporation('AB');
const by = { entity: 'AB', entity_type: 'corporation' };
const buy = (price: number, id = 'P') => ({ type: 'buy_company', ...by, company: id, price });
const pass = { type: 'pass', ...by };

interface Setting {
  readonly owner?: EntityId;
  readonly ability?: AbilityDefinition;
  readonly cash?: number;
  readonly others?: readonly PrivateDefinition[];
  readonly phase?: number;
}

/** P (50, for 25 to 100) belongs to player 2; AB is in turn. An early step, track, and a step at the end. */
const game = ({ owner = player(2), ability, cash = 1000, others = [], phase = 0 }: Setting = {}): Game => {
  const plain: PrivateDefinition = { id: 'P', name: 'P', value: 50, revenue: 0 };
  const it = turnGame({
    uses: [],
    with: [],
    privates: [ability === undefined ? plain : { ...company('P', 50, ability), revenue: 0 }, ...others],
    steps: [
      { id: 'early', use: 'buy-private', blocks: false },
      { id: 'track' },
      { id: 'buy-private' },
      { id: 'buy-train' },
    ],
  });
  operate(it.context);
  givePrivate(it.context, 'P', owner);
  if (phase > 0) enterPhase(it.context, phase);
  setCash(it.context, AB, cash);
  startRound(it.context, 'operating', 1, 1);
  return it;
};

const offers = (it: Game) => it.legalActions().filter(({ action }) => action.type === 'buy_company');

describe('the early step', () => {
  it('makes nobody wait, and takes a purchase at any moment before the last step', () => {
    const it = game();
    expect(it.waiting()?.step).toBe('track');
    it.apply(buy(60));
    expect(it.state.privates['P']?.owner).toBe(AB);
    expect(it.waiting()?.step).toBe('track');
  });

  it('is for who is in turn', () => {
    expect(game().explain({ ...buy(60), entity: 'CD' })?.rule).toBe('turn.waiting');
  });
});

describe('the step at the end', () => {
  it('waits while something could be bought', () => {
    const it = game();
    it.apply(pass);
    expect(it.waiting()).toEqual({ step: 'buy-private', entities: [AB], types: ['buy_company', 'pass'] });
    it.apply(pass);
    expect(it.waiting()?.step).toBe('buy-train');
  });

  it('waits with nothing but a pass for an operator with a power that it could use now', () => {
    const power: AbilityDefinition = { type: 'power', when: ['owning_corp_or_turn'] };
    const it = game({ owner: AB, ability: power });
    it.apply(pass);
    expect(it.waiting()).toEqual({ step: 'buy-private', entities: [AB], types: ['pass'] });
    expect(it.legalActions().map(({ action }) => action)).toEqual([pass]);
    it.apply(pass);
    expect(it.waiting()?.step).toBe('buy-train');
  });

  it('is skipped where nothing can be bought and no power is at hand', () => {
    const skipped = (setting: Setting): boolean => {
      const it = game(setting);
      it.apply(pass);
      return it.waiting()?.step !== 'buy-private';
    };
    expect(skipped({ owner: 'bank' })).toBe(true);
    expect(skipped({ owner: corporation('CD'), ability: { type: 'power', when: ['owning_corp_or_turn'] } })).toBe(true);
    // Powers for another moment, and those that are always in force, ask for no decision.
    expect(skipped({ owner: AB, ability: { type: 'power', when: ['track'] } })).toBe(true);
    expect(skipped({ owner: AB, ability: { type: 'power' } })).toBe(true);
    expect(skipped({ cash: 24 })).toBe(true);
    expect(skipped({ cash: 25 })).toBe(false);
    expect(skipped({ phase: 2 })).toBe(true);
  });
});

describe('a purchase', () => {
  it('is listed with the range of its price, as far as the cash goes', () => {
    expect(offers(game())).toEqual([{ action: buy(25), range: { field: 'price', min: 25, max: 100, step: 1 } }]);
    expect(offers(game({ cash: 70 }))).toEqual([
      { action: buy(25), range: { field: 'price', min: 25, max: 70, step: 1 } },
    ]);
  });

  it('is refused below and above its price, beyond the cash, and of what is not for sale', () => {
    const rule = (it: Game, action: object) => it.explain(action)?.rule ?? null;
    expect([24, 25, 100, 101].map((price) => rule(game(), buy(price)))).toEqual([
      'private.price',
      null,
      null,
      'private.price',
    ]);
    expect(rule(game({ cash: 70 }), buy(71))).toBe('private.cash');
    const two = game({ others: [{ id: 'Q', name: 'Q', value: 50, revenue: 0 }] });
    expect(rule(two, buy(50, 'Q'))).toBe('private.not-for-sale');
  });

  it('pays its owner, whoever presides the corporation', () => {
    const it = game();
    const before = it.state.cash[player(2)] ?? 0;
    it.apply(buy(60));
    expect([it.state.cash[player(2)], it.state.cash[AB]]).toEqual([before + 60, 940]);
    expect(it.changes()).toContainEqual(expect.objectContaining({ kind: 'money', amount: 60, rule: 'private.bought' }));
  });
});
