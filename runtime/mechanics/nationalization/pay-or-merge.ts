/** The president of each corporation with loans pays them, or lets it be taken over. */
import { actorOf } from '../../kernel/actor.ts';
import type { Play } from '../../kernel/play.ts';
import type { StepFactory } from '../../kernel/round.ts';
import { BANK, bareId } from '../../kernel/state.ts';
import type { EntityId } from '../../kernel/state.ts';
import { refuse } from '../../kernel/violation.ts';
import { cashOf, payIfAny } from '../../core/bank.ts';
import { loansOf, returnLoans } from '../../core/loans.ts';
import { presidentOf } from '../../core/operators.ts';
import { form } from './formation.ts';
import type { Scheme } from './slice.ts';
import { takeOver } from './take-over.ts';

const TYPES = ['merge', 'pass'] as const;
const NOTHING: readonly string[] = [];

export const payOrMerge = (scheme: Scheme): StepFactory => {
  const asked = (play: Play): EntityId | undefined => scheme.read(play).candidates[0];

  const missing = (play: Play, corporation: EntityId): number =>
    loansOf(play, corporation).length * scheme.options.loanValue - cashOf(play, corporation);

  const canPay = (play: Play, corporation: EntityId): boolean => {
    const president = presidentOf(play, corporation);
    return president !== null && cashOf(play, president) >= missing(play, corporation);
  };

  const payLoans = (play: Play, corporation: EntityId): void => {
    const president = presidentOf(play, corporation);
    const rest = missing(play, corporation);
    if (president === null || !canPay(play, corporation)) {
      return refuse(
        'nationalization.president-cash',
        `The president of ${corporation} has not got the ${rest} that are missing.`,
      );
    }
    payIfAny(play, corporation, BANK, cashOf(play, corporation), 'nationalization.repay');
    payIfAny(play, president, BANK, rest, 'nationalization.president-pays');
    returnLoans(play, corporation, loansOf(play, corporation));
  };

  const answered = (play: Play): void => {
    scheme.write(play, { candidates: scheme.read(play).candidates.slice(1) });
    if (scheme.read(play).candidates.length === 0) form(play, scheme);
  };

  return (id) => ({
    id,
    name: '',
    blocking: true,
    types: TYPES,
    active: (play) => asked(play) !== undefined,
    waiting(play) {
      const corporation = asked(play);
      return corporation === undefined ? [] : [corporation];
    },
    offers: (play, entity) => (entity === asked(play) ? TYPES : NOTHING),
    list(play, entity, add) {
      const actor = actorOf(play, entity);
      add({ action: { type: 'merge', ...actor, corporation: bareId(entity) } });
      if (canPay(play, entity)) add({ action: { type: 'pass', ...actor } });
    },
    apply(play, action, entity) {
      if (action.type === 'pass') payLoans(play, entity);
      else if (action.type === 'merge') {
        if (`corporation:${action.corporation}` !== entity)
          refuse('nationalization.own', `${bareId(entity)} is asked, not ${action.corporation}.`);
        takeOver(play, scheme, entity);
      }
      answered(play);
    },
  });
};
