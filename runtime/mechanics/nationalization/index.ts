/** Corporations in debt become one national railway (1856: the CGR; 1836: the MESS). */
import { defineMechanic } from '../../kernel/mechanic.ts';
import { POOL } from '../../kernel/state.ts';
import { objection } from '../../kernel/violation.ts';
import { corporationInfo, percentOf, shareSizeOf } from '../../core/shares.ts';
import { callInLoans } from './call-in-loans.ts';
import { manifest } from './manifest.ts';
import { nationalDiscard } from './national-discard.ts';
import { payOrMerge } from './pay-or-merge.ts';
import { reduceTokens } from './reduce-tokens.ts';
import { EMPTY, schemeOf } from './slice.ts';
import type { Options } from './slice.ts';

export const nationalization = defineMechanic<Options>({
  manifest,
  behave: ({ id, options }) => {
    const scheme = schemeOf(id, options);
    const { national, read } = scheme;
    return {
      state: () => ({ ...EMPTY }),
      steps: {
        'pay-or-merge': payOrMerge(scheme),
        'reduce-tokens': reduceTokens(scheme),
        'national-discard': nationalDiscard(scheme),
      },
      hooks: {
        trainEvent(play, { type, train }) {
          if (type === 'nationalization') callInLoans(play, scheme, train);
        },
        mayPar: (_, { corporation }) =>
          corporation === national
            ? objection('stock.par.started', `${options.national} is not started by a player.`)
            : null,
        mayTakeLoan: (play) =>
          read(play).formed
            ? objection('nationalization.no-loans', 'After the nationalization no loans are taken.')
            : null,
        mayBuyShares: (play, { bundle: { corporation, owner } }) =>
          corporation === national && owner === national && percentOf(play, national, POOL) > 50
            ? objection(
                'nationalization.pool-first',
                `More than half of ${options.national} lies in the pool: those shares are sold first.`,
              )
            : null,
        // Halved shares are half a certificate; the president's stays a whole one.
        certificateSize: (play, size, { certificate }) =>
          certificate.corporation === national && !certificate.president
            ? (size * shareSizeOf(play, national)) / corporationInfo(play, national).shareSize
            : size,
      },
    };
  },
});
