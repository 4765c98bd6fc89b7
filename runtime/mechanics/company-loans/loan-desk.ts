/** Where loans are taken during a turn and paid back at its end. */
import { actorOf } from '../../kernel/actor.ts';
import { markPassed } from '../../kernel/engine.ts';
import type { Play } from '../../kernel/play.ts';
import type { Step, StepFactory } from '../../kernel/round.ts';
import { BANK } from '../../kernel/state.ts';
import type { EntityId } from '../../kernel/state.ts';
import { demand, objection } from '../../kernel/violation.ts';
import { cashOf, pay } from '../../core/bank.ts';
import { loanLimit, loanPool, loansOf, returnLoans, takeLoan } from '../../core/loans.ts';
import type { Lending } from './lending.ts';

const NOTHING: readonly string[] = [];

export const loanDesk =
  ({ value, amount, takeObjection }: Lending): StepFactory =>
  (id, options) => {
    const isEnd = (play: Play): boolean => play.state.round.passed[String(options.after)] === true;
    const canPayOff = (play: Play, operator: EntityId): boolean =>
      isEnd(play) && loansOf(play, operator).length > 0 && cashOf(play, operator) >= value;

    const step: Step = {
      id,
      name: '',
      blocking: true,
      types: ['take_loan', 'payoff_loan', 'pass'],
      blocksNow: isEnd,
      actors: (play) => (play.current === undefined ? [] : [play.current]),
      offers(play, entity) {
        if (entity !== play.current) return NOTHING;
        const offered: string[] = [];
        if (takeObjection(play, entity) === null) offered.push('take_loan');
        if (canPayOff(play, entity)) offered.push('payoff_loan');
        const overLimit = loansOf(play, entity).length > loanLimit(play, entity);
        if (isEnd(play) && (offered.length > 0 || overLimit)) offered.push('pass');
        return offered;
      },
      whyNot(play, type, entity) {
        if (entity !== play.current) return null;
        if (type === 'take_loan') return takeObjection(play, entity);
        if (type !== 'payoff_loan') return null;
        if (!isEnd(play)) return objection('loan.payoff-time', 'Loans are paid back at the end of the turn.');
        return loansOf(play, entity).length === 0
          ? objection('loan.unknown', `${entity} has no loan.`)
          : objection('loan.cash', `${entity} has ${cashOf(play, entity)}, a loan is ${value}.`);
      },
      list(play, entity, add) {
        const actor = actorOf(play, entity);
        const next = loanPool(play)[0];
        if (next !== undefined && takeObjection(play, entity) === null)
          add({ action: { type: 'take_loan', ...actor, loan: next } });
        if (canPayOff(play, entity)) {
          for (const loan of loansOf(play, entity)) add({ action: { type: 'payoff_loan', ...actor, loan } });
        }
        if (isEnd(play)) add({ action: { type: 'pass', ...actor } });
      },
      apply(play, action, entity) {
        if (action.type === 'pass') markPassed(play, step);
        else if (action.type === 'take_loan') {
          demand(takeObjection(play, entity));
          const brings = amount(play, entity);
          takeLoan(play, entity, action.loan);
          pay(play, BANK, entity, brings, 'loan.take');
        } else if (action.type === 'payoff_loan') {
          returnLoans(play, entity, [action.loan]);
          pay(play, entity, BANK, value, 'loan.payoff');
        }
      },
    };
    return step;
  };
