/** Prices of a zone of the stock market, ascending. */
import type { TitleDefinition } from '../../../runtime/kernel/title.ts';

export const zonePrices = (zone: string, { market }: Pick<TitleDefinition, 'market'>): number[] => {
  const prices = market.rows
    .flat()
    .flatMap((cell) =>
      cell === null || typeof cell === 'number' || cell.zones?.includes(zone) !== true ? [] : [cell.price],
    );
  return [...new Set(prices)].toSorted((a, b) => a - b);
};
