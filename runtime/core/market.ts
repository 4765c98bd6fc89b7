/** The stock market as a table, and where the corporations stand in it (core rules 5.1). */
import type { Play } from '../kernel/play.ts';
import type { CellInfo, MarketInfo } from '../kernel/rulebook.ts';
import type { CellRef, EntityId } from '../kernel/state.ts';
import type { MarketCell, MarketZone, TitleDefinition } from '../kernel/title.ts';

const NO_ZONE: MarketZone = {};

const linkCell = (
  cell: MarketCell | number,
  row: number,
  column: number,
  zones: Readonly<Record<string, MarketZone>>,
): CellInfo => {
  const price = typeof cell === 'number' ? cell : cell.price;
  const names = typeof cell === 'number' ? [] : (cell.zones ?? []);
  const first = names[0];
  const zone = first === undefined ? NO_ZONE : (zones[first] ?? NO_ZONE);
  return { row, column, key: `${row},${column}`, id: `${price},${row},${column}`, price, zones: names, zone };
};

const byParOrder = (a: CellInfo, b: CellInfo): number => b.price - a.price || b.column - a.column || b.row - a.row;

/** The market of a title with every cell named; starting cells by price, column and row, all descending. */
export const linkMarket = (title: TitleDefinition): MarketInfo => {
  const { kind, rows, zones } = title.market;
  const linked = rows.map((row, r) => row.map((cell, c) => (cell === null ? null : linkCell(cell, r, c, zones))));
  const cells = linked.flat().filter((cell): cell is CellInfo => cell !== null);
  const parCells = cells.filter((cell) => cell.zone.par === true).sort(byParOrder);
  const lowestPar = parCells.at(-1)?.price ?? 0;
  return { kind, rows: linked, cell: new Map(cells.map((cell) => [cell.key, cell])), parCells, lowestPar };
};

/** The cell of a log's id (`76,3,6`): the price in it must be right too. */
export const cellById = (market: MarketInfo, id: string): CellInfo | undefined => {
  const found = market.cell.get(id.slice(id.indexOf(',') + 1));
  return found?.id === id ? found : undefined;
};

export const cellAt = (market: MarketInfo, ref: CellRef | null | undefined): CellInfo | null =>
  ref ? (market.rows[ref.row]?.[ref.column] ?? null) : null;

/** Where a corporation's price marker stands, `null` before it has a price. */
export const cellOf = (play: Play, corporation: EntityId): CellInfo | null =>
  cellAt(play.rules.market, play.state.corporations[corporation]?.price);

/** Market price of a share, `null` before there is one. */
export const marketPrice = (play: Play, corporation: EntityId): number | null =>
  cellOf(play, corporation)?.price ?? null;

/** Par price of a share, `null` before there is one. */
export const parPrice = (play: Play, corporation: EntityId): number | null =>
  cellAt(play.rules.market, play.state.corporations[corporation]?.par)?.price ?? null;

/** Effects of the zone a corporation stands in; without a price, none. */
export const zoneOf = (play: Play, corporation: EntityId): MarketZone => cellOf(play, corporation)?.zone ?? NO_ZONE;

const byOperatingOrder = (a: CellInfo, b: CellInfo): number =>
  b.price - a.price || b.column - a.column || a.row - b.row;

/**
 * All corporations with a price: higher price first, then further right, then upper row, then earlier arrival in the
 * cell. Who of them operates is the round's question.
 */
export const operatingOrder = (play: Play): readonly EntityId[] =>
  play.cached('market.order', 'market', () => {
    const cells: CellInfo[] = [];
    for (const key of Object.keys(play.state.markers)) {
      const cell = play.rules.market.cell.get(key);
      if (cell !== undefined) cells.push(cell);
    }
    return cells.sort(byOperatingOrder).flatMap((cell) => play.state.markers[cell.key] ?? []);
  });
