/** A player without any share left decides whether to go on. */
import { actorOf } from '../../kernel/actor.ts';
import type { Play } from '../../kernel/play.ts';
import type { StepFactory } from '../../kernel/round.ts';
import { BANK } from '../../kernel/state.ts';
import type { EntityId } from '../../kernel/state.ts';
import { refuse } from '../../kernel/violation.ts';
import { pay } from '../../core/bank.ts';

export interface RuinMemory {
  readonly loan: number;
  ruined(play: Play): readonly EntityId[];
  settle(play: Play): void;
  noteLoan(play: Play, player: EntityId): void;
}

const TYPES = ['choose'] as const;
const NOTHING: readonly string[] = [];
const LEAVE = 'Leave game';

const takeLoan = (play: Play, amount: number): string =>
  `Take ${play.rules.title.currency.replace('%s', String(amount))} loan`;

export const ruinStep =
  (memory: RuinMemory): StepFactory =>
  (id) => ({
    id,
    name: '',
    blocking: true,
    types: TYPES,
    active: (play) => memory.ruined(play).length > 0,
    waiting: (play) => memory.ruined(play).slice(0, 1),
    offers: (play, entity) => (memory.ruined(play)[0] === entity ? TYPES : NOTHING),
    list(play, entity, add) {
      for (const choice of [takeLoan(play, memory.loan), LEAVE])
        add({ action: { type: 'choose', ...actorOf(play, entity), choice } });
    },
    apply(play, action, entity) {
      if (action.type !== 'choose') return;
      const loan = action.choice === takeLoan(play, memory.loan);
      if (!loan && action.choice !== LEAVE)
        refuse('bankruptcy.choice', `The choice is ${takeLoan(play, memory.loan)} or ${LEAVE}, not ${action.choice}.`);
      memory.settle(play);
      if (loan) {
        pay(play, BANK, entity, memory.loan, 'bankruptcy.loan');
        memory.noteLoan(play, entity);
      } else play.set(['bankrupt', entity], true);
    },
  });
