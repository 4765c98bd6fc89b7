/** Debts of presidents (1856): whoever charges a president more than he has leaves the rest to this. */
import { defineMechanic } from '../../kernel/mechanic.ts';
import { cashOf } from '../../core/bank.ts';
import { crisisBundles, isHeldUp, watch } from './crisis.ts';
import { crisisStep } from './crisis-step.ts';
import { manifest } from './manifest.ts';

export const cashCrisis = defineMechanic({
  manifest,
  behave: () => ({
    steps: { 'cash-crisis': crisisStep },
    hooks: {
      actionTaken(play) {
        if (play.state.round.kind === 'operating') watch(play);
      },
      holdsSteps: (play, holds) => holds || (play.state.round.kind === 'operating' && isHeldUp(play)),
      presidentDebt: (play, debt, { president }) => (cashOf(play, president) < 0 ? -cashOf(play, president) : debt),
      emergencyBundles: (play, bundles, { president }) =>
        cashOf(play, president) < 0 ? crisisBundles(play, president) : bundles,
    },
  }),
});
