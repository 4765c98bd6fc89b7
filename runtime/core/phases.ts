/** What the purchase of a train brings: phases, obsolescence, rust and events (core rules 12.4). */
import { passValue, tellEvent } from '../kernel/hooks.ts';
import type { Play } from '../kernel/play.ts';
import { BANK, DEPOT, DISCARD, REMOVED, isOperator } from '../kernel/state.ts';
import type { EntityId } from '../kernel/state.ts';
import type { PhaseDefinition } from '../kernel/title.ts';
import { abilitiesOf, ownerFits, removeAbility } from './abilities.ts';
import { closePrivate, isOpen, ownerOf } from './privates.ts';
import { isObsolete, markTrain, moveTrain, trainCopy, trainInfo, trainName, trainPlaces, trainsOf } from './trains.ts';

export const phase = (play: Play): PhaseDefinition => {
  const found = play.rules.title.phases[play.state.phase];
  if (found === undefined) throw new Error(`no phase ${play.state.phase}`);
  return found;
};

export const hasStatus = (play: Play, status: string): boolean => phase(play).status?.includes(status) === true;

/** Everything after a train has changed hands; also for a train that is exported, without a buyer. */
export const trainLeftDepot = (play: Play, train: string): void => {
  advancePhase(play, train);
  makeObsolete(play, train);
  rust(play, train);
  tellEvents(play, train);
};

/** Each copy's events come once, however often it is bought of the bank. */
const tellEvents = (play: Play, train: string): void => {
  const events = (trainInfo(play, train).definition.events ?? []).filter((e) => trainCopy(train) === (e.copy ?? 1) - 1);
  if (events.length === 0 || play.state.trainMarks[train]?.told === true) return;
  markTrain(play, train, 'told', true);
  for (const event of events) fireEvent(play, event.type, train);
};

const advancePhase = (play: Play, train: string): void => {
  for (;;) {
    const next = play.rules.title.phases[play.state.phase + 1];
    if (next === undefined || (next.on !== trainName(train) && next.on !== train)) return;
    enterPhase(play, play.state.phase + 1);
  }
};

/** The phase's limits and colours hold at once; then privates answer to it: revenue, closing, abilities that end. */
export const enterPhase = (play: Play, index: number): void => {
  play.set(['phase'], index);
  const { id } = phase(play);
  for (const info of play.rules.privates) {
    const owner = ownerOf(play, info.id);
    if (owner === null || owner === BANK) continue;
    for (const ability of abilitiesOf(play, info.entity, 'revenue_change')) {
      if (ability.definition.onPhase === id && ownerFits(play, ability))
        play.set(['privates', info.id, 'revenue'], ability.definition.revenue);
    }
    for (const ability of abilitiesOf(play, info.entity, 'close')) {
      if (ability.definition.onPhase === id && ownerFits(play, ability)) closePrivate(play, info.id);
    }
  }
  for (const info of play.rules.privates) {
    for (const ability of abilitiesOf(play, info.entity))
      if (ability.definition.remove === id) removeAbility(play, ability);
  }
  for (const info of play.rules.corporations) {
    for (const ability of abilitiesOf(play, info.entity))
      if (ability.definition.remove === id) removeAbility(play, ability);
  }
  tellEvent(play, 'phaseEntered', { phase: id });
};

/** Trains that this one makes obsolete run once more; those that the bank has, new or discarded, go at once. */
const makeObsolete = (play: Play, train: string): void => {
  const name = trainName(train);
  for (const place of trainPlaces(play)) {
    if (place === REMOVED) continue;
    for (const id of [...trainsOf(play, place)]) {
      if (trainInfo(play, id).definition.obsoleteOn !== name || isObsolete(play, id)) continue;
      if (place === DEPOT || place === DISCARD) moveTrain(play, id, REMOVED, 'train.obsolete');
      else markTrain(play, id, 'obsolete', true);
    }
  }
};

/** Trains that this one makes rust go, wherever they are. */
export const rust = (play: Play, train: string): void => {
  const name = trainName(train);
  for (const place of trainPlaces(play)) {
    if (place === REMOVED) continue;
    for (const id of [...trainsOf(play, place)]) {
      if (trainInfo(play, id).definition.rustsOn === name) moveTrain(play, id, REMOVED, 'train.rust');
    }
  }
};

const fireEvent = (play: Play, type: string, train: string): void => {
  if (type === 'close_companies') closeAllPrivates(play);
  tellEvent(play, 'trainEvent', { type, train });
};

/** Every private closes, save one that a `close` ability protects until a phase still to come, or for ever. */
const closeAllPrivates = (play: Play): void => {
  for (const info of play.rules.privates) {
    if (!isOpen(play, info.id)) continue;
    const spared = abilitiesOf(play, info.entity, 'close').some((ability) => {
      const until = ability.definition.onPhase;
      if (until === undefined || !ownerFits(play, ability)) return false;
      return until === 'never' || play.rules.title.phases.findIndex((p) => p.id === until) > play.state.phase;
    });
    if (!spared) closePrivate(play, info.id);
  }
};

/** Privates that close when their corporation does something for the first time: `bought_train`, `operated`, `ran_train`, `par`. */
export const closePrivatesOn = (play: Play, moment: string, corporation: EntityId): void => {
  if (!isOperator(corporation)) return;
  for (const info of play.rules.privates) {
    if (!isOpen(play, info.id)) continue;
    const closes = abilitiesOf(play, info.entity, 'close').some(
      (a) =>
        a.definition.when?.includes(moment) === true &&
        typeof a.definition.corporation === 'string' &&
        `corporation:${a.definition.corporation}` === corporation,
    );
    if (closes) closePrivate(play, info.id);
  }
};

/** Operating rounds of the set that begins now. */
export const operatingRounds = (play: Play): number =>
  passValue(play, 'operatingRounds', phase(play).operatingRounds, {});
