/** The loop of the game: an action finds its step, the steps are walked, turns and rounds end (core rules 3). */
import type { Action } from './actions.ts';
import { tellEvent, passValue } from './hooks.ts';
import type { Play } from './play.ts';
import { dropOutdatedPrograms, removePrograms, storeProgram } from './programs.ts';
import type { Step } from './round.ts';
import type { RoundInfo } from './rulebook.ts';
import { bareId, isCompany, isCorporation } from './state.ts';
import type { EntityId } from './state.ts';
import { demand, refuse } from './violation.ts';

/** A game that nobody can end any more is ended here. */
const LAST_TURN = 100;

const NOTHING: readonly string[] = [];

const isActive = (play: Play, step: Step): boolean =>
  step.active ? step.active(play) : play.state.round.passed[step.id] !== true;

const counts = (play: Play, step: Step): boolean => step.blocking && (step.blocksNow?.(play) ?? true);

const isClosed = (play: Play, entity: EntityId): boolean => play.state.corporations[entity]?.closed === true;

export const waitingFor = (play: Play, step: Step): readonly EntityId[] => {
  if (step.waiting) return step.waiting(play);
  const current = play.current;
  return current === undefined ? [] : [current];
};

/** The operator in turn, its president, and every private that somebody owns. */
const bystanders = (play: Play): readonly EntityId[] => {
  const found: EntityId[] = [];
  const { current } = play;
  if (current !== undefined) {
    found.push(current);
    const owner = isCorporation(current) ? play.state.corporations[current]?.owner : null;
    if (owner) found.push(owner);
  }
  for (const info of play.rules.privates) if (play.state.privates[info.id]?.owner) found.push(info.entity);
  return found;
};

/** Whom a step may have something to offer. */
export const actorsOf = (play: Play, step: Step): readonly EntityId[] =>
  step.actors?.(play) ?? (step.blocking ? waitingFor(play, step) : bystanders(play));

/** What a step takes from an entity; nothing from one that is closed. Asked several times an action, worked out once. */
export const offersOf = (play: Play, step: Step, entity: EntityId): readonly string[] => {
  const known = play.offers.get(step);
  if (known !== undefined && known.version === play.versions.any && known.entity === entity) return known.types;
  const types = isClosed(play, entity) ? NOTHING : step.offers(play, entity);
  play.offers.set(step, { version: play.versions.any, entity, types });
  return types;
};

/** Whether a step has anything to ask of an entity; like its offers, worked out once between changes. */
const asks = (play: Play, step: Step, entity: EntityId): boolean => {
  if (step.asks === undefined) return offersOf(play, step, entity).length > 0;
  const known = play.asked.get(step);
  if (known !== undefined && known.version === play.versions.any && known.entity === entity) return known.yes;
  const yes = !isClosed(play, entity) && step.asks(play, entity);
  play.asked.set(step, { version: play.versions.any, entity, yes });
  return yes;
};

const takes = (play: Play, step: Step, entity: EntityId, type: string): boolean => {
  if (!step.types.includes(type)) return false;
  if (step.takes === undefined) return offersOf(play, step, entity).includes(type);
  return !isClosed(play, entity) && step.takes(play, entity, type);
};

const blocksNow = (play: Play, step: Step): boolean => {
  if (!counts(play, step)) return false;
  const first = waitingFor(play, step)[0];
  return first !== undefined && asks(play, step, first);
};

/** The step that the game waits for, if it waits. */
export const waitingStep = (play: Play): Step | null => {
  for (const step of play.round.steps) if (isActive(play, step) && blocksNow(play, step)) return step;
  return null;
};

/** Steps that would take something now: those that never wait, up to the one that does. */
export const openSteps = (play: Play): readonly Step[] => {
  const open: Step[] = [];
  for (const step of play.round.steps) {
    if (!isActive(play, step)) continue;
    open.push(step);
    if (blocksNow(play, step)) break;
  }
  return open;
};

