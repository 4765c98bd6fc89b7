/** Declaring bankruptcy (core rules 8.13, 13.3, 16). What is sold and paid: core/bankruptcy.test.ts. */
import { describe, expect, it } from 'vitest';
import { corporation, operate, player, setCash } from '../../test/support/rail-title.ts';
import { turnGame } from '../../test/support/turn-title.ts';
import { startRound } from '../kernel/engine.ts';
import type { Game } from '../kernel/game.ts';
import type { Policies } from '../kernel/title.ts';

const AB = corporation('AB');
const declare = { type: 'bankrupt', entity: 'AB', entity_type: 'corporation' };
const pass = { type: 'pass', entity: 'AB', entity_type: 'corporation' };

interface Setting {
  readonly cash?: number;
  readonly must?: boolean;
  readonly bankruptcy?: Partial<Policies['bankruptcy']>;
  readonly emergency?: Partial<Policies['emergency']>;
}

/** AB is in turn, its president, player 1, has 30 % of it and nothing else; the cheapest train costs 80. */
const game = ({
  cash = 10,
  must = true,
  bankruptcy = {},
  emergency = { maySellShares: false },
}: Setting = {}): Game => {
  const it = turnGame({
    uses: [],
    with: [],
    steps: [{ id: 'bankruptcy' }, { id: 'track' }, { id: 'buy-train' }],
    change: (title) => ({
      ...title,
      policies: {
        ...title.policies,
        bankruptcy: { ...title.policies.bankruptcy, ...bankruptcy },
        emergency: { ...title.policies.emergency, ...emergency },
        gameEnd: [
          { reason: 'bankrupt', timing: 'immediate' },
          { reason: 'bank', timing: 'full_or' },
        ],
      },
    }),
  });
  operate(it.context);
  setCash(it.context, AB, cash);
  setCash(it.context, player(1), 20);
  if (must) it.context.set(['corporations', AB, 'hadRoute'], true);
  startRound(it.context, 'operating', 1, 1);
  return it;
};

const offered = (it: Game): boolean => it.legalActions().some(({ action }) => action.type === 'bankrupt');

describe('bankruptcy', () => {
  it('may be declared at any moment of the turn once it is certain', () => {
    const it = game();
    expect([it.waiting()?.step, offered(it)]).toEqual(['track', true]);
    it.apply(pass);
    expect([it.waiting()?.step, offered(it)]).toEqual(['buy-train', true]);
    expect(it.legalActions().map(({ action }) => action)).toEqual([declare]);
  });

  it('makes nobody wait', () => {
    expect(game({ must: false }).waiting()?.step).toBe('track');
  });

  it('is not declared by who can still pay: bankruptcy.solvent', () => {
    const rich = game({ cash: 60 });
    expect([offered(rich), rich.explain(declare)?.rule]).toEqual([false, 'bankruptcy.solvent']);
    // A share of AB at 100 would do.
    const owner = game({ emergency: {} });
    expect([offered(owner), owner.explain(declare)?.rule]).toEqual([false, 'bankruptcy.solvent']);
  });

  it('is not offered to who need not buy a train', () => {
    expect(offered(game({ must: false }))).toBe(false);
  });

  it("is nobody else's to declare", () => {
    expect(game().explain({ ...declare, entity: 'CD' })?.rule).toBe('turn.waiting');
  });

  it('is none where the title knows none', () => {
    expect(game({ bankruptcy: { allowed: false } }).explain(declare)?.rule).toBe('bankruptcy.solvent');
  });
});

describe('after a bankruptcy', () => {
  it('the game is over at once, where one is enough', () => {
    const it = game();
    it.apply(declare);
    expect(it.result()).toMatchObject({ finished: true, reason: 'bankrupt' });
    expect(it.waiting()).toBeNull();
  });

  it('it goes on without him where all but one must be', () => {
    const it = game({ bankruptcy: { endsGameAfter: 'all_but_one' } });
    it.apply(declare);
    expect(it.state.finished).toBe(false);
    expect(it.state.bankrupt).toEqual({ [player(1)]: true });
    startRound(it.context, 'stock', 0, 1);
    expect(it.state.round.entities).toEqual([player(2), player(3)]);
  });
});
