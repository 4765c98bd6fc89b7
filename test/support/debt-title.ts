/** The invented title with loans: AB presided by player 1 (30 %), CD by player 2 (30 %), AB in turn. */
import type { Game } from '../../runtime/kernel/game.ts';
import { startRound } from '../../runtime/kernel/engine.ts';
import type { Mechanic } from '../../runtime/kernel/mechanic.ts';
import type { MechanicUse, StepUse, TitleDefinition } from '../../runtime/kernel/title.ts';
import { takeLoan } from '../../runtime/core/loans.ts';
import { companyLoans } from '../../runtime/mechanics/company-loans/index.ts';
import { corporation, operate } from './rail-title.ts';
import { turnGame } from './turn-title.ts';

export interface DebtSetting {
  readonly uses?: readonly MechanicUse[];
  readonly with?: readonly Mechanic[];
  /** Steps before those of the turn. */
  readonly first?: readonly StepUse[];
  readonly change?: (title: TitleDefinition) => TitleDefinition;
  /** Loans of AB and CD. */
  readonly loans?: { readonly AB?: number; readonly CD?: number };
}

const turn: readonly StepUse[] = [
  { id: 'loan-desk', after: 'buy-train' },
  { id: 'track' },
  { id: 'route' },
  { id: 'dividend' },
  { id: 'buy-train' },
];

export const debtGame = ({ uses = [], with: used = [], first = [], change, loans = {} }: DebtSetting = {}): Game => {
  const game = turnGame({
    uses: [{ id: 'company-loans', count: 12, value: 100, penalty: 10 }, ...uses],
    with: [companyLoans, ...used],
    steps: [...first, ...turn],
    ...(change === undefined ? {} : { change }),
  });
  const play = game.context;
  operate(play);
  let next = 0;
  for (const id of ['AB', 'CD'] as const) {
    for (let i = 0; i < (loans[id] ?? 0); i++) takeLoan(play, corporation(id), next++);
  }
  // Loans taken for the test are none of this turn.
  startRound(play, 'operating', 1, 1);
  return game;
};

export const by = (entity: string | number) => ({
  entity,
  entity_type: typeof entity === 'number' ? 'player' : 'corporation',
});
export const pass = (entity: string | number) => ({ type: 'pass', ...by(entity) });
