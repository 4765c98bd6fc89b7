/** The event: whoever can pays loans back at once; who is left with loans will be asked. */
import type { Play } from '../../kernel/play.ts';
import { BANK, isPlayer } from '../../kernel/state.ts';
import type { EntityId } from '../../kernel/state.ts';
import { cashOf, pay } from '../../core/bank.ts';
import { latestLoans, loansOf, returnLoans } from '../../core/loans.ts';
import { presidentOf } from '../../core/operators.ts';
import { corporationState } from '../../core/shares.ts';
import type { Scheme } from './slice.ts';

const isAsked = (play: Play, { national }: Scheme, corporation: EntityId): boolean => {
  const { floated, closed } = corporationState(play, corporation);
  return floated && !closed && corporation !== national && loansOf(play, corporation).length > 0;
};

const payWhatItCan = (play: Play, corporation: EntityId, value: number): void => {
  const count = Math.min(loansOf(play, corporation).length, Math.floor(cashOf(play, corporation) / value));
  if (count <= 0) return;
  returnLoans(play, corporation, latestLoans(play, corporation, count));
  pay(play, corporation, BANK, count * value, 'nationalization.repay');
};

/** By the seat of the president, from the buyer's on; then by the order of the round. */
const inOrder = (play: Play, corporations: readonly EntityId[], first: EntityId | null): readonly EntityId[] => {
  const { order, round } = play.state;
  const start = first === null ? 0 : Math.max(order.indexOf(first), 0);
  const seat = (corporation: EntityId): number => {
    const president = presidentOf(play, corporation);
    return president === null ? order.length : (order.indexOf(president) - start + order.length) % order.length;
  };
  const place = (corporation: EntityId): number => round.entities.indexOf(corporation);
  return [...corporations].sort((a, b) => seat(a) - seat(b) || place(a) - place(b));
};

export const callInLoans = (play: Play, scheme: Scheme, train: string): void => {
  const buyer = play.current;
  const president = buyer === undefined ? null : presidentOf(play, buyer);
  const trigger = president !== null && isPlayer(president) ? president : (play.state.order[0] ?? null);
  const corporations = play.rules.corporations.map((c) => c.entity);
  for (const corporation of corporations) {
    if (isAsked(play, scheme, corporation)) payWhatItCan(play, corporation, scheme.options.loanValue);
  }
  const left = corporations.filter((c) => isAsked(play, scheme, c));
  scheme.write(play, { train, trigger, candidates: inOrder(play, left, trigger) });
};
