import { describe, expect, it } from 'vitest';

import {
  corporation,
  deal,
  holdings,
  player,
  shareGame,
  shareTitle,
  start,
} from '../../../test/support/share-title.ts';
import type { Game } from '../../kernel/game.ts';
import { offeredBundles } from '../../core/bundles.ts';
import { buyableOf } from '../../core/shares.ts';
import { lastCertificate } from './index.ts';

const AB = corporation('AB');

/** Eight certificates: the president's (0) and the last one (7) of 20 %, six of 10 % between. */
const game = (holders: Readonly<Record<string, readonly string[]>>): Game => {
  const it = shareGame({
    title: {
      ...shareTitle,
      policies: { ...shareTitle.policies, sales: { ...shareTitle.policies.sales, after: 'any_time' } },
      mechanics: [{ id: 'last-certificate', certificate: 7 }],
      corporations: [{ id: 'AB', name: 'AB', tokens: [], shares: [20, 10, 10, 10, 10, 10, 10, 20] }],
      rounds: {
        ...shareTitle.rounds,
        definitions: [
          { id: 'stock', kind: 'stock', code: 'SR', steps: [{ id: 'president-swap' }, { id: 'trade-shares' }] },
        ],
      },
    },
    mechanics: [lastCertificate],
  });
  deal(it.context, holders);
  start(it.context, 'AB', { owner: player(1), at: '71,3,4', operated: 1 });
  return it;
};

const sell = (entity: number, shares: readonly string[], percent: number) => ({
  type: 'sell_shares',
  entity,
  entity_type: 'player',
  shares,
  percent,
});
const buy = (entity: number, id: string) => ({ type: 'buy_shares', entity, entity_type: 'player', shares: [id] });
const choose = (entity: number, choice: string) => ({ type: 'choose', entity, entity_type: 'player', choice });

describe('the last certificate', () => {
  it('is bought only when nothing else of the corporation lies in the same place', () => {
    const it = game({ [player(1)]: ['AB_0', 'AB_1'], [player(2)]: ['AB_2', 'AB_3', 'AB_4'], pool: ['AB_6'] });
    const ids = (place: string) => buyableOf(it.context, AB, place).map((c) => c.id);
    expect(ids(AB)).toEqual(['AB_5']);
    expect(it.explain(buy(1, 'AB_7'))?.rule).toBe('stock.buy.not-for-sale');
    deal(it.context, { [player(3)]: ['AB_5'] });
    expect(ids(AB)).toEqual(['AB_7']);
    expect(it.explain(buy(1, 'AB_7'))).toBeNull();
  });

  it('may be sold with any number of the others, or alone', () => {
    const { context: play } = game({ [player(1)]: ['AB_0'], [player(2)]: ['AB_1', 'AB_7', 'AB_2'] });
    const bundles = offeredBundles(play, player(2), AB).map((b) => b.certificates.map((c) => c.id).join(' '));
    expect(bundles.sort()).toEqual(['AB_1', 'AB_1 AB_2', 'AB_1 AB_2 AB_7', 'AB_1 AB_7', 'AB_7'].sort());
  });

  it('leaves the treasury only with all the rest of it', () => {
    const { context: play } = game({ [player(1)]: ['AB_0', 'AB_1', 'AB_2', 'AB_3'] });
    const bundles = offeredBundles(play, AB, AB).map((b) => b.percent);
    expect(bundles.sort((a, b) => a - b)).toEqual([10, 20, 30, 50]);
  });
});

describe("the president's certificate", () => {
  it('is sold only by a seller who keeps less than 20 % and less than his successor holds', () => {
    const held = { [player(1)]: ['AB_0', 'AB_1', 'AB_2'], [player(2)]: ['AB_3', 'AB_4'] };
    expect(game(held).explain(sell(1, ['AB_0'], 20))?.rule).toBe('last-certificate.dump');
    expect(game(held).explain(sell(1, ['AB_1', 'AB_2', 'AB_0'], 40))).toBeNull();
    expect(game(held).explain(sell(1, ['AB_1', 'AB_0'], 30))).toBeNull();
  });

  it('is sold by half where a single share is there for the other half', () => {
    const held = { [player(1)]: ['AB_0'], [player(2)]: ['AB_7'] };
    expect(game(held).explain(sell(1, ['AB_0'], 10))?.rule).toBe('last-certificate.rest');
    const it = game({ ...held, pool: ['AB_5'] });
    it.apply(sell(1, ['AB_0'], 10));
    expect(holdings(it.context, 'AB')).toEqual({ [player(1)]: 'AB_5', [player(2)]: 'AB_0', pool: 'AB_7' });
  });
});

describe('a presidency that changes hands', () => {
  it('is paid for with the last certificate, where the new president holds it', () => {
    const it = game({ [player(1)]: ['AB_0'], [player(2)]: ['AB_7', 'AB_1'], [player(3)]: ['AB_2'] });
    it.apply(sell(1, ['AB_0'], 20));
    expect(holdings(it.context, 'AB')).toEqual({ [player(2)]: 'AB_1 AB_0', [player(3)]: 'AB_2', pool: 'AB_7' });
    expect(it.waiting()?.step).toBe('trade-shares');
  });

  it('else with the first two single shares', () => {
    const it = game({ [player(1)]: ['AB_0'], [player(2)]: ['AB_1', 'AB_2', 'AB_3'] });
    it.apply(sell(1, ['AB_0'], 20));
    expect(holdings(it.context, 'AB')).toEqual({ [player(2)]: 'AB_3 AB_0', pool: 'AB_1 AB_2' });
  });

  it('with 40 % the former president may have two single shares instead of the last certificate', () => {
    const held = { [player(1)]: ['AB_0'], [player(2)]: ['AB_7', 'AB_1', 'AB_2'] };
    const it = game(held);
    it.apply(sell(1, ['AB_0'], 20));
    expect(it.waiting()).toEqual({ step: 'president-swap', entities: [player(1)], types: ['choose'] });
    expect(it.explain(choose(1, 'Three'))?.rule).toBe('last-certificate.choice');
    it.apply(choose(1, 'Two 10% certs'));
    expect(holdings(it.context, 'AB')).toEqual({ [player(2)]: 'AB_0 AB_7', pool: 'AB_1 AB_2' });
    const other = game(held);
    other.apply(sell(1, ['AB_0'], 20));
    other.apply(choose(1, 'One 20% cert'));
    expect(holdings(other.context, 'AB')).toEqual({ [player(2)]: 'AB_1 AB_2 AB_0', pool: 'AB_7' });
  });

  it('the former president who kept 20 % receives the certificates himself', () => {
    const it = game({ [player(1)]: ['AB_0', 'AB_1'], [player(2)]: ['AB_7', 'AB_2'], [player(3)]: ['AB_3'] });
    it.apply({ type: 'pass', entity: 1, entity_type: 'player' });
    it.apply(buy(2, 'AB_4'));
    expect(holdings(it.context, 'AB')).toMatchObject({ [player(1)]: 'AB_1 AB_7', [player(2)]: 'AB_2 AB_4 AB_0' });
    it.apply(choose(1, 'Two 10% certs'));
    expect(holdings(it.context, 'AB')).toMatchObject({ [player(1)]: 'AB_1 AB_2 AB_4', [player(2)]: 'AB_0 AB_7' });
  });
});
