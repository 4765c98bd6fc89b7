/** Trains and the depot (core rules 12): what exists, what is on offer, what a train costs and reaches. */
import { askVerdict, passValue } from '../kernel/hooks.ts';
import type { Play } from '../kernel/play.ts';
import type { TrainInfo } from '../kernel/rulebook.ts';
import { DEPOT, DISCARD, REMOVED } from '../kernel/state.ts';
import type { EntityId } from '../kernel/state.ts';
import type { DistanceRow } from '../kernel/title.ts';
import { derive } from './map/derived.ts';

const NONE: readonly string[] = [];

/** `2` of `2-0`. */
export const trainName = (id: string): string => id.slice(0, id.lastIndexOf('-'));
export const trainCopy = (id: string): number => Number(id.slice(id.lastIndexOf('-') + 1));

const newTable = (): Map<string, TrainInfo> => new Map();

/** Of each copy; looked up once a rulebook, for trains are asked about all the time. */
export const trainInfo = ({ rules }: Play, id: string): TrainInfo => {
  const known = derive(rules, 'trains.infos', newTable);
  let info = known.get(id);
  if (info === undefined) {
    info = rules.train.get(trainName(id));
    if (info === undefined) throw new Error(`no train ${id}`);
    known.set(id, info);
  }
  return info;
};

/** No other train ever makes it rust. */
export const rustsNever = (play: Play, id: string): boolean => trainInfo(play, id).definition.rustsOn === undefined;

export const trainsOf = (play: Play, place: string): readonly string[] => play.state.trains[place] ?? NONE;

/** Where trains lie, in an order of its own: that of the keys of the state depends on what was undone before. */
export const trainPlaces = (play: Play): readonly string[] => Object.keys(play.state.trains).sort();

export const placeOf = (play: Play, id: string): string | null => {
  for (const [place, trains] of Object.entries(play.state.trains)) if (trains.includes(id)) return place;
  return null;
};

export const isObsolete = (play: Play, id: string): boolean => play.state.trainMarks[id]?.obsolete === true;
export const hasOperated = (play: Play, id: string): boolean => play.state.trainMarks[id]?.operated === true;

export const markTrain = (play: Play, id: string, mark: 'operated' | 'obsolete' | 'told', value: boolean): void => {
  const marks = play.state.trainMarks[id];
  if ((marks?.[mark] ?? false) === value) return;
  const { [mark]: _, ...rest } = marks ?? {};
  const next = value ? { ...rest, [mark]: true } : rest;
  play.set(['trainMarks', id], Object.keys(next).length === 0 ? undefined : next);
};

/** The name it runs under: its variant's, where it has variants. */
export const calledName = (play: Play, id: string): string => play.state.trainMarks[id]?.variant ?? trainName(id);

export const reachOf = (play: Play, id: string): number | readonly DistanceRow[] => {
  const info = trainInfo(play, id);
  const variant = play.state.trainMarks[id]?.variant;
  return info.definition.variants?.find((v) => v.id === variant)?.distance ?? info.distance;
};

/** List price of a train, or of the variant it would be bought as; discarded trains may be cheaper. */
export const listPrice = (play: Play, id: string, variant?: string): number => {
  const info = trainInfo(play, id);
  return info.definition.variants?.find((v) => v.id === variant)?.price ?? info.price;
};

export const depotPrice = (play: Play, buyer: EntityId, id: string, variant?: string): number => {
  const place = trainsOf(play, DISCARD).includes(id) ? DISCARD : DEPOT;
  const list = listPrice(play, id, variant);
  const percent = place === DISCARD ? play.rules.policies.trains.discardedDiscount : 0;
  const price = percent > 0 ? Math.ceil((list * (100 - percent)) / 100) : list;
  return passValue(play, 'trainPrice', price, { buyer, train: id, seller: place });
};

const phaseReached = (play: Play, id: string): boolean =>
  play.rules.title.phases.findIndex((p) => p.id === id) <= play.state.phase;

/** On offer: the next train, every type whose phase has come, and one of each discarded type. */
export const offeredTrains = (play: Play): readonly string[] =>
  play.cached('trains.offers', 'any', () => {
    const offers: string[] = [];
    const upcoming = trainsOf(play, DEPOT);
    const seen = new Set<string>();
    for (const [i, id] of upcoming.entries()) {
      const name = trainName(id);
      if (seen.has(name)) continue;
      const on = trainInfo(play, id).definition.availableOn;
      if (i !== 0 && (on === undefined || !phaseReached(play, on))) continue;
      seen.add(name);
      offers.push(id);
    }
    const discarded = new Set<string>();
    for (const id of trainsOf(play, DISCARD)) {
      if (discarded.has(trainName(id))) continue;
      discarded.add(trainName(id));
      offers.push(id);
    }
    return offers;
  });

