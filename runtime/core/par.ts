/** Starting a corporation (core rules 7.3): its price is set and somebody takes the president's certificate. */
import { askVerdict, passValue, tellEvent } from '../kernel/hooks.ts';
import type { Play } from '../kernel/play.ts';
import type { CellInfo } from '../kernel/rulebook.ts';
import type { EntityId } from '../kernel/state.ts';
import type { Objection } from '../kernel/violation.ts';
import { objection, refuse } from '../kernel/violation.ts';
import { bundleOf } from './bundles.ts';
import type { Bundle } from './bundles.ts';
import { buyShares } from './buy-shares.ts';
import { placeHomeToken } from './home-token.ts';
import { placeMarker } from './market-moves.ts';
import { cellById } from './market.ts';
import { closePrivatesOn } from './phases.ts';
import { purchaseObjection } from './purchase-rules.ts';
import { priceOfPercent } from './share-price.ts';
import { certificatesOf, corporationInfo, corporationState, offeringOf } from './shares.ts';

/** Cells the corporation may start in, dearest first. */
export const parCells = (play: Play, player: EntityId, corporation: EntityId): readonly CellInfo[] =>
  passValue(play, 'parCells', play.rules.market.parCells, { player, corporation });

/** The cell that a log names (`76,3,6`); refuses what is no starting cell. */
export const parCell = (play: Play, player: EntityId, corporation: EntityId, id: string): CellInfo => {
  const cell = cellById(play.rules.market, id);
  if (cell === undefined || !parCells(play, player, corporation).includes(cell)) {
    return refuse('stock.par.price', `${id} is no starting price of ${corporation}.`);
  }
  return cell;
};

/** The first unsold certificate: what the starter takes. */
const startingBundle = (play: Play, corporation: EntityId): Bundle | null => {
  const offering = offeringOf(play, corporation);
  const first = certificatesOf(play, corporation, offering)[0];
  return first === undefined ? null : bundleOf([first], offering);
};

/** Shares of the starter's certificate at a price, in whole currency units. */
export const startingPrice = (play: Play, corporation: EntityId, perShare: number): number => {
  const bundle = startingBundle(play, corporation);
  return bundle === null ? 0 : priceOfPercent(play, corporation, perShare, bundle.percent);
};

/** What forbids this player to start this corporation now at `perShare`. */
export const parObjection = (
  play: Play,
  player: EntityId,
  corporation: EntityId,
  perShare: number,
): Objection | null => {
  const state = corporationState(play, corporation);
  const info = corporationInfo(play, corporation);
  if (state.started || state.closed || info.minor) {
    return objection('stock.par.started', `${info.id} cannot be started any more.`);
  }
  const bundle = startingBundle(play, corporation);
  if (bundle === null) return objection('stock.par.started', `${info.id} has no certificates to sell.`);
  const price = priceOfPercent(play, corporation, perShare, bundle.percent);
  return purchaseObjection(play, player, bundle, { price }) ?? askVerdict(play, 'mayPar', { player, corporation });
};

/** Cheap question of the stock round: at the lowest starting price of the market, is there anything to start? */
export const canParAny = (play: Play, player: EntityId): boolean => {
  for (const { entity } of play.rules.corporations) {
    if (play.state.corporations[entity]?.started === true) continue;
    if (parObjection(play, player, entity, play.rules.market.lowestPar) === null) return true;
  }
  return false;
};

/** Sets the price; the marker goes behind all others in its cell. */
export const setPar = (play: Play, corporation: EntityId, cell: CellInfo): void => {
  const state = corporationState(play, corporation);
  const capitalization = passValue(play, 'capitalization', state.capitalization, { corporation });
  play.set(['corporations', corporation, 'capitalization'], capitalization);
  play.set(['corporations', corporation, 'par'], { row: cell.row, column: cell.column });
  placeMarker(play, corporation, cell, 'stock.par');
};

/** Sets the price, hands over the president's certificate (free as a gift), and tells everybody. */
export const startCorporation = (
  play: Play,
  player: EntityId,
  corporation: EntityId,
  cell: CellInfo,
  free: boolean,
): void => {
  setPar(play, corporation, cell);
  const bundle = startingBundle(play, corporation);
  if (bundle === null) return refuse('stock.par.started', `${corporation} has no certificates to sell.`);
  buyShares(play, player, bundle, { free, rule: 'stock.par' });
  closePrivatesOn(play, 'par', corporation);
  if (play.rules.policies.homeToken.when === 'par') placeHomeToken(play, corporation);
  tellEvent(play, 'parred', { player, corporation });
};
