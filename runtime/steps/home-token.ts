/** A token that waits for its city to be chosen: a home with several cities, or one whose hex got its first track (core rules 8.7). */
import { actorOf } from '../kernel/actor.ts';
import type { Play } from '../kernel/play.ts';
import type { StepFactory } from '../kernel/round.ts';
import { demand, refuse } from '../kernel/violation.ts';
import { cityId, hexInfo, hexState, parseCityId } from '../core/map/hexes.ts';
import { checkToken, placeToken } from '../core/map/tokens.ts';
import { dropPendingToken, pendingTokens } from '../core/pending-token.ts';
import type { PendingToken } from '../core/pending-token.ts';

const TYPES = ['place_token'] as const;
const NOTHING: readonly string[] = [];

const first = (play: Play): PendingToken | undefined => pendingTokens(play)[0];

const objectionTo = (play: Play, pending: PendingToken, hex: string, city: number) =>
  checkToken(play, { corporation: pending.corporation, tokenIndex: pending.token, hex, city, free: true });

export const homeToken: StepFactory = (id) => ({
  id,
  name: '',
  blocking: true,
  types: TYPES,
  active: (play) => first(play) !== undefined,
  waiting(play) {
    const pending = first(play);
    return pending === undefined ? [] : [pending.chooser];
  },
  offers: (play, entity) => (first(play)?.chooser === entity ? TYPES : NOTHING),
  list(play, entity, add) {
    const pending = first(play);
    if (pending === undefined) return;
    for (const hex of pending.hexes) {
      for (const city of hexState(play, hex).cities.keys()) {
        if (objectionTo(play, pending, hex, city) !== null) continue;
        add({
          action: { type: 'place_token', ...actorOf(play, entity), city: cityId(play, hexInfo(play, hex), city) },
        });
      }
    }
  },
  apply(play, action) {
    const pending = first(play);
    if (pending === undefined || action.type !== 'place_token') return;
    const spot = parseCityId(play, action.city);
    if (spot === null || !pending.hexes.includes(spot.hex.id)) {
      return refuse('token.home-hex', `The token goes to ${pending.hexes.join(' or ')}.`);
    }
    demand(objectionTo(play, pending, spot.hex.id, spot.city));
    placeToken(play, {
      corporation: pending.corporation,
      tokenIndex: pending.token,
      hex: spot.hex.id,
      city: spot.city,
      rule: 'token.home',
    });
    dropPendingToken(play);
  },
});
