/** Bankruptcies that close a corporation while the game goes on (1849). */
import { defineMechanic } from '../../kernel/mechanic.ts';
import type { Play } from '../../kernel/play.ts';
import type { EntityId } from '../../kernel/state.ts';
import { giveUpStep } from './give-up-step.ts';
import { manifest } from './manifest.ts';
import { ruinStep } from './ruin-step.ts';

interface Options {
  readonly loan: number;
  readonly penalty: number;
}

interface Slice {
  /** Players who lost their last share and have not chosen yet. */
  readonly ruined: readonly EntityId[];
  /** Loans taken, by player. */
  readonly loans: Readonly<Record<EntityId, number>>;
}

export const softBankruptcy = defineMechanic<Options>({
  manifest,
  behave: ({ id, options: { loan, penalty } }) => {
    const read = (play: Play): Slice => play.state.slices[id] as unknown as Slice;
    const write = (play: Play, part: Partial<Slice>): void => play.set(['slices', id], { ...read(play), ...part });
    return {
      state: () => ({ ruined: [], loans: {} }),
      steps: {
        'give-up-corporation': giveUpStep((play, player) => write(play, { ruined: [...read(play).ruined, player] })),
        ruin: ruinStep({
          loan,
          ruined: (play) => read(play).ruined,
          settle: (play) => write(play, { ruined: read(play).ruined.slice(1) }),
          noteLoan: (play, player) =>
            write(play, { loans: { ...read(play).loans, [player]: (read(play).loans[player] ?? 0) + 1 } }),
        }),
      },
      hooks: { playerValue: (play, value, { player }) => value - penalty * (read(play).loans[player] ?? 0) },
    };
  },
});
