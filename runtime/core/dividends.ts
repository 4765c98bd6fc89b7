/** What a run is worth to whom, and what it does to the price (core rules 8.10). */
import { passValue, tellEvent } from '../kernel/hooks.ts';
import type { Play } from '../kernel/play.ts';
import { BANK, POOL, REMOVED } from '../kernel/state.ts';
import type { EntityId } from '../kernel/state.ts';
import { pay, payIfAny } from './bank.ts';
import { moveMarker } from './market-moves.ts';
import { closePrivatesOn } from './phases.ts';
import { percentOf, sharesIn, totalSharesOf } from './shares.ts';
import { isObsolete, markTrain, moveTrain, trainsOf } from './trains.ts';

const REVENUE = ['round', 'memory', 'revenue'] as const;
const RAN = ['round', 'memory', 'ran'] as const;

/** Money of this turn's routes, and whether any train ran. */
export const noteRevenue = (play: Play, revenue: number, ran: boolean): void => {
  play.set(REVENUE, revenue);
  play.set(RAN, ran);
};
export const turnRevenue = (play: Play): number => (play.state.round.memory.revenue as number | undefined) ?? 0;
/** Whether any train ran in this turn, whatever it brought. */
export const ranTrains = (play: Play): boolean => play.state.round.memory.ran === true;

/** Part of the revenue that stays in the treasury. */
export const withheldOf = (kind: string, revenue: number, totalShares: number): number => {
  switch (kind) {
    case 'withhold':
      return revenue;
    case 'half':
      return Math.trunc(revenue / 2 / totalShares) * totalShares;
    default:
      return 0;
  }
};

/** Its treasury's shares earn for it where buyers pay the corporation, the pool's where they pay the bank. */
const earningHolder = (play: Play, operator: EntityId): EntityId =>
  passValue(play, 'ownEarnings', play.state.corporations[operator]?.capitalization === 'full' ? POOL : operator, {
    operator,
  });

const payShares = (play: Play, operator: EntityId, paid: number, totalShares: number): void => {
  // Multiplied before it is divided: whole amounts stay whole.
  const due = (holder: EntityId): number =>
    Math.ceil((sharesIn(play, operator, percentOf(play, operator, holder)) * paid) / totalShares);
  for (const player of play.state.order) payIfAny(play, BANK, player, due(player), 'dividend.share');
  for (const { entity } of play.rules.corporations) {
    payIfAny(play, BANK, entity, due(entity === operator ? earningHolder(play, operator) : entity), 'dividend.share');
  }
};

/** Everything that the dividend step brings, in the order of core rules 8.10. */
export const settleRun = (play: Play, operator: EntityId, kind: string): void => {
  const state = play.state.corporations[operator];
  if (state === undefined) return;
  const totalShares = totalSharesOf(play, operator);
  const revenue = turnRevenue(play);
  const withheld = withheldOf(kind, revenue, totalShares);
  const paid = revenue - withheld;
  const first = state.operated === 0;

  play.set(['corporations', operator, 'operated'], state.operated + 1);
  if (ranTrains(play)) closePrivatesOn(play, 'ran_train', operator);
  for (const train of [...trainsOf(play, operator)]) {
    if (isObsolete(play, train)) moveTrain(play, train, REMOVED, 'train.obsolete');
    else markTrain(play, train, 'operated', true);
  }
  if (withheld > 0) pay(play, BANK, operator, withheld, 'dividend.withhold');
  if (paid > 0) payShares(play, operator, paid, totalShares);
  const steps = passValue(play, 'dividendMove', paid > 0 ? 1 : -1, { operator, revenue, paid });
  if (steps !== 0) moveMarker(play, operator, steps > 0 ? 'right' : 'left', Math.abs(steps), 'market.dividend');
  if (first) closePrivatesOn(play, 'operated', operator);
  tellEvent(play, 'dividendPaid', { operator, revenue, paid });
};
