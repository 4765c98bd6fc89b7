/** Trains over the limit (core rules 8.11, 16). */
import { describe, expect, it } from 'vitest';
import { corporation, giveTrain, operate, setCash } from '../../test/support/rail-title.ts';
import { turnGame } from '../../test/support/turn-title.ts';
import { markTrain, moveTrain, placeOf, trainsOf } from '../core/trains.ts';
import { startRound } from '../kernel/engine.ts';
import type { Game } from '../kernel/game.ts';
import { DEPOT, DISCARD, REMOVED } from '../kernel/state.ts';
import type { TrainPolicy } from '../kernel/title.ts';

const [AB, CD] = ['AB', 'CD'].map(corporation) as [string, string];
const actor = (entity: string) => ({ entity, entity_type: 'corporation' });
const discard = (entity: string, train: string) => ({ type: 'discard_train', ...actor(entity), train });

interface Setting {
  readonly own?: readonly string[];
  readonly limit?: number;
  readonly discarded?: TrainPolicy['discarded'];
}

/** AB is in turn with 2-0, 3-0, 3-1; CD has 2-1, 2-2, 3-2, 3-3. In the phase of the 4 (300) nobody keeps more than `limit`. */
const game = ({ own = ['2', '3', '3'], limit = 3, discarded = 'pool' }: Setting = {}): Game => {
  const it = turnGame({
    uses: [],
    with: [],
    steps: [{ id: 'track' }, { id: 'discard-train' }, { id: 'buy-train' }],
    change: (title) => ({
      ...title,
      policies: { ...title.policies, trains: { ...title.policies.trains, discarded } },
      trains: title.trains.map(({ rustsOn: _, ...t }) => (t.id === '3' ? { ...t, count: 4 } : t)),
      phases: title.phases.map((phase) => (phase.id === '4' ? { ...phase, trainLimit: limit } : phase)),
    }),
  });
  operate(it.context);
  for (const name of own) giveTrain(it.context, AB, name);
  for (const name of ['2', '2', '3', '3']) giveTrain(it.context, CD, name);
  for (const left of trainsOf(it.context, DEPOT).filter((id) => id.startsWith('3')))
    moveTrain(it.context, left, REMOVED, 'test');
  it.context.set(['phase'], 1);
  setCash(it.context, AB, 1000);
  startRound(it.context, 'operating', 1, 1);
  it.apply({ type: 'pass', ...actor('AB') });
  return it;
};
/** AB buys the first 4. */
const buyFour = (it: Game): void => void it.apply({ type: 'buy_train', ...actor('AB'), train: '4-0', price: 300 });
const asked = (it: Game): string => `${it.waiting()?.step} ${it.waiting()?.entities.join(' ')}`;

describe('the step', () => {
  it('is no part of a turn while nobody has too many trains', () => {
    const it = game();
    expect(asked(it)).toBe(`buy-train ${AB}`);
    expect(it.explain(discard('AB', '2-0'))?.rule).toBe('turn.waiting');
  });

  it('comes before the buyer goes on, whoever is over the limit: the first of them is asked', () => {
    const it = game();
    buyFour(it);
    expect(asked(it)).toBe(`discard-train ${AB}`);
    expect(it.waiting()?.types).toEqual(['discard_train']);
  });

  it('takes a train from any of them, in whatever order', () => {
    const it = game();
    buyFour(it);
    it.apply(discard('CD', '2-1'));
    expect(asked(it)).toBe(`discard-train ${AB}`);
    it.apply(discard('AB', '2-0'));
    expect(it.waiting()?.step).not.toBe('discard-train');
  });

  it('lets the first of them go first, too; then the next is asked', () => {
    const it = game();
    buyFour(it);
    it.apply(discard('AB', '2-0'));
    expect(asked(it)).toBe(`discard-train ${CD}`);
  });

  it('goes on until nobody has too many', () => {
    const it = game({ limit: 2 });
    buyFour(it);
    it.apply(discard('AB', '2-0'));
    expect(asked(it)).toBe(`discard-train ${AB}`);
    it.apply(discard('AB', '3-0'));
    expect(asked(it)).toBe(`discard-train ${CD}`);
  });
});

describe('a buyer', () => {
  it('that was full when it bought has finished buying, though it hands a train in', () => {
    const it = game();
    buyFour(it);
    it.apply(discard('AB', '2-0'));
    it.apply(discard('CD', '2-1'));
    expect(asked(it)).toBe(`track ${CD}`);
  });
});

describe('a buyer with room left', () => {
  it('goes on once the others have handed in what they have too many', () => {
    const it = game({ own: ['2'] });
    buyFour(it);
    expect(asked(it)).toBe(`discard-train ${CD}`);
    it.apply(discard('CD', '2-1'));
    expect(asked(it)).toBe(`buy-train ${AB}`);
  });
});

describe('a train handed in', () => {
  it('lies with the bank for sale, or leaves the game where the title says so', () => {
    for (const [discarded, place] of [
      ['pool', DISCARD],
      ['remove', REMOVED],
    ] as const) {
      const it = game({ discarded });
      buyFour(it);
      it.apply(discard('AB', '2-0'));
      expect(placeOf(it.context, '2-0')).toBe(place);
    }
  });

  it('is one of its own, and one that counts', () => {
    const it = game({ limit: 2 });
    markTrain(it.context, '3-0', 'obsolete', true);
    buyFour(it);
    const listed = it
      .legalActions()
      .flatMap(({ action }) => (action.type === 'discard_train' ? [`${action.entity} ${action.train}`] : []));
    expect(listed).toEqual(['AB 2-0', 'AB 3-1', 'AB 4-0', 'CD 2-1', 'CD 2-2', 'CD 3-2', 'CD 3-3']);
    expect(it.explain(discard('AB', '2-1'))?.rule).toBe('train.discard-own');
    expect(it.explain(discard('AB', '3-0'))?.rule).toBe('train.discard-obsolete');
  });
});
