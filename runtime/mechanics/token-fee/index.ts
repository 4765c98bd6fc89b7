/** One fee for all tokens, paid when a corporation is started; placing them is free (1849). */
import { defineMechanic } from '../../kernel/mechanic.ts';
import { BANK } from '../../kernel/state.ts';
import { payIfAny } from '../../core/bank.ts';
import { corporationInfo } from '../../core/shares.ts';
import { manifest } from './manifest.ts';

export const tokenFee = defineMechanic({
  manifest,
  behave: () => ({
    hooks: {
      parred(play, { corporation }) {
        const fee = corporationInfo(play, corporation).definition['tokenFee'];
        if (typeof fee === 'number') payIfAny(play, corporation, BANK, fee, 'token.fee');
      },
    },
  }),
});
