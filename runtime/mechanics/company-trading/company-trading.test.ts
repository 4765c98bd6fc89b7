import { describe, expect, it } from 'vitest';

import { corporation, deal, player, shareGame, shareTitle, start } from '../../../test/support/share-title.ts';
import type { Game } from '../../kernel/game.ts';
import type { TitleDefinition } from '../../kernel/title.ts';
import { companyTrading } from './index.ts';

const STATUS = 'can_buy_companies_from_other_players';

const title = (fromTurn: number | undefined, status: readonly string[] = [STATUS]): TitleDefinition => ({
  ...shareTitle,
  mechanics: [{ id: 'company-trading', ...(fromTurn === undefined ? {} : { fromTurn }) }],
  phases: shareTitle.phases.map((phase) => ({ ...phase, status })),
  privates: [
    { id: 'S', name: 'Small', value: 20, revenue: 5 },
    { id: 'K', name: 'Kept', value: 220, revenue: 30, abilities: [{ type: 'no_buy' }] },
  ],
});

/** Player 2 owns both companies; it is the second turn. */
const game = (given: TitleDefinition = title(2)): Game => {
  const it = shareGame({ title: given, mechanics: [companyTrading] });
  for (const id of ['S', 'K']) it.context.set(['privates', id, 'owner'], player(2));
  it.context.set(['turn'], 2);
  return it;
};

const buy = (price: number, company = 'S') => ({
  type: 'buy_company',
  entity: 1,
  entity_type: 'player',
  company,
  price,
});

describe('a private company bought from another player', () => {
  it('costs what the two agree on, paid to the seller', () => {
    const it = game();
    it.apply(buy(333));
    expect(it.state.privates['S']?.owner).toBe(player(1));
    expect([it.state.cash[player(1)], it.state.cash[player(2)]]).toEqual([467, 1133]);
  });

  it('is offered between starting a corporation and selling', () => {
    const it = game();
    start(it.context, 'AB', { owner: player(1), at: '80,2,4' });
    deal(it.context, { [player(1)]: ['AB_0', 'AB_1'] });
    expect(it.waiting()?.types).toEqual(['buy_shares', 'par', 'buy_company', 'sell_shares', 'pass']);
    const offer = it.legalActions().find(({ action }) => action.type === 'buy_company');
    expect(offer).toMatchObject({ action: { company: 'S', price: 1 }, range: { min: 1, max: 800, step: 1 } });
  });

  it('is the purchase of the turn', () => {
    const it = game();
    it.apply(buy(1));
    expect(it.waiting()?.entities).toEqual([player(2)]);
    const other = game();
    other.apply({ type: 'par', entity: 1, entity_type: 'player', corporation: 'AB', share_price: '80,2,4' });
    expect(other.explain(buy(1))).not.toBeNull();
    expect(it.state.corporations[corporation('AB')]?.started).toBe(false);
  });

  it.each([
    ['nothing', buy(0), 'trading.price'],
    ['more than the buyer has', buy(801), 'trading.price'],
    ['one that is never sold', buy(50, 'K'), 'trading.company'],
  ])('is refused: %s', (_, action, rule) => {
    expect(game().explain(action)?.rule).toBe(rule);
  });

  it('is not offered in the first turn where the title says so, nor in a phase without it', () => {
    const first = game();
    first.context.set(['turn'], 1);
    expect(first.waiting()?.types).not.toContain('buy_company');
    expect(game(title(undefined, [])).waiting()?.types).not.toContain('buy_company');
    const any = game(title(undefined));
    any.context.set(['turn'], 1);
    expect(any.waiting()?.types).toContain('buy_company');
  });

  it('makes a player wait for an explicit pass who could do nothing else', () => {
    const it = game();
    it.context.change({ kind: 'money', from: player(1), to: 'bank', amount: 799, rule: 'test' });
    expect(it.waiting()).toMatchObject({ entities: [player(1)], types: ['buy_company', 'pass'] });
  });
});
