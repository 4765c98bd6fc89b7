/** A corporation could not pay its interest: its president pays, and sells shares for it if he must. */
import { actorOf } from '../../kernel/actor.ts';
import type { Play } from '../../kernel/play.ts';
import type { StepFactory } from '../../kernel/round.ts';
import { isPlayer } from '../../kernel/state.ts';
import type { EntityId } from '../../kernel/state.ts';
import { demand, refuse } from '../../kernel/violation.ts';
import { cashOf, pay } from '../../core/bank.ts';
import { bundleFields, namedBundle } from '../../core/bundles.ts';
import { presidentOf, resortOperators } from '../../core/operators.ts';
import { bundleObjection } from '../../core/sale-rules.ts';
import { sellShares } from '../../core/sell-shares.ts';
import { debtOf, debtor, saleForDebt, salesForDebt } from './debt.ts';

const CORPORATION = ['payoff_debt'] as const;
const PAY = ['payoff_debt'] as const;
const SELL = ['sell_shares'] as const;
const NOTHING: readonly string[] = [];

/** The corporation that owes, and the president who answers for it. */
const answering = (play: Play): { readonly corporation: EntityId; readonly president: EntityId } | null => {
  const corporation = debtor(play);
  const president = corporation === null ? null : presidentOf(play, corporation);
  return corporation === null || president === null || !isPlayer(president) ? null : { corporation, president };
};

export const debtStep: StepFactory = (id) => ({
  id,
  name: '',
  blocking: true,
  types: ['sell_shares', 'payoff_debt'],
  active: (play) => answering(play) !== null,
  waiting(play) {
    const found = answering(play);
    return found === null ? [] : [found.corporation];
  },
  actors(play) {
    const found = answering(play);
    return found === null ? [] : [found.president];
  },
  offers(play, entity) {
    const found = answering(play);
    // Play waits for the corporation; it is the president who acts.
    if (found?.corporation === entity) return CORPORATION;
    if (found?.president !== entity) return NOTHING;
    return debtOf(play, found.corporation, entity) > 0 ? SELL : PAY;
  },
  list(play, entity, add) {
    const found = answering(play);
    if (found === null) return;
    const actor = actorOf(play, entity);
    if (debtOf(play, found.corporation, entity) <= 0) add({ action: { type: 'payoff_debt', ...actor } });
    else
      for (const bundle of salesForDebt(play, found.corporation, entity))
        add({ action: { type: 'sell_shares', ...actor, ...bundleFields(bundle) } });
  },
  apply(play, action, entity) {
    const found = answering(play);
    if (found === null) return;
    const { corporation, president } = found;
    if (entity !== president) refuse('bonds.debt', `${president} pays for ${corporation}.`);
    if (action.type === 'payoff_debt') {
      pay(play, president, corporation, -cashOf(play, corporation), 'bonds.debt');
    } else if (action.type === 'sell_shares') {
      const bundle = namedBundle(play, action.shares, action.percent);
      demand(bundleObjection(play, president, bundle) ?? saleForDebt(play, corporation, president, bundle));
      sellShares(play, bundle, { rule: 'bonds.sell' });
      resortOperators(play);
    }
  },
});
