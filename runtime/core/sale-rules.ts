/** Whether shares may be sold (core rules 7.3): what holds in stock rounds and in emergencies alike, then the turn's own. */
import type { Bundle } from '../kernel/hooks.ts';
import { askVerdict } from '../kernel/hooks.ts';
import type { Play } from '../kernel/play.ts';
import type { EntityId } from '../kernel/state.ts';
import type { Objection } from '../kernel/violation.ts';
import { objection } from '../kernel/violation.ts';
import { hasPresident, isOffered, offeredBundles } from './bundles.ts';
import { isOverHoldingLimit, poolObjection, roomOf } from './certificate-limit.ts';
import { presidentOf } from './operators.ts';
import { corporationState, highestOther, percentOf, presidentPercent } from './shares.ts';
import { boughtPercent, hasBought, hasSoldThenBought, soldWhen } from './stock-memory.ts';

const hasOperated = (play: Play, corporation: EntityId): boolean => corporationState(play, corporation).operated > 0;

const isTime = (play: Play, seller: EntityId, { corporation, percent }: Bundle): boolean => {
  const { round, turn } = play.state;
  switch (play.rules.policies.sales.after) {
    case 'first':
      return turn > 1 || round.kind === 'operating';
    case 'operate':
      return hasOperated(play, corporation);
    case 'after_sr_floated':
      return hasOperated(play, corporation) || round.kind === 'operating';
    case 'p_any_operate':
      return hasOperated(play, corporation) || presidentOf(play, corporation) === seller;
    case 'full_or_turn': {
      const operating = round.kind === 'operating' && play.current === corporation;
      return corporationState(play, corporation).operated > (operating ? 1 : 0);
    }
    case 'round': {
      const held = percentOf(play, corporation, seller) - boughtPercent(play, seller, corporation);
      return round.kind !== 'stock' || held >= percent;
    }
    case 'any_time':
      return true;
  }
};

/** The president's certificate finds a successor, or may lie in the pool. */
const canDump = (play: Play, seller: EntityId, bundle: Bundle): boolean =>
  !hasPresident(bundle) ||
  play.rules.policies.sales.presidentToPool ||
  highestOther(play, bundle.corporation, seller) >= presidentPercent(play, bundle.corporation);

/** What forbids a sale at any time of the game. */
export const saleObjection = (play: Play, seller: EntityId, bundle: Bundle): Objection | null => {
  const { corporation } = bundle;
  if (bundle.owner !== seller) return objection('stock.sell.owner', () => `${seller} does not own these certificates.`);
  if (!isTime(play, seller, bundle)) {
    return objection('stock.sell.time', () => `Shares of ${corporation} cannot be sold yet.`);
  }
  const pool = poolObjection(play, bundle);
  if (pool !== null) return pool;
  if (!canDump(play, seller, bundle)) {
    return objection(
      'stock.sell.president',
      () => `Nobody could take over the president's certificate of ${corporation}.`,
    );
  }
  return askVerdict(play, 'maySellShares', { seller, bundle });
};

/** A bundle that an action names must be one that can be put up at all. */
export const bundleObjection = (play: Play, seller: EntityId, bundle: Bundle): Objection | null =>
  bundle.owner !== seller || isOffered(play, seller, bundle)
    ? null
    : objection('stock.sell.bundle', "The president's certificate is sold last, with all others of the corporation.");

const orderObjection = (play: Play): Objection | null => {
  switch (play.rules.policies.sales.order) {
    case 'sell_buy_sell':
      return null;
    case 'sell_buy':
      return hasBought(play) ? objection('stock.sell.order', 'Nothing is sold after a purchase.') : null;
    case 'sell_buy_or_buy_sell':
      return hasSoldThenBought(play)
        ? objection('stock.sell.order', 'Who has sold and then bought sells no more in this turn.')
        : null;
  }
};

const turnObjection = (play: Play, seller: EntityId, bundle: Bundle): Objection | null => {
  if (play.rules.policies.sales.inBlocks && soldWhen(play, seller, bundle.corporation) === 'now') {
    return objection(
      'stock.sell.block',
      () => `${bundle.corporation} has been sold in this turn already: one block a turn.`,
    );
  }
  return orderObjection(play);
};

/** What forbids a sale in a turn of the stock round. */
export const turnSaleObjection = (play: Play, seller: EntityId, bundle: Bundle): Objection | null =>
  turnObjection(play, seller, bundle) ?? saleObjection(play, seller, bundle);

/** Bundles of one corporation that the player in turn may sell now. */
export const sellableBundles = (play: Play, seller: EntityId, corporation: EntityId): readonly Bundle[] => {
  if (!corporationState(play, corporation).started) return [];
  return offeredBundles(play, seller, corporation).filter((b) => turnSaleObjection(play, seller, b) === null);
};

const canSellSome = (play: Play, seller: EntityId, corporation: EntityId): boolean => {
  if (!corporationState(play, corporation).started) return false;
  for (const bundle of offeredBundles(play, seller, corporation)) {
    if (turnSaleObjection(play, seller, bundle) === null) return true;
  }
  return false;
};

export const canSellAny = (play: Play, seller: EntityId): boolean => {
  if (orderObjection(play) !== null) return false;
  for (const { entity } of play.rules.corporations) if (canSellSome(play, seller, entity)) return true;
  return false;
};

/** He is over a limit and can sell: he may do nothing else. */
export const mustSell = (play: Play, player: EntityId): boolean => {
  for (const { entity } of play.rules.corporations) {
    if (isOverHoldingLimit(play, player, entity) && canSellSome(play, player, entity)) return true;
  }
  return roomOf(play, player).certificates < 0 && canSellAny(play, player);
};
