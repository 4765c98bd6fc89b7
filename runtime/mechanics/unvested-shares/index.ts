/** A purchase binds for a turn (1856). Starting a corporation does not. */
import { defineMechanic } from '../../kernel/mechanic.ts';
import type { Play } from '../../kernel/play.ts';
import { isPlayer } from '../../kernel/state.ts';
import type { EntityId } from '../../kernel/state.ts';
import { objection } from '../../kernel/violation.ts';
import { percentOf, shareSizeOf } from '../../core/shares.ts';
import { manifest } from './manifest.ts';

type Unvested = Readonly<Record<EntityId, EntityId>>;

const unvested = (play: Play): Unvested => (play.state.round.memory.unvested as Unvested | undefined) ?? {};

export const unvestedShares = defineMechanic({
  manifest,
  behave: () => ({
    hooks: {
      actionTaken(play, { action, entity }) {
        if (action.type !== 'buy_shares' || play.state.round.kind !== 'stock' || !isPlayer(entity)) return;
        const corporation = play.rules.certificate.get(action.shares[0] ?? '')?.corporation;
        if (corporation !== undefined)
          play.set(['round', 'memory', 'unvested'], { ...unvested(play), [entity]: corporation });
      },
      playerTurnStarted(play, { player }) {
        const { [player]: bound, ...others } = unvested(play);
        if (bound !== undefined) play.set(['round', 'memory', 'unvested'], others);
      },
      maySellShares(play, { seller, bundle: { corporation, percent } }) {
        if (unvested(play)[seller] !== corporation) return null;
        return percentOf(play, corporation, seller) - percent >= shareSizeOf(play, corporation)
          ? null
          : objection('unvested.keep', `${seller} has just bought shares of ${corporation} and keeps one.`);
      },
    },
  }),
});