export const markPassed = (play: Play, step: Step): void => {
  play.set(['round', 'passed', step.id], true);
  tellEvent(play, 'stepPassed', { step: step.id, name: step.name });
};

/** Marks every step as not passed and lets each prepare: the beginning of a turn. */
export const resetSteps = (play: Play): void => {
  play.set(['round', 'passed'], {});
  for (const step of play.round.steps) step.setUp?.(play);
};

/** Goes once through the steps in order and marks as passed all that have nothing to ask, up to the first that waits. */
export const walkSteps = (play: Play): void => {
  const current = play.current;
  if (current !== undefined && isClosed(play, current)) return;
  for (const step of play.round.steps) {
    if (!isActive(play, step) || !counts(play, step)) continue;
    step.reached?.(play);
    if (blocksNow(play, step)) return;
    markPassed(play, step);
    step.skip?.(play);
  }
};

/** A step that could take the action at another moment knows better than the order of steps why it does not now. */
const sayWhyNot = (play: Play, action: Action, entity: EntityId): void => {
  for (const step of openSteps(play))
    if (step.types.includes(action.type)) demand(step.whyNot?.(play, action.type, entity));
};

const dispatch = (play: Play, action: Action, entity: EntityId): void => {
  for (const step of play.round.steps) {
    if (!isActive(play, step)) continue;
    if (takes(play, step, entity, action.type)) {
      step.apply(play, action, entity);
      return;
    }
    if (blocksNow(play, step)) {
      sayWhyNot(play, action, entity);
      const waiting = waitingFor(play, step);
      // Asked out of what it offers, the step itself knows best which rule stands against it; nothing of this is kept.
      if (waiting.includes(entity) && step.types.includes(action.type)) step.apply(play, action, entity);
      refuse(
        'turn.waiting',
        `${waiting.join(', ')} must act first: ${step.id} takes ${offersOf(play, step, waiting[0] ?? '').join(', ') || 'nothing'}.`,
        {
          step: step.id,
          waiting,
        },
      );
    }
  }
  sayWhyNot(play, action, entity);
  refuse('turn.nobody', `Nothing in this round takes ${action.type} from ${entity} now.`);
};

/** Actions of the table, not of a turn: they are taken at any time and end nobody's turn. */
const takeTableAction = (play: Play, action: Action, entity: EntityId): boolean => {
  if (action.type === 'message') return true;
  if (action.type === 'program_disable') {
    removePrograms(play, entity);
    return true;
  }
  if (action.type.startsWith('program_')) {
    storeProgram(play, entity, action);
    return true;
  }
  if (action.type === 'end_game') {
    if (isCompany(entity)) refuse('end.company', 'A private company cannot end the game.');
    finish(play, 'manually_ended');
    return true;
  }
  return false;
};

/** What answers to an action comes before the walk, so that the steps see its effects. */
const followUp = (play: Play, action: Action, entity: EntityId): void => {
  tellEvent(play, 'actionTaken', { action, entity });
  if (!passValue(play, 'holdsSteps', false, {})) walkSteps(play);
  play.round.kind.afterAction(play);
};

/** One action with all that follows from it (core rules 3.4). */
export const process = (play: Play, action: Action, entity: EntityId): void => {
  if (play.state.finished && action.type !== 'message') refuse('end.over', 'The game is over.');
  if (takeTableAction(play, action, entity)) {
    // Even a message or a program is an action of the round, and so ends its very start.
    play.set(['round', 'fresh'], false);
    if (play.state.finished) return;
    if (action.type !== 'message') followUp(play, action, entity);
  } else {
    dispatch(play, action, entity);
    noteActed(play, entity);
    play.set(['round', 'fresh'], false);
    followUp(play, action, entity);
  }
  tellEvent(play, 'actionApplied', { action });
  const { frame } = play.rules;
  frame.afterAction(play);
  frame.noteEnd(play);
  if (frame.ends(play, false)) {
    finish(play, play.state.end?.reason ?? 'bank');
    return;
  }
  advanceRounds(play);
};

