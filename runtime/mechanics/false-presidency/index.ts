/**
 * A presidency of one share (1856, after the nationalization): the president's certificate counts half until its other
 * share is bought.
 */
import { defineMechanic } from '../../kernel/mechanic.ts';
import type { Play } from '../../kernel/play.ts';
import type { EntityId } from '../../kernel/state.ts';
import { objection } from '../../kernel/violation.ts';
import { complete } from './complete.ts';
import { manifest } from './manifest.ts';
import { cannotRaise } from './solvency.ts';

/** Whose presidency is a false one. */
export interface FalsePresidency {
  readonly player: EntityId;
  readonly corporation: EntityId;
}

export const falsePresidency = defineMechanic({
  manifest,
  behave: ({ id }) => {
    const read = (play: Play): FalsePresidency | null =>
      (play.state.slices[id]?.present as FalsePresidency | null) ?? null;
    const bound = (play: Play, player: EntityId): boolean =>
      read(play)?.player === player && play.state.round.kind === 'stock';
    const only = (play: Play, player: EntityId) =>
      bound(play, player)
        ? objection('false-president.buy', `${player} must buy a share of ${read(play)?.corporation ?? ''} first.`)
        : null;
    return {
      state: () => ({ present: null }),
      hooks: {
        corporationFormed(play, { corporation, president, shares }) {
          if (president !== null && shares === 1)
            play.set(['slices', id, 'present'], { player: president, corporation });
        },
        mayPass: (play, { player }) => only(play, player),
        mayPar: (play, { player }) => only(play, player),
        mayBuyShares: (play, { buyer, bundle }) =>
          bundle.corporation === read(play)?.corporation ? null : only(play, buyer),
        purchase(play, bundle, { buyer }) {
          const present = read(play);
          if (bundle === null || present === null || bundle.corporation !== present.corporation) return bundle;
          if (!complete(play, present, buyer, bundle)) return bundle;
          play.set(['slices', id, 'present'], null);
          return null;
        },
        endReason(play, holds, { reason }) {
          const present = read(play);
          if (holds || reason !== 'bankrupt' || present === null || play.current !== present.player) return holds;
          return play.state.round.kind === 'stock' && cannotRaise(play, present);
        },
      },
    };
  },
});
