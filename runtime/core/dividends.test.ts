/** Revenue shared out, and the price that follows it (core rules 8.10). */
import { beforeEach, describe, expect, it } from 'vitest';
import {
  company,
  corporation,
  deal,
  giveTrain,
  givePrivate,
  operate,
  player,
  railGame,
} from '../../test/support/rail-title.ts';
import type { Play } from '../kernel/play.ts';
import { POOL, REMOVED } from '../kernel/state.ts';
import { noteRevenue, settleRun, turnRevenue, withheldOf } from './dividends.ts';
import { marketPrice } from './market.ts';
import { isOpen } from './privates.ts';
import { hasOperated, markTrain, placeOf } from './trains.ts';

const AB = corporation('AB');
let play: Play;

/** AB at 100: player 1 has 30 %, player 2 10 %, the pool 10 %. */
beforeEach(() => {
  play = railGame({
    with: [],
    privates: [company('P', 50, { type: 'close', when: ['operated'], corporation: 'AB' })],
  }).context;
  operate(play);
  deal(play, { [player(2)]: ['AB_2'], [POOL]: ['AB_3'] });
});

const earned = (entity: string, act: () => void): number => {
  const before = play.state.cash[entity] ?? 0;
  act();
  return (play.state.cash[entity] ?? 0) - before;
};

const run = (revenue: number, kind: string): void => {
  noteRevenue(play, revenue, revenue > 0);
  settleRun(play, AB, kind);
};

describe('a payout', () => {
  it("gives each share its part, the pool's to the corporation, the unsold ones' to nobody", () => {
    expect(earned(player(1), () => run(120, 'payout'))).toBe(36);
    expect(earned(player(2), () => run(120, 'payout'))).toBe(12);
    expect(earned(AB, () => run(120, 'payout'))).toBe(12);
    expect(earned('bank', () => run(120, 'payout'))).toBe(-60);
  });

  it('pays for treasury shares, not for the pool, where buyers pay the corporation', () => {
    play.set(['corporations', AB, 'capitalization'], 'incremental');
    expect(earned(AB, () => run(100, 'payout'))).toBe(50);
  });

  it('rounds up for each holder: 33 on ten shares is 10 for three of them', () => {
    expect(earned(player(1), () => run(33, 'payout'))).toBe(10);
    expect(earned(player(2), () => run(33, 'payout'))).toBe(4);
  });

  it('moves the price one step right', () => {
    run(10, 'payout');
    expect(marketPrice(play, AB)).toBe(112);
  });
});

describe('what is kept', () => {
  it('goes to the treasury and moves the price one step left', () => {
    expect(earned(AB, () => run(120, 'withhold'))).toBe(120);
    expect(marketPrice(play, AB)).toBe(76);
  });

  it('is nothing where nothing was earned, and the price falls all the same', () => {
    expect(earned(AB, () => run(0, 'withhold'))).toBe(0);
    expect(marketPrice(play, AB)).toBe(76);
  });

  it('may be the lesser half, in whole shares', () => {
    expect(withheldOf('half', 130, 10)).toBe(60);
    expect(withheldOf('half', 10, 10)).toBe(0);
    expect(withheldOf('payout', 130, 10)).toBe(0);
    expect(withheldOf('withhold', 130, 10)).toBe(130);
  });
});

describe('the step', () => {
  it('counts as having operated; privates that wait for the first time close', () => {
    givePrivate(play, 'P', player(1));
    run(0, 'withhold');
    expect(play.state.corporations[AB]?.operated).toBe(1);
    expect(isOpen(play, 'P')).toBe(false);
  });

  it('marks trains as run; an obsolete one has made its last run', () => {
    const [good, old] = [giveTrain(play, AB, '2'), giveTrain(play, AB, '2')];
    markTrain(play, old, 'obsolete', true);
    run(50, 'payout');
    expect(hasOperated(play, good)).toBe(true);
    expect(placeOf(play, old)).toBe(REMOVED);
    expect(turnRevenue(play)).toBe(50);
  });
});
