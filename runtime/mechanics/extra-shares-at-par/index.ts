/** Certificates bought in the turn in which a corporation is started (1849: up to two). */
import { defineMechanic } from '../../kernel/mechanic.ts';
import { offeringOf } from '../../core/shares.ts';
import { purchasesOf } from '../../core/stock-memory.ts';
import { manifest } from './manifest.ts';

interface Options {
  readonly shares: number;
}

export const extraSharesAtPar = defineMechanic<Options>({
  manifest,
  behave: ({ options: { shares } }) => ({
    hooks: {
      buysAgain(play, may, { bundle: { corporation, owner } }) {
        const [first, ...more] = purchasesOf(play);
        if (may || first?.type !== 'par') return may;
        if (more.length >= shares || owner !== offeringOf(play, corporation)) return false;
        return [first, ...more].every((purchase) => purchase.corporation === corporation);
      },
    },
  }),
});
