/** Prices of the stock market, ascending: those of a zone, and those that corporations start at. */
import type { TitleDefinition } from '../../../runtime/kernel/title.ts';

type Marketed = Pick<TitleDefinition, 'market'>;

const pricesOf = ({ market }: Marketed, wanted: (zones: readonly string[]) => boolean): number[] => {
  const prices = market.rows
    .flat()
    .flatMap((cell) => (cell === null || typeof cell === 'number' || !wanted(cell.zones ?? []) ? [] : [cell.price]));
  return [...new Set(prices)].toSorted((a, b) => a - b);
};

export const zonePrices = (zone: string, title: Marketed): number[] => pricesOf(title, (zones) => zones.includes(zone));

export const parPrices = (title: Marketed): number[] =>
  pricesOf(title, (zones) => zones.some((zone) => title.market.zones[zone]?.par === true));
