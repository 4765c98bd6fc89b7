/** The bridge from a game of the runtime to what a replay needs of one. */
import { certificateCount } from '../../runtime/core/certificate-limit.ts';
import { loanCount } from '../../runtime/core/loans.ts';
import { waitingFor, waitingStep } from '../../runtime/kernel/engine.ts';
import type { Game } from '../../runtime/kernel/game.ts';
import type { Play } from '../../runtime/kernel/play.ts';
import type { EntityId } from '../../runtime/kernel/state.ts';
import { meaningIn } from './meaning.ts';
import { project } from './project.ts';
import type { ReplayedGame } from './replay.ts';

export function observe(game: Game): ReplayedGame {
  const tolerated: string[] = [];
  return {
    legalActions: () => game.legalActions(),
    apply: (action) => void tolerated.push(...game.apply(action).tolerated),
    meaning: () => meaningIn(game.rules, game.state),
    snapshot: (wanted) => snapshotOf(game.context, wanted),
    tolerated: () => tolerated,
    result: () => game.result().values,
    endReason: () => game.result().reason,
  };
}

function snapshotOf(play: Play, wanted: readonly string[] | undefined) {
  const view = {
    rules: play.rules,
    state: play.state,
    active: activeIn(play),
    certificates: (player: EntityId) => certificateCount(play, player),
    loans: (operator: EntityId) => loanCount(play, operator),
    worth: (player: EntityId) => play.rules.frame.score(play, player),
  };
  return project(view, wanted);
}

/**
 * Who must act. A game that ends in the middle of a turn (by a bankruptcy, say) shows whom it would have waited for, as
 * traces do; one that ends with a turn or an operating round shows nobody, one that ends in a stock round who was in turn.
 */
function activeIn(play: Play): readonly EntityId[] {
  const over = play.round.kind.finished(play);
  const step = over ? null : waitingStep(play);
  if (step !== null) return waitingFor(play, step);
  return play.state.round.kind !== 'stock' || play.current === undefined ? [] : [play.current];
}
