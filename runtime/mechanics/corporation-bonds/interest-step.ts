/** Interest is never asked for: it is charged when its time in the turn has come. */
import type { Play } from '../../kernel/play.ts';
import type { StepFactory } from '../../kernel/round.ts';
import { BANK } from '../../kernel/state.ts';
import type { EntityId } from '../../kernel/state.ts';
import { transfer } from '../../core/bank.ts';

export const interestStep =
  (interest: number, hasBond: (play: Play, corporation: EntityId) => boolean): StepFactory =>
  (id) => ({
    id,
    name: '',
    blocking: true,
    types: [],
    offers: () => [],
    list: () => undefined,
    apply: () => undefined,
    skip(play) {
      const { current } = play;
      if (current !== undefined && hasBond(play, current)) transfer(play, current, BANK, interest, 'bonds.interest');
    },
  });
