/** A corporation leaves the game (core rules 14.5), by a rule of the title or because its price fell into a cell that closes it. */
import { waitingStep, walkSteps } from '../kernel/engine.ts';
import { tellEvent } from '../kernel/hooks.ts';
import type { Play } from '../kernel/play.ts';
import { BANK, REMOVED } from '../kernel/state.ts';
import type { EntityId } from '../kernel/state.ts';
import { cashOf, transfer } from './bank.ts';
import { placedTokens, removeReservations, removeToken } from './map/tokens.ts';
import { removeMarker } from './market-moves.ts';
import { closePrivate, privatesOf } from './privates.ts';
import { corporationInfo, corporationState, holderOf, moveCertificate } from './shares.ts';
import { moveTrain, trainsOf } from './trains.ts';

const RULE = 'corporation.closed';

const removeTokens = (play: Play, corporation: EntityId): void => {
  for (const token of placedTokens(play, corporation)) {
    removeToken(play, corporation, corporationState(play, corporation).tokens.indexOf(token), { rule: RULE });
  }
};

/** In the order of their numbers, whoever holds them: no order that an undo could change. */
const removeShares = (play: Play, corporation: EntityId): void => {
  for (const { id } of corporationInfo(play, corporation).certificates) {
    if (holderOf(play, id) !== REMOVED) moveCertificate(play, id, REMOVED, RULE);
  }
};

/**
 * Tokens, reservations, shares and trains go, its cash goes to the bank, its privates close. If it is its turn, nothing
 * is asked of it any more and the turn is over.
 */
export const closeCorporation = (play: Play, corporation: EntityId): void => {
  if (corporationState(play, corporation).closed) return;
  removeTokens(play, corporation);
  for (const hex of Object.keys(play.state.hexes)) removeReservations(play, hex, corporation, RULE);
  // Its debts, too, are the bank's.
  const cash = cashOf(play, corporation);
  if (cash > 0) transfer(play, corporation, BANK, cash, RULE);
  if (cash < 0) transfer(play, BANK, corporation, -cash, RULE);
  for (const train of [...trainsOf(play, corporation)]) moveTrain(play, train, REMOVED, RULE);
  for (const { id } of privatesOf(play, corporation)) closePrivate(play, id);
  removeShares(play, corporation);
  removeMarker(play, corporation, RULE);
  play.set(['corporations', corporation], {
    ...corporationState(play, corporation),
    owner: null,
    par: null,
    started: false,
    floated: false,
    closed: true,
  });
  tellEvent(play, 'corporationClosed', { corporation });
};

const closingCells = (play: Play): readonly string[] => {
  const key = 'close-corporation.cells';
  const found = play.rules.derived.get(key) as readonly string[] | undefined;
  if (found !== undefined) return found;
  const cells = [...play.rules.market.cell.values()].filter((c) => c.zone.closes === true).map((c) => c.key);
  play.rules.derived.set(key, cells);
  return cells;
};

/** After every action: corporations that stand in a closing cell close. A turn that is over by that is gone on from. */
export const closeFallenCorporations = (play: Play): void => {
  const fallen = closingCells(play).flatMap((cell) => play.state.markers[cell] ?? []);
  if (fallen.length === 0) return;
  for (const corporation of fallen) closeCorporation(play, corporation);
  if (play.round.kind.finished(play) || waitingStep(play) !== null) return;
  walkSteps(play);
  play.round.kind.afterAction(play);
};
