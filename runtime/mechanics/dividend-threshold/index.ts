/** The price answers to a dividend by its size (1849: right only if all that is paid is at least the price of a share). */
import { defineMechanic } from '../../kernel/mechanic.ts';
import { marketPrice } from '../../core/market.ts';
import { totalSharesOf } from '../../core/shares.ts';
import { manifest } from './manifest.ts';

interface Options {
  readonly compare?: 'total' | 'perShare';
  readonly moves: readonly { readonly times: number; readonly steps: number }[];
}

export const dividendThreshold = defineMechanic<Options>({
  manifest,
  behave: ({ options: { compare = 'total', moves } }) => ({
    hooks: {
      dividendMove(play, steps, { operator, paid }) {
        const price = marketPrice(play, operator);
        if (paid <= 0 || price === null) return steps;
        const amount = compare === 'total' ? paid : paid / totalSharesOf(play, operator);
        return moves.findLast(({ times }) => amount >= times * price)?.steps ?? steps;
      },
    },
  }),
});