const noteActed = (play: Play, entity: EntityId): void => {
  const current = play.current;
  if (current === undefined) return;
  if (entity === current || (isCompany(entity) && play.state.privates[bareId(entity)]?.owner === current))
    play.set(['round', 'acted'], true);
};

const finish = (play: Play, reason: string): void => {
  play.set(['finished'], true);
  play.set(['endReason'], reason);
};

const advanceRounds = (play: Play): void => {
  while (play.round.kind.finished(play)) {
    const finished = play.state.round.id;
    play.round.kind.finish?.(play);
    // What the end of the round did to prices is answered before the next begins.
    play.rules.frame.afterAction(play);
    tellEvent(play, 'roundEnded', { round: finished });
    play.rules.frame.noteEnd(play);
    if (play.rules.frame.ends(play, true)) return finish(play, play.state.end?.reason ?? 'bank');
    if (play.state.turn >= LAST_TURN) return finish(play, 'dnf');
    startNextRound(play);
    dropOutdatedPrograms(play);
    // What begins a round may itself be a reason to end the game at once.
    if (play.rules.frame.ends(play, false)) return finish(play, play.state.end?.reason ?? 'bank');
  }
};

const planLength = (play: Play): number =>
  play.rules.title.rounds.opening.length + play.rules.title.rounds.cycle.length;

const roundAt = (play: Play, place: number): string => {
  const { opening, cycle } = play.rules.title.rounds;
  const id = place < opening.length ? opening[place] : cycle[place - opening.length]?.round;
  if (id === undefined) throw new Error(`the title's plan has no round at ${place}`);
  return id;
};

/** How many rounds in a row stand at this place of the plan. */
const timesAt = (play: Play, place: number): number | 'phase' => {
  const { opening, cycle } = play.rules.title.rounds;
  return place < opening.length ? 1 : (cycle[place - opening.length]?.times ?? 1);
};

const startNextRound = (play: Play): void => {
  const { round } = play.state;
  const times = timesAt(play, round.place);
  let place = round.place;
  let number = round.number + 1;
  if (number > (times === 'phase' ? play.state.setLength : times)) {
    place += 1;
    number = 1;
    if (place >= planLength(play)) {
      place = play.rules.title.rounds.opening.length;
      play.set(['turn'], play.state.turn + 1);
      tellEvent(play, 'setEnded', {});
    }
    if (timesAt(play, place) === 'phase') play.set(['setLength'], play.rules.frame.operatingRounds(play));
  }
  startRound(play, passValue(play, 'nextRound', roundAt(play, place), { finished: round.id }), place, number);
};

const openRound = (play: Play, id: string, place: number, number: number): RoundInfo => {
  const info = play.rules.rounds.get(id);
  if (info === undefined) throw new Error(`no round ${id}`);
  play.set(['round'], {
    id,
    kind: info.definition.kind,
    code: info.definition.code,
    place,
    number,
    entities: [],
    index: 0,
    fresh: true,
    acted: false,
    passed: {},
    memory: {},
  });
  play.set(['round', 'entities'], info.kind.entities(play));
  return info;
};

const beginRound = (play: Play, info: RoundInfo): void => {
  tellEvent(play, 'roundBegins', { round: info.definition.id });
  info.kind.start(play);
  tellEvent(play, 'roundStarted', { round: info.definition.id });
};

export const startRound = (play: Play, id: string, place: number, number: number): void =>
  beginRound(play, openRound(play, id, place, number));

/** Set-up up to the first decision. What mechanics deal, draw or take out comes before the first round begins to ask. */
export const beginGame = (play: Play): void => {
  play.rules.frame.setUp(play);
  const first = openRound(play, roundAt(play, 0), 0, 1);
  if (timesAt(play, 0) === 'phase') play.set(['setLength'], play.rules.frame.operatingRounds(play));
  tellEvent(play, 'gameStarted', {});
  beginRound(play, first);
  advanceRounds(play);
};
