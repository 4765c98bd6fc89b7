/** Ways of raising money that follow one another during the game (1856: escrow, incremental, full). */
import { defineMechanic } from '../../kernel/mechanic.ts';
import type { Play } from '../../kernel/play.ts';
import { BANK, POOL } from '../../kernel/state.ts';
import type { EntityId } from '../../kernel/state.ts';
import { payIfAny } from '../../core/bank.ts';
import { corporationInfo, corporationState, percentOf } from '../../core/shares.ts';
import { manifest } from './manifest.ts';

interface Options {
  readonly stages: readonly string[];
  readonly escrowAbove?: number;
}

interface Slice {
  readonly stage: number;
  /** Money held back, by corporation. It lies in the bank. */
  readonly held: Readonly<Record<EntityId, number>>;
}

export const capitalizationStages = defineMechanic<Options>({
  manifest,
  behave: ({ id, options: { stages, escrowAbove = 50 } }) => {
    const slice = (play: Play): Slice => play.state.slices[id] as unknown as Slice;
    const holdBack = (play: Play, corporation: EntityId, amount: number): void =>
      play.set(['slices', id, 'held'], { ...slice(play).held, [corporation]: amount });
    const isEscrow = (play: Play, corporation: EntityId): boolean =>
      corporationState(play, corporation).capitalization === 'escrow';
    return {
      state: () => ({ stage: 0, held: {} }),
      hooks: {
        trainEvent(play, { type }) {
          const { stage } = slice(play);
          if (type === 'next_capitalization_stage' && stage + 1 < stages.length) {
            play.set(['slices', id, 'stage'], stage + 1);
          }
        },
        capitalization: (play, mode, { corporation }) =>
          corporationInfo(play, corporation).definition.capitalization ?? stages[slice(play).stage] ?? mode,
        shareReceiver(play, receiver, { bundle: { corporation, owner } }) {
          if (owner !== corporation || !isEscrow(play, corporation)) return receiver;
          return percentOf(play, corporation, corporation) > escrowAbove ? corporation : BANK;
        },
        sharesPaid(play, { bundle: { corporation, owner }, receiver, amount }) {
          if (owner !== corporation || receiver !== BANK || amount <= 0 || !isEscrow(play, corporation)) return;
          holdBack(play, corporation, (slice(play).held[corporation] ?? 0) + amount);
        },
        destinationReached(play, { corporation }) {
          if (corporationState(play, corporation).par === null || !isEscrow(play, corporation)) return;
          payIfAny(play, BANK, corporation, slice(play).held[corporation] ?? 0, 'escrow.release');
          holdBack(play, corporation, 0);
          play.set(['corporations', corporation, 'capitalization'], 'incremental');
        },
        corporationClosed(play, { corporation }) {
          if ((slice(play).held[corporation] ?? 0) > 0) holdBack(play, corporation, 0);
        },
        // However a corporation raised its money, what lies in the pool earns for it and what is unsold earns nothing.
        ownEarnings: () => POOL,
      },
    };
  },
});
