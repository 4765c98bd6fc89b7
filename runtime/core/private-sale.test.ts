/** Private companies that operators buy from players (core rules 8.6). */
import { beforeEach, describe, expect, it } from 'vitest';
import {
  company,
  corporation,
  givePrivate,
  operate,
  player,
  railGame,
  setCash,
} from '../../test/support/rail-title.ts';
import { defineMechanic } from '../kernel/mechanic.ts';
import type { Play } from '../kernel/play.ts';
import { objection } from '../kernel/violation.ts';
import type { AbilityDefinition, PrivateDefinition } from '../kernel/title.ts';
import { abilitiesOf } from './abilities.ts';
import { enterPhase } from './phases.ts';
import { isForSale, purchasablePrivates, sellPrivate } from './private-sale.ts';
import { ownerOf, privateInfo, revenueOf } from './privates.ts';

const AB = corporation('AB');
let play: Play;

const setting = (privates: readonly PrivateDefinition[]): void => {
  play = railGame({ with: [], privates }).context;
  for (const { id } of privates) givePrivate(play, id, player(2));
  operate(play);
};
const withAbility = (...abilities: readonly AbilityDefinition[]): PrivateDefinition => ({
  id: 'P',
  name: 'P',
  value: 50,
  revenue: 5,
  abilities,
});
const onOffer = (): readonly string[] => purchasablePrivates(play, AB).map((p) => p.id);

beforeEach(() =>
  setting([
    { id: 'P', name: 'P', value: 50, revenue: 5 },
    { id: 'Q', name: 'Q', value: 75, revenue: 10, maxPrice: 80 },
  ]),
);

describe('the price', () => {
  it('lies between half, rounded up, and twice the face value, unless the private says otherwise', () => {
    const prices = (id: string): readonly number[] => [privateInfo(play, id).minPrice, privateInfo(play, id).maxPrice];
    expect([prices('P'), prices('Q')]).toEqual([
      [25, 100],
      [38, 80],
    ]);
  });
});

describe('for sale is', () => {
  it('what players own, of whatever player, and the operator can pay the lowest price for', () => {
    expect(onOffer()).toEqual(['P', 'Q']);
    setCash(play, AB, 37);
    expect(onOffer()).toEqual(['P']);
    setCash(play, AB, 24);
    expect(onOffer()).toEqual([]);
  });

  it('nothing of the bank, of another corporation or closed', () => {
    for (const owner of ['bank', corporation('CD')]) {
      givePrivate(play, 'P', owner);
      expect(onOffer()).toEqual(['Q']);
    }
    play.set(['privates', 'P', 'owner'], null);
    expect(onOffer()).toEqual(['Q']);
  });

  it('nothing in a phase that does not allow it', () => {
    enterPhase(play, 2);
    expect(onOffer()).toEqual([]);
  });

  it('nothing that says so while its owner is of the kind it names', () => {
    setting([company('P', 50, { type: 'no_buy' })]);
    expect(isForSale(play, privateInfo(play, 'P'))).toBe(false);
    setting([company('P', 50, { type: 'no_buy', ownerType: 'corporation' })]);
    expect(isForSale(play, privateInfo(play, 'P'))).toBe(true);
  });

  it('nothing to a minor', () => {
    expect(purchasablePrivates(play, 'minor:M', 1000)).toEqual([]);
  });

  it('nothing that a mechanic objects to', () => {
    const guard = defineMechanic({
      manifest: { name: 'guard', summary: 'A test.', provides: {} },
      behave: () => ({
        hooks: { mayBuyPrivate: (_, { company: id }) => (id === 'P' ? objection('test.no', 'No.') : null) },
      }),
    });
    const privates = ['P', 'Q'].map((id) => ({ id, name: id, value: 50, revenue: 5 }));
    const game = railGame({ with: [guard], mechanics: [{ id: 'guard' }], privates });
    play = game.context;
    for (const id of ['P', 'Q']) givePrivate(play, id, player(2));
    operate(play);
    expect(onOffer()).toEqual(['Q']);
    const buy = (id: string) =>
      game.explain({ type: 'buy_company', entity: 'AB', entity_type: 'corporation', company: id, price: 50 });
    expect(buy('P')?.rule).toBe('test.no');
    expect(buy('Q')).toBeNull();
  });
});

describe('a sale', () => {
  const sell = (price = 60): void => sellPrivate(play, 'P', AB, price, 'private.bought');

  it('brings the price to its owner', () => {
    const before = play.state.cash[player(2)] ?? 0;
    sell();
    expect([ownerOf(play, 'P'), play.state.cash[player(2)], play.state.cash[AB]]).toEqual([AB, before + 60, 940]);
  });

  it('to an operator changes the revenue where the private says so', () => {
    setting([company('P', 50, { type: 'revenue_change', when: ['sold'], revenue: 0 })]);
    sell();
    expect(revenueOf(play, 'P')).toBe(0);
  });

  it('to a player does not', () => {
    setting([company('P', 50, { type: 'revenue_change', when: ['sold'], revenue: 0 })]);
    sellPrivate(play, 'P', player(1), 60, 'test');
    expect(revenueOf(play, 'P')).toBe(5);
  });

  it('ends powers that last until then', () => {
    setting([withAbility({ type: 'power', remove: 'sold' }, { type: 'other' })]);
    sell();
    expect(abilitiesOf(play, 'company:P').map((a) => a.type)).toEqual(['other']);
  });
});
