/** An operator places one of its tokens in a city that its track reaches (core rules 8.9). */
import { actorOf } from '../kernel/actor.ts';
import { markPassed } from '../kernel/engine.ts';
import { passValue } from '../kernel/hooks.ts';
import type { Play } from '../kernel/play.ts';
import type { Step, StepFactory } from '../kernel/round.ts';
import { BANK } from '../kernel/state.ts';
import type { EntityId } from '../kernel/state.ts';
import { demand, refuse } from '../kernel/violation.ts';
import { askingCash, cashOf, payIfAny } from '../core/bank.ts';
import { cityId, hexInfo, parseCityId } from '../core/map/hexes.ts';
import { checkToken, listTokenSpots, placeToken, tokenPossible } from '../core/map/tokens.ts';
import { nextToken, noteTokenPlaced, startTokens, tokenPlacedThisTurn, tokenPrice } from '../core/token-turn.ts';

const TYPES = ['place_token', 'pass'] as const;
const NOTHING: readonly string[] = [];

/** A power may place the next token for less than its own price. */
const cheapest = (play: Play, operator: EntityId, price: number): number =>
  passValue(play, 'cheapestToken', price, { operator });

const canPlace = (play: Play, operator: EntityId): boolean => {
  if (tokenPlacedThisTurn(play)) return false;
  const token = nextToken(play, operator);
  return (
    token !== null &&
    cheapest(play, operator, token.price) <= askingCash(play, operator) &&
    (tokenPossible(play, operator) || passValue(play, 'tokenStaysOpen', false, { operator }))
  );
};

export const token: StepFactory = (id) => {
  const step: Step = {
    id,
    name: 'token',
    blocking: true,
    types: TYPES,
    setUp: startTokens,
    offers: (play, entity) => (entity === play.current && canPlace(play, entity) ? TYPES : NOTHING),
    list(play, entity, add) {
      const actor = actorOf(play, entity);
      const next = nextToken(play, entity);
      if (next !== null) {
        for (const spot of listTokenSpots(play, entity)) {
          if (tokenPrice(play, entity, next.index, spot.hex) > cashOf(play, entity)) continue;
          add({ action: { type: 'place_token', ...actor, city: cityId(play, hexInfo(play, spot.hex), spot.city) } });
        }
      }
      add({ action: { type: 'pass', ...actor } });
    },
    apply(play, action, entity) {
      if (action.type === 'pass') return markPassed(play, step);
      if (action.type !== 'place_token') return;
      const spot = parseCityId(play, action.city);
      const next = nextToken(play, entity);
      if (spot === null) return refuse('token.city', `There is no city ${action.city}.`);
      if (next === null) return refuse('token.none', `${entity} has no token left.`);
      const { hex } = spot;
      demand(checkToken(play, { corporation: entity, tokenIndex: next.index, hex: hex.id, city: spot.city }));
      const price = tokenPrice(play, entity, next.index, hex.id);
      payIfAny(play, entity, BANK, price, 'token.price');
      placeToken(play, {
        corporation: entity,
        tokenIndex: next.index,
        hex: hex.id,
        city: spot.city,
        rule: 'token.place',
      });
      noteTokenPlaced(play);
      markPassed(play, step);
    },
  };
  return step;
};
