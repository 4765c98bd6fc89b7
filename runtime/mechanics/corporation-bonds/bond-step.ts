/** Issuing a bond, or repaying it, once in a turn. */
import { actorOf } from '../../kernel/actor.ts';
import { markPassed } from '../../kernel/engine.ts';
import type { Play } from '../../kernel/play.ts';
import type { Step, StepFactory } from '../../kernel/round.ts';
import { BANK } from '../../kernel/state.ts';
import type { EntityId } from '../../kernel/state.ts';
import { cashOf, payIfAny } from '../../core/bank.ts';
import { moveMarker } from '../../core/market-moves.ts';

export interface BondDesk {
  readonly value: number;
  readonly issueMove: number;
  readonly repayMove: number;
  isOpen(play: Play): boolean;
  hasBond(play: Play, corporation: EntityId): boolean;
  note(play: Play, corporation: EntityId, bond: boolean): void;
}

/** Logs name the bonds of all corporations alike. */
const BOND = 0;
const NOTHING: readonly string[] = [];

const move = (play: Play, corporation: EntityId, steps: number): void => {
  if (steps !== 0) moveMarker(play, corporation, steps > 0 ? 'right' : 'left', Math.abs(steps), 'market.bond');
};

export const bondStep =
  (desk: BondDesk): StepFactory =>
  (id) => {
    const step: Step = {
      id,
      name: '',
      blocking: true,
      types: ['take_loan', 'payoff_loan', 'pass'],
      offers(play, entity) {
        if (entity !== play.current || !desk.isOpen(play) || cashOf(play, entity) < 0) return NOTHING;
        if (!desk.hasBond(play, entity)) return ['take_loan', 'pass'];
        return cashOf(play, entity) >= desk.value ? ['payoff_loan', 'pass'] : NOTHING;
      },
      list(play, entity, add) {
        const actor = actorOf(play, entity);
        add({ action: { type: desk.hasBond(play, entity) ? 'payoff_loan' : 'take_loan', ...actor, loan: BOND } });
        add({ action: { type: 'pass', ...actor } });
      },
      apply(play, action, entity) {
        if (action.type === 'take_loan') {
          desk.note(play, entity, true);
          payIfAny(play, BANK, entity, desk.value, 'bonds.issue');
          move(play, entity, desk.issueMove);
        } else if (action.type === 'payoff_loan') {
          payIfAny(play, entity, BANK, desk.value, 'bonds.repay');
          desk.note(play, entity, false);
          move(play, entity, desk.repayMove);
        }
        markPassed(play, step);
      },
    };
    return step;
  };
