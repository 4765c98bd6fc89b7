/**
 * Programs that players leave behind (core rules 2.5). Here they are only kept and dropped; what they would do for the
 * player in turn is `automaticActions` in core/programs.ts.
 */
import type { Action } from './actions.ts';
import type { Play } from './play.ts';
import { isPlayer } from './state.ts';
import type { EntityId, Program } from './state.ts';
import { refuse } from './violation.ts';

/** A new program replaces the player's previous one. Of the action only what a program is made of is kept. */
export const storeProgram = (play: Play, player: EntityId, action: Action): void => {
  if (!isPlayer(player)) refuse('action.entity', 'Only players leave programs behind.');
  const given = action as unknown as Readonly<Record<string, unknown>>;
  const fields = Object.keys(play.rules.actions.get(action.type) ?? {}).filter((name) => given[name] !== undefined);
  const program: Program = {
    type: action.type,
    ...Object.fromEntries(fields.map((name) => [name, structuredClone(given[name])])),
  };
  play.set(['programs', player], [program]);
};

export const removePrograms = (play: Play, player: EntityId): void => {
  if (play.state.programs[player] !== undefined) play.set(['programs', player], undefined);
};

const outlives = (program: Program, roundKind: string): boolean => {
  switch (program.type) {
    case 'program_buy_shares':
      return roundKind === 'stock';
    case 'program_share_pass':
      return roundKind === 'stock' || program.indefinite === true;
    case 'program_auction_bid':
      return roundKind === 'auction';
    default:
      return true;
  }
};

/** At each change of round: what has no meaning in the new one is gone. */
export const dropOutdatedPrograms = (play: Play): void => {
  for (const [player, programs] of Object.entries(play.state.programs)) {
    const kept = programs.filter((p) => outlives(p, play.state.round.kind));
    if (kept.length !== programs.length) play.set(['programs', player], kept.length === 0 ? undefined : kept);
  }
};
