import { describe, expect, it } from 'vitest';

import {
  corporation,
  deal,
  holdings,
  player,
  setCash,
  shareGame,
  shareTitle,
  start,
} from '../../../test/support/share-title.ts';
import type { Game } from '../../kernel/game.ts';
import type { TitleDefinition } from '../../kernel/title.ts';
import { POOL } from '../../kernel/state.ts';
import { exchange } from './index.ts';

const withExchange = (from: readonly string[], corporations: unknown = ['AB']): TitleDefinition => ({
  ...shareTitle,
  mechanics: [{ id: 'exchange' }],
  privates: [
    {
      id: 'M',
      name: 'Middle',
      value: 110,
      revenue: 20,
      abilities: [{ type: 'exchange', corporations, from, ownerType: 'player', when: ['any'] }],
    },
  ],
  rounds: {
    ...shareTitle.rounds,
    definitions: shareTitle.rounds.definitions.map((round) =>
      round.id === 'stock' ? { ...round, steps: [{ id: 'exchange' }, { id: 'trade-shares' }] } : round,
    ),
  },
});

/** Player 2 owns the company. */
const game = (from: readonly string[] = ['ipo', 'market'], corporations?: unknown): Game => {
  const it = shareGame({ title: withExchange(from, corporations), mechanics: [exchange] });
  it.context.set(['privates', 'M', 'owner'], player(2));
  return it;
};

const handIn = (share: string) => ({
  type: 'buy_shares',
  entity: 'M',
  entity_type: 'company',
  shares: [share],
  percent: 10,
});
const listed = (it: Game): readonly string[] =>
  it
    .legalActions()
    .flatMap(({ action }) => (action.type === 'buy_shares' && action.entity === 'M' ? action.shares : []));

describe('a company exchanged for a certificate', () => {
  it("is possible in another player's turn, costs nothing, closes the company and leaves the turn as it was", () => {
    const it = game();
    start(it.context, 'AB', { owner: player(1), at: '100,0,4' });
    deal(it.context, { [player(1)]: ['AB_0'], [POOL]: ['AB_7'] });
    expect(listed(it)).toEqual(['AB_1', 'AB_7']);
    it.apply(handIn('AB_7'));
    expect(holdings(it.context, 'AB')).toEqual({ [player(1)]: 'AB_0', [player(2)]: 'AB_7' });
    expect([it.state.privates['M']?.owner, it.state.cash[player(2)]]).toEqual([null, 800]);
    expect(it.waiting()?.entities).toEqual([player(1)]);
    expect(it.state.round.memory['turn'] ?? []).toEqual([]);
  });

  it('is possible before the corporation is started, which stays unstarted (1830 log, action 193)', () => {
    const it = game();
    it.apply(handIn('AB_1'));
    expect(it.state.corporations[corporation('AB')]).toMatchObject({ started: false, price: null });
    expect(holdings(it.context, 'AB')).toEqual({ [player(2)]: 'AB_1' });
  });

  it("takes any certificate of that kind, but not the president's, nor one of another corporation", () => {
    const it = game();
    expect(it.explain(handIn('AB_5'))).toBeNull();
    expect(it.explain({ ...handIn('AB_0'), percent: 20 })?.rule).toBe('exchange.share');
    expect(it.explain(handIn('CD_1'))?.rule).toBe('exchange.share');
  });

  it('takes it only from the places it names', () => {
    const it = game(['market']);
    expect(listed(it)).toEqual([]);
    expect(it.explain(handIn('AB_1'))).not.toBeNull();
  });

  it('keeps the holding limit and is free of the certificate limit', () => {
    const it = game();
    start(it.context, 'AB', { owner: player(2), at: '100,0,4' });
    deal(it.context, { [player(2)]: ['AB_0', 'AB_1', 'AB_2', 'AB_3'] });
    const others = ['CD', 'EF'].flatMap((id) => [1, 2, 3, 4, 5, 6, 7].map((n) => `${id}_${n}`));
    deal(it.context, { [player(2)]: others });
    setCash(it.context, player(2), 0);
    expect(listed(it)).toEqual(['AB_4']);
    deal(it.context, { [player(2)]: ['AB_4'] });
    expect(listed(it)).toEqual([]);
  });

  it('may be for any corporation, or for any that is started', () => {
    expect(listed(game(['ipo'], 'any'))).toEqual(['AB_1', 'CD_1', 'EF_1', 'GH_1']);
    const it = game(['ipo'], 'ipoed');
    start(it.context, 'CD', { owner: player(1), at: '100,0,4' });
    expect(listed(it)).toEqual(['CD_1']);
  });

  it('is not for a corporation that owns the company', () => {
    const it = game();
    it.context.set(['privates', 'M', 'owner'], corporation('CD'));
    expect(listed(it)).toEqual([]);
    expect(it.explain(handIn('AB_1'))).not.toBeNull();
  });
});
