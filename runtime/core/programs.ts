/**
 * What programs do for the player in turn (core rules 2.5). Live play asks after every action, plays what it is told,
 * and asks again until there is nothing; a replay finds it all written in the log.
 */
import { actorOf } from '../kernel/actor.ts';
import type { Action, Legal } from '../kernel/actions.ts';
import { offersOf, waitingFor, waitingStep } from '../kernel/engine.ts';
import type { Play } from '../kernel/play.ts';
import type { Step } from '../kernel/round.ts';
import { BANK, POOL } from '../kernel/state.ts';
import type { EntityId, Program } from '../kernel/state.ts';
import { bidsOn, highestBid } from './auction-bids.ts';
import { ownerOf } from './privates.ts';
import { certificate, corporationState, holderOf, percentOf, sharesIn } from './shares.ts';
import { hasBought } from './stock-memory.ts';

interface Asked {
  readonly player: EntityId;
  readonly step: Step;
  readonly offers: readonly string[];
  readonly program: Program;
}

const NOTHING: readonly Action[] = [];

const pass = (play: Play, { player }: Asked): Action => ({ type: 'pass', ...actorOf(play, player) });

const disable = (play: Play, { player, program }: Asked, reason: string): Action => ({
  type: 'program_disable',
  ...actorOf(play, player),
  reason,
  original_type: program.type,
});

const legalOf = <T extends Action['type']>(play: Play, { player, step }: Asked, type: T): readonly Legal[] => {
  const found: Legal[] = [];
  step.list(play, player, (legal) => {
    if (legal.action.type === type) found.push(legal);
  });
  return found;
};

const sharePass = (play: Play, asked: Asked): readonly Action[] => {
  const { program, offers } = asked;
  if (program.unconditional !== true) {
    if (program.alarm !== undefined) return [disable(play, asked, `Others acted: ${String(program.alarm)}`)];
    if (offers.includes('sell_shares') && !offers.includes('pass'))
      return [disable(play, asked, 'Shares must be sold')];
  }
  return offers.includes('pass') ? [pass(play, asked)] : NOTHING;
};

const conditionHolds = (play: Play, { player, program }: Asked, corporation: EntityId): boolean => {
  const until = program.until_condition;
  if (until === 'float') return corporationState(play, corporation).floated;
  return sharesIn(play, corporation, percentOf(play, corporation, player)) >= Number(until);
};

/** A purchase of one certificate of the wanted corporation from the wanted place. */
const wantedPurchase = (play: Play, asked: Asked, corporation: EntityId): Action | undefined => {
  for (const { action } of legalOf(play, asked, 'buy_shares')) {
    if (action.type !== 'buy_shares') continue;
    const id = action.shares[0];
    if (id === undefined || certificate(play, id).corporation !== corporation) continue;
    const fromPool = holderOf(play, id) === POOL;
    if (fromPool === (asked.program.from_market === true)) return action;
  }
  return undefined;
};

const buyUntil = (play: Play, asked: Asked): readonly Action[] => {
  const { program, player, offers } = asked;
  const corporation: EntityId = `corporation:${String(program.corporation)}`;
  const bought = hasBought(play);
  if (conditionHolds(play, asked, corporation)) {
    const justFloated = bought && program.until_condition === 'float';
    const actions: Action[] = [disable(play, asked, 'The condition is met')];
    if (program.auto_pass_after === true) actions.push({ type: 'program_share_pass', ...actorOf(play, player) });
    if (bought && !justFloated && offers.includes('pass')) actions.push(pass(play, asked));
    return actions;
  }
  if (bought) return offers.includes('pass') ? [pass(play, asked)] : NOTHING;
  const purchase = offers.includes('buy_shares') ? wantedPurchase(play, asked, corporation) : undefined;
  return [purchase ?? disable(play, asked, 'The share cannot be bought')];
};

const bidFor = (play: Play, asked: Asked): readonly Action[] => {
  const { program, player, offers } = asked;
  const company = String(program.bid_target);
  if (ownerOf(play, company) !== BANK) {
    const after: Action[] = [disable(play, asked, 'The company is sold')];
    if (program.auto_pass_after === true && offers.includes('pass')) after.push(pass(play, asked));
    return after;
  }
  const legal = legalOf(play, asked, 'bid').find(({ action }) => action.type === 'bid' && action.company === company);
  const offer = legal?.action;
  if (offer?.type === 'bid') {
    const isPurchase = legal?.range === undefined && bidsOn(play, company).length === 0;
    const limit = isPurchase
      ? program.enable_buy_price === true
        ? Number(program.buy_price)
        : -1
      : program.enable_maximum_bid === true
        ? Number(program.maximum_bid)
        : -1;
    const leads = highestBid(play, company)?.player === player;
    if (!leads && offer.price <= limit) return [offer];
    if (!leads && !isPurchase && limit >= 0) return [disable(play, asked, 'The bid would be too high')];
  }
  return offers.includes('pass') ? [pass(play, asked)] : NOTHING;
};

/** Next actions of the waiting player's program, in order; empty where he has none or it leaves the decision to him. */
export const automaticActions = (play: Play): readonly Action[] => {
  const step = play.state.finished ? null : waitingStep(play);
  const player = step === null ? undefined : waitingFor(play, step)[0];
  const program = player === undefined ? undefined : play.state.programs[player]?.at(-1);
  if (step === null || player === undefined || program === undefined) return NOTHING;
  const asked: Asked = { player, step, offers: offersOf(play, step, player), program };
  switch (program.type) {
    case 'program_share_pass':
      return play.state.round.kind === 'stock' ? sharePass(play, asked) : NOTHING;
    case 'program_buy_shares':
      return play.state.round.kind === 'stock' ? buyUntil(play, asked) : NOTHING;
    case 'program_auction_bid':
      return play.state.round.kind === 'auction' ? bidFor(play, asked) : NOTHING;
    default:
      return NOTHING;
  }
};
