/** The operator is asked in each of its turns, whether or not there is a station to be had. */
import { actorOf } from '../../kernel/actor.ts';
import { markPassed } from '../../kernel/engine.ts';
import type { Play } from '../../kernel/play.ts';
import type { Step, StepFactory } from '../../kernel/round.ts';
import type { EntityId } from '../../kernel/state.ts';
import { demand, objection, refuse } from '../../kernel/violation.ts';
import type { Objection } from '../../kernel/violation.ts';
import { cashOf, pay } from '../../core/bank.ts';
import { cityId, hexInfo, hexState, parseCityId } from '../../core/map/hexes.ts';
import { exchangeTokens, ownerOf, stationObjection, stationsFor } from './stations.ts';
import type { Station } from './stations.ts';

const TYPES = ['buy_token', 'pass'] as const;
const NOTHING: readonly string[] = [];

/** The slot that an action names; without one, the first of the city that can be bought. */
const named = (play: Play, buyer: EntityId, city: string, slot: number | undefined): Station => {
  const spot = parseCityId(play, city);
  if (spot === null) return refuse('station.none', `There is no city ${city}.`);
  const slots = hexState(play, spot.hex.id).cities[spot.city] ?? [];
  const stations = [...slots.keys()].map((s) => ({ hex: spot.hex.id, city: spot.city, slot: s }));
  const found = stations.find((s) =>
    slot === undefined ? stationObjection(play, buyer, s) === null : s.slot === slot,
  );
  return found ?? refuse('station.none', `There is no station to be bought in ${city}.`);
};

const priceObjection = (play: Play, buyer: EntityId, price: number): Objection | null =>
  price >= 1 && price <= cashOf(play, buyer)
    ? null
    : objection('station.price', `${buyer} has ${cashOf(play, buyer)} and cannot pay ${price}.`);

export const buyStationStep: StepFactory = (id) => {
  const step: Step = {
    id,
    name: '',
    blocking: true,
    types: TYPES,
    offers: (play, entity) => (entity === play.current ? TYPES : NOTHING),
    list(play, entity, add) {
      const actor = actorOf(play, entity);
      const cash = cashOf(play, entity);
      for (const { hex, city, slot } of cash < 1 ? [] : stationsFor(play, entity)) {
        add({
          action: { type: 'buy_token', ...actor, city: cityId(play, hexInfo(play, hex), city), slot, price: 1 },
          range: { field: 'price', min: 1, max: cash, step: 1 },
        });
      }
      add({ action: { type: 'pass', ...actor } });
    },
    apply(play, action, entity) {
      if (action.type === 'pass') return markPassed(play, step);
      if (action.type !== 'buy_token') return;
      const station = named(play, entity, action.city, action.slot);
      demand(stationObjection(play, entity, station) ?? priceObjection(play, entity, action.price));
      const seller = ownerOf(play, station);
      if (seller !== null) pay(play, entity, seller, action.price, 'station.price');
      exchangeTokens(play, entity, station);
    },
  };
  return step;
};
