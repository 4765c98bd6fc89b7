import { describe, expect, it } from 'vitest';
import { corporation, giveTrain, operate, railTitle } from '../../support/rail-title.ts';
import { shareGame } from '../../support/share-title.ts';
import type { Game } from '../../../runtime/kernel/game.ts';
import { REMOVED } from '../../../runtime/kernel/state.ts';
import type { TitleDefinition } from '../../../runtime/kernel/title.ts';
import { placeOf } from '../../../runtime/core/trains.ts';
import { brokenInvariants, playRandomly } from '../../../runtime/testing/index.ts';
import { scrapTrains } from './index.ts';

const AB = corporation('AB');
const by = { entity: 'AB', entity_type: 'corporation' };

/** The invented title, with a fee of 50 and a step before the trains are bought. */
const title = (): TitleDefinition => {
  const base = railTitle({ mechanics: [{ id: 'scrap-trains', fee: 50 }] });
  const definitions = base.rounds.definitions.map((round) =>
    round.id === 'operating' ? { ...round, steps: [{ id: 'scrap-train' }, { id: 'buy-train' }] } : round,
  );
  return { ...base, rounds: { ...base.rounds, definitions } };
};

/** AB, with 1,000, is in turn; it owns the trains named. */
const game = (...trains: readonly string[]): Game => {
  const it = shareGame({ title: title(), mechanics: [scrapTrains] });
  for (const name of trains) giveTrain(it.context, AB, name);
  operate(it.context);
  return it;
};

describe('an operator with trains', () => {
  it('may scrap one for the fee; the train leaves the game', () => {
    const it = game('2', '3');
    expect(it.waiting()).toMatchObject({ step: 'scrap-train', entities: [AB] });
    expect(it.legalActions().map(({ action }) => action)).toEqual([
      { type: 'scrap_train', ...by, train: '2-0' },
      { type: 'scrap_train', ...by, train: '3-0' },
      { type: 'pass', ...by },
    ]);
    it.apply({ type: 'scrap_train', ...by, train: '2-0' });
    expect(placeOf(it.context, '2-0')).toBe(REMOVED);
    expect(it.changes()).toContainEqual({ kind: 'money', from: AB, to: 'bank', amount: 50, rule: 'scrap.fee' });
  });

  it('buys none in the same turn, and is not asked', () => {
    const it = game('2');
    it.apply({ type: 'scrap_train', ...by, train: '2-0' });
    expect(it.waiting()).toMatchObject({ step: 'buy-train', entities: [corporation('CD')] });
  });

  it('may pass and buy one instead', () => {
    const it = game('2');
    it.apply({ type: 'pass', ...by });
    expect(it.waiting()).toMatchObject({ step: 'buy-train', entities: [AB] });
    it.apply({ type: 'buy_train', ...by, train: '2-1', price: 80 });
  });

  it('scraps only its own: scrap.own', () => {
    expect(game('2').explain({ type: 'scrap_train', ...by, train: '2-2' })?.rule).toBe('scrap.own');
  });
});

describe('an operator without trains', () => {
  it('is not asked to', () => {
    expect(game().waiting()).toMatchObject({ step: 'buy-train', entities: [AB] });
  });
});

describe('a game played at random', () => {
  it('keeps money, certificates and trains together', () => {
    const broken: string[] = [];
    playRandomly(game('2'), { seed: 7, maxActions: 300, after: (it) => broken.push(...brokenInvariants(it)) });
    expect(broken).toEqual([]);
  });
});
