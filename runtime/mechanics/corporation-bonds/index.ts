/** Bonds of corporations (1849, an optional rule): one each, with interest that their presidents answer for. */
import { defineMechanic } from '../../kernel/mechanic.ts';
import type { Play } from '../../kernel/play.ts';
import type { EntityId } from '../../kernel/state.ts';
import { percentOf, sharesIn } from '../../core/shares.ts';
import { bondStep } from './bond-step.ts';
import { debtOf, debtor, salesForDebt } from './debt.ts';
import { debtStep } from './debt-step.ts';
import { interestStep } from './interest-step.ts';
import { manifest } from './manifest.ts';

interface Options {
  readonly value: number;
  readonly interest: number;
  readonly event?: string;
  readonly deduction?: number;
  readonly issueMove?: number;
  readonly repayMove?: number;
}

interface Slice {
  readonly open: boolean;
  /** Corporations with a bond. */
  readonly issued: readonly EntityId[];
}

export const corporationBonds = defineMechanic<Options>({
  manifest,
  behave: ({ id, options }) => {
    const { value, interest, event, deduction = 0, issueMove = 0, repayMove = 0 } = options;
    const read = (play: Play): Slice => play.state.slices[id] as unknown as Slice;
    const hasBond = (play: Play, corporation: EntityId): boolean => read(play).issued.includes(corporation);
    const note = (play: Play, corporation: EntityId, bond: boolean): void => {
      const others = read(play).issued.filter((c) => c !== corporation);
      play.set(['slices', id, 'issued'], bond ? [...others, corporation] : others);
    };
    return {
      state: () => ({ open: event === undefined, issued: [] }),
      steps: {
        'bond-debt': debtStep,
        'bond-interest': interestStep(interest, hasBond),
        bond: bondStep({ value, issueMove, repayMove, isOpen: (play) => read(play).open, hasBond, note }),
      },
      hooks: {
        trainEvent(play, { type }) {
          if (type === event) play.set(['slices', id, 'open'], true);
        },
        loanCount: (play, count, { operator }) => count + (hasBond(play, operator) ? 1 : 0),
        corporationClosed: (play, { corporation }) => note(play, corporation, false),
        playerValue(play, total, { player }) {
          const shares = read(play).issued.map((c) => sharesIn(play, c, percentOf(play, c, player)));
          return total - deduction * shares.reduce((sum, count) => sum + count, 0);
        },
        // A debt that cannot be paid costs the corporation like a train that cannot be bought.
        bankruptcyDue: (play, due, { operator }) => due || debtor(play) === operator,
        presidentDebt: (play, owed, { operator, president }) =>
          debtor(play) === operator ? debtOf(play, operator, president) : owed,
        emergencyBundles: (play, bundles, { operator, president }) =>
          debtor(play) === operator ? salesForDebt(play, operator, president) : bundles,
      },
    };
  },
});
