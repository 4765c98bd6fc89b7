/** What players say beside their turns: programs and messages, which are taken at any time. */
import type { Action } from '../kernel/actions.ts';
import type { Game } from '../kernel/game.ts';

const pick = <T>(items: readonly T[], random: () => number): T | undefined =>
  items[Math.floor(random() * items.length)];

/** A program, the end of one, or a message, by any player: legal in every state before the end. */
export const randomProgram = (game: Game, random: () => number): Action => {
  const player = pick(game.state.players, random);
  const actor = { entity: player?.id ?? 0, entity_type: 'player' as const };
  const chance = (): boolean => random() < 0.5;
  const corporation = pick(
    game.rules.corporations.filter((c) => !c.minor),
    random,
  )?.id;
  const company = pick(game.rules.privates, random)?.id;
  const roll = random();
  if (roll < 0.3 && corporation !== undefined) {
    const until_condition = chance() ? 'float' : 1 + Math.floor(random() * 6);
    return {
      type: 'program_buy_shares',
      ...actor,
      corporation,
      until_condition,
      from_market: chance(),
      auto_pass_after: chance(),
    };
  }
  if (roll < 0.6 && company !== undefined) {
    const limits = {
      enable_maximum_bid: chance(),
      maximum_bid: Math.floor(random() * 300),
      enable_buy_price: chance(),
      buy_price: Math.floor(random() * 200),
    };
    return { type: 'program_auction_bid', ...actor, bid_target: company, ...limits, auto_pass_after: chance() };
  }
  if (roll < 0.8) return { type: 'program_share_pass', ...actor, unconditional: chance(), indefinite: chance() };
  if (roll < 0.9) return { type: 'program_disable', ...actor };
  return { type: 'message', ...actor, message: 'Your turn.' };
};
