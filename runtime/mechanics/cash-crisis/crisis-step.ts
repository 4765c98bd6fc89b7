/** The president in debt sells; until he owes nothing, nobody else is asked. */
import { actorOf } from '../../kernel/actor.ts';
import type { StepFactory } from '../../kernel/round.ts';
import { demand } from '../../kernel/violation.ts';
import { bundleFields, namedBundle } from '../../core/bundles.ts';
import { resortOperators } from '../../core/operators.ts';
import { bundleObjection } from '../../core/sale-rules.ts';
import { sellShares } from '../../core/sell-shares.ts';
import { crisisBundles, crisisObjection, debtor } from './crisis.ts';

const TYPES = ['sell_shares'] as const;
const NOTHING: readonly string[] = [];

export const crisisStep: StepFactory = (id) => ({
  id,
  name: '',
  blocking: true,
  types: TYPES,
  active: (play) => debtor(play) !== null,
  waiting(play) {
    const player = debtor(play);
    return player === null ? [] : [player];
  },
  offers: (play, entity) => (entity === debtor(play) ? TYPES : NOTHING),
  list(play, entity, add) {
    for (const bundle of crisisBundles(play, entity)) {
      add({ action: { type: 'sell_shares', ...actorOf(play, entity), ...bundleFields(bundle) } });
    }
  },
  apply(play, action, entity) {
    if (action.type !== 'sell_shares') return;
    const bundle = namedBundle(play, action.shares, action.percent);
    demand(bundleObjection(play, entity, bundle) ?? crisisObjection(play, entity, bundle));
    sellShares(play, bundle, { rule: 'emergency.sell' });
    resortOperators(play);
  },
});
