/**
 * Interest on loans (1856). It is due with the first action after the trains have run or had nothing to run for; where
 * the turn ends before another action, none is paid.
 */
import { defineMechanic } from '../../kernel/mechanic.ts';
import type { Play } from '../../kernel/play.ts';
import { BANK, isPlayer } from '../../kernel/state.ts';
import type { EntityId } from '../../kernel/state.ts';
import { cashOf, payIfAny, transfer } from '../../core/bank.ts';
import { noteRevenue, ranTrains, turnRevenue } from '../../core/dividends.ts';
import { loansOf } from '../../core/loans.ts';
import { presidentOf } from '../../core/operators.ts';
import { corporationState } from '../../core/shares.ts';
import { manifest } from './manifest.ts';

interface Options {
  readonly rate: number;
  readonly unit?: number;
  readonly after?: string;
}

const SETTLED = ['round', 'memory', 'interestSettled'] as const;

const isSettled = (play: Play, operator: EntityId): boolean => play.state.round.memory.interestSettled === operator;

const charge = (play: Play, operator: EntityId, due: number, unit: number): void => {
  const cash = cashOf(play, operator);
  const own = Math.min(due, cash - (cash % unit));
  payIfAny(play, operator, BANK, own, 'interest.treasury');
  const revenue = turnRevenue(play);
  const earned = ranTrains(play) ? Math.min(due - own, revenue) : 0;
  if (earned > 0) noteRevenue(play, revenue - earned, true);
  const rest = due - own - earned;
  const president = presidentOf(play, operator);
  if (rest > 0 && president !== null && isPlayer(president))
    transfer(play, president, BANK, rest, 'interest.president');
};

export const loanInterest = defineMechanic<Options>({
  manifest,
  behave: ({ options: { rate, unit = 1, after = 'route' } }) => ({
    hooks: {
      actionTaken(play) {
        const operator = play.current;
        const { round } = play.state;
        if (operator === undefined || round.kind !== 'operating' || round.passed[after] !== true) return;
        if (isSettled(play, operator) || corporationState(play, operator).closed) return;
        play.set(SETTLED, operator);
        charge(play, operator, rate * loansOf(play, operator).length, unit);
      },
      loanAmount: (play, amount, { operator }) => (isSettled(play, operator) ? amount - rate : amount),
      // Who has run is asked even if interest has eaten the revenue up.
      asksDividend: (play, asks) => asks || ranTrains(play),
    },
  }),
});
