/** One issue or one redemption a turn, or none. */
import { actorOf } from '../../kernel/actor.ts';
import { markPassed } from '../../kernel/engine.ts';
import type { Bundle } from '../../kernel/hooks.ts';
import type { Play } from '../../kernel/play.ts';
import type { Step, StepFactory } from '../../kernel/round.ts';
import { POOL } from '../../kernel/state.ts';
import type { EntityId } from '../../kernel/state.ts';
import { refuse } from '../../kernel/violation.ts';
import { cashOf } from '../../core/bank.ts';
import { bundleFields, bundleOf, isOffered, namedBundle, offeredBundles } from '../../core/bundles.ts';
import { buyShares } from '../../core/buy-shares.ts';
import { poolObjection } from '../../core/certificate-limit.ts';
import { sellShares } from '../../core/sell-shares.ts';
import { bundlePrice } from '../../core/share-price.ts';
import { buyableOf, corporationState } from '../../core/shares.ts';

const TYPES = ['sell_shares', 'buy_shares', 'pass'] as const;
const NOTHING: readonly string[] = [];

const issues = (play: Play, corporation: EntityId): readonly Bundle[] =>
  offeredBundles(play, corporation, corporation).filter((bundle) => poolObjection(play, bundle) === null);

/** One certificate of each size that lies in the pool and can be paid. */
const redemptions = (play: Play, corporation: EntityId): readonly Bundle[] => {
  const found: Bundle[] = [];
  for (const c of buyableOf(play, corporation, POOL)) {
    const bundle = bundleOf([c], POOL);
    if (!found.some((b) => b.percent === c.percent) && bundlePrice(play, bundle) <= cashOf(play, corporation))
      found.push(bundle);
  }
  return found;
};

export const issueRedeemStep =
  (fromTurn: number, movesPrice: boolean): StepFactory =>
  (id) => {
    const isTime = (play: Play, corporation: EntityId): boolean =>
      corporationState(play, corporation).operated >= fromTurn;
    const step: Step = {
      id,
      name: '',
      blocking: true,
      types: TYPES,
      offers(play, entity) {
        if (entity !== play.current || !isTime(play, entity)) return NOTHING;
        const sells = issues(play, entity).length > 0;
        const buys = redemptions(play, entity).length > 0;
        return sells ? (buys ? TYPES : ['sell_shares', 'pass']) : buys ? ['buy_shares', 'pass'] : NOTHING;
      },
      list(play, entity, add) {
        const actor = actorOf(play, entity);
        for (const bundle of issues(play, entity))
          add({ action: { type: 'sell_shares', ...actor, ...bundleFields(bundle) } });
        for (const bundle of redemptions(play, entity))
          add({ action: { type: 'buy_shares', ...actor, ...bundleFields(bundle) } });
        add({ action: { type: 'pass', ...actor } });
      },
      apply(play, action, entity) {
        if (action.type === 'sell_shares')
          issue(play, entity, namedBundle(play, action.shares, action.percent), movesPrice);
        else if (action.type === 'buy_shares') redeem(play, entity, namedBundle(play, action.shares, action.percent));
        markPassed(play, step);
      },
    };
    return step;
  };

const issue = (play: Play, corporation: EntityId, bundle: Bundle, movesPrice: boolean): void => {
  if (bundle.owner !== corporation || bundle.corporation !== corporation) {
    refuse('issue.own', `${corporation} issues shares of its own treasury only.`);
  }
  if (!isOffered(play, corporation, bundle) || poolObjection(play, bundle) !== null) {
    refuse('issue.bundle', `${bundle.certificates.map((c) => c.id).join(', ')} cannot be issued together now.`);
  }
  sellShares(play, bundle, { rule: 'issue.sell', movesPrice });
};

const redeem = (play: Play, corporation: EntityId, bundle: Bundle): void => {
  const buyable = buyableOf(play, corporation, POOL).map((c) => c.id);
  if (bundle.certificates.length !== 1 || !bundle.certificates.every((c) => buyable.includes(c.id))) {
    refuse('redeem.one', `${corporation} buys back one certificate of its own that lies in the pool.`);
  }
  if (bundlePrice(play, bundle) > cashOf(play, corporation))
    refuse('redeem.cash', `${corporation} cannot pay ${bundlePrice(play, bundle)}.`);
  buyShares(play, corporation, bundle, { rule: 'redeem.one' });
};