/** What of it an operator may have. */
export const depotOffers = (play: Play, operator: EntityId): readonly string[] =>
  passValue(play, 'depotOffers', offeredTrains(play), { operator });

/** Prices of a train as the depot sells it: one, or one a variant. */
export const offeredPrices = (
  play: Play,
  buyer: EntityId,
  id: string,
): readonly { readonly variant: string | null; readonly price: number }[] => {
  const variants = trainInfo(play, id).definition.variants;
  if (variants === undefined || variants.length === 0) return [{ variant: null, price: depotPrice(play, buyer, id) }];
  return variants.map((v) => ({ variant: v.id, price: depotPrice(play, buyer, id, v.id) }));
};

/** Lowest price of anything the depot offers, `Infinity` when it offers nothing. */
export const cheapestDepotPrice = (play: Play, operator: EntityId): number => {
  let lowest = Infinity;
  for (const id of depotOffers(play, operator))
    for (const { price } of offeredPrices(play, operator, id)) lowest = Math.min(lowest, price);
  return lowest;
};

/** The same of what this operator may buy at all, whatever its cash: what must be raised for a train that it must buy. */
export const cheapestBuyablePrice = (play: Play, operator: EntityId): number => {
  if (play.rules.hooks.mayBuyTrain === undefined) return cheapestDepotPrice(play, operator);
  let lowest = Infinity;
  for (const train of depotOffers(play, operator)) {
    const seller = trainsOf(play, DISCARD).includes(train) ? DISCARD : DEPOT;
    if (askVerdict(play, 'mayBuyTrain', { buyer: operator, train, seller }) !== null) continue;
    for (const { price } of offeredPrices(play, operator, train)) lowest = Math.min(lowest, price);
  }
  return lowest;
};

export const trainLimit = (play: Play, operator: EntityId): number => {
  const limit = play.rules.title.phases[play.state.phase]?.trainLimit ?? 0;
  const kind = play.rules.corporation.get(operator)?.kind ?? '';
  const number = typeof limit === 'number' ? limit : (limit[kind] ?? 0);
  return passValue(play, 'trainLimit', number, { operator });
};

/** Obsolete trains do not count towards the limit. */
export const countedTrains = (play: Play, operator: EntityId): number => {
  let count = 0;
  for (const id of trainsOf(play, operator)) if (!isObsolete(play, id)) count++;
  return count;
};

export const hasRoom = (play: Play, operator: EntityId): boolean =>
  countedTrains(play, operator) < trainLimit(play, operator);

/** The last copy of an unlimited type leaves a further one in its place in the depot. */
const leaveCopy = (play: Play, id: string, at: number): void => {
  const name = trainName(id);
  if (trainInfo(play, id).count !== 'unlimited' || trainsOf(play, DEPOT).some((t) => trainName(t) === name)) return;
  play.change({
    kind: 'train',
    train: `${name}-${trainCopy(id) + 1}`,
    from: null,
    at: -1,
    to: DEPOT,
    toAt: at,
    rule: 'depot.unlimited',
  });
};

/** Moves a train; one that is bought from the depot may leave a further copy, one that rusts there does not. */
export const moveTrain = (play: Play, id: string, to: string, rule: string): void => {
  const from = placeOf(play, id);
  const at = from === null ? -1 : trainsOf(play, from).indexOf(id);
  play.change({ kind: 'train', train: id, from, at, to, toAt: -1, rule });
  if (from === DEPOT && to !== REMOVED) leaveCopy(play, id, at);
};

/** A train of the depot leaves the game without a buyer. What that sets off is `trainLeftDepot`. */
export const exportTrain = (play: Play, id: string, rule: string): void => {
  const at = trainsOf(play, DEPOT).indexOf(id);
  moveTrain(play, id, REMOVED, rule);
  leaveCopy(play, id, at);
};

export const discardTrain = (play: Play, id: string, rule: string): void => {
  const gone = play.rules.policies.trains.discarded === 'remove' || isObsolete(play, id);
  moveTrain(play, id, gone ? REMOVED : DISCARD, rule);
};
