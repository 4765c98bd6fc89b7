/** How price markers move (core rules 5.2): single steps, one after the other. */
import type { MarketDirection } from '../kernel/hooks.ts';
import { passValue, tellEvent } from '../kernel/hooks.ts';
import type { Play } from '../kernel/play.ts';
import type { CellInfo, MarketInfo } from '../kernel/rulebook.ts';
import type { EntityId } from '../kernel/state.ts';
import { cellOf } from './market.ts';

type Target = (market: MarketInfo, cell: CellInfo) => CellInfo | null;
type Moves = Readonly<Record<MarketDirection, Target>>;

const at = (market: MarketInfo, row: number, column: number): CellInfo | null => market.rows[row]?.[column] ?? null;

const by =
  (rows: number, columns: number): Target =>
  (market, cell) =>
    at(market, cell.row + rows, cell.column + columns);

/** The first of the two that leads to a cell. */
const orElse =
  (first: Target, second: Target): Target =>
  (market, cell) =>
    first(market, cell) ?? second(market, cell);

/** So many cells along the row, but not beyond its ends. */
const along =
  (steps: number): Target =>
  (market, cell) => {
    const row = market.rows[cell.row] ?? [];
    return row[Math.min(Math.max(cell.column + steps, 0), row.length - 1)] ?? null;
  };

const up = by(-1, 0);
const down = by(1, 0);
/** Rows of hexagons are shifted by half a cell, so that a step up is also one to the right. */
const upRight = by(-1, 1);
const downLeft = by(1, -1);

const MOVES: Readonly<Record<MarketInfo['kind'], Moves>> = {
  grid: { left: orElse(by(0, -1), down), right: orElse(by(0, 1), up), up, down },
  line: { left: by(0, -1), right: by(0, 1), up: by(0, 1), down: by(0, -1) },
  zigzag: { left: along(-2), right: along(2), up: along(1), down: along(-1) },
  hexagonal: { left: orElse(by(0, -1), downLeft), right: orElse(by(0, 1), upRight), up: upRight, down: downLeft },
};

/** Where one step leads on the printed market; `null`: there is no cell. */
export const stepTarget = (market: MarketInfo, from: CellInfo, direction: MarketDirection): CellInfo | null =>
  MOVES[market.kind][direction](market, from);

/** A cell that ends the game was entered; the mark stays even if the price falls again. */
export const marketEndReached = (play: Play): boolean => play.state.slices['market']?.['endReached'] === true;

const noteArrival = (play: Play, cell: CellInfo): void => {
  if (cell.zone.endsGame === true && !marketEndReached(play)) play.set(['slices', 'market'], { endReached: true });
};

const changeCell = (
  play: Play,
  corporation: EntityId,
  from: CellInfo | null,
  to: CellInfo | null,
  rule: string,
): void => {
  const place = from === null ? -1 : (play.state.markers[from.key] ?? []).indexOf(corporation);
  play.change({ kind: 'marker', corporation, from: from?.key ?? null, at: place, to: to?.key ?? null, rule });
  play.set(['corporations', corporation, 'price'], to === null ? null : { row: to.row, column: to.column });
  if (to !== null) noteArrival(play, to);
  tellEvent(play, 'markerMoved', { corporation, from, to });
};

/** Puts a marker behind all others in a cell; where it stands there already, nothing changes. */
export const placeMarker = (play: Play, corporation: EntityId, cell: CellInfo, rule: string): void => {
  const from = cellOf(play, corporation);
  if (from !== cell) changeCell(play, corporation, from, cell, rule);
};

/** Takes a marker off the market: the corporation has no price any more. */
export const removeMarker = (play: Play, corporation: EntityId, rule: string): void => {
  const from = cellOf(play, corporation);
  if (from !== null) changeCell(play, corporation, from, null, rule);
};

/** Moves a marker step by step; a step that leads nowhere changes nothing. Returns whether it ended elsewhere. */
export const moveMarker = (
  play: Play,
  corporation: EntityId,
  direction: MarketDirection,
  times: number,
  rule: string,
): boolean => {
  const start = cellOf(play, corporation);
  for (let i = 0; i < times; i++) {
    const from = cellOf(play, corporation);
    if (from === null) return false;
    const printed = stepTarget(play.rules.market, from, direction);
    const to = passValue(play, 'marketTarget', printed, { corporation, direction, from });
    if (to === null || to === from || to.zone['liquidation'] === true) continue;
    changeCell(play, corporation, from, to, rule);
  }
  return cellOf(play, corporation) !== start;
};
