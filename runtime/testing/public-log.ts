/** A game as a log of the public format: parsed JSON, as `readLog` takes it. */
import type { Game } from '../kernel/game.ts';

export const publicLog = (game: Game): Readonly<Record<string, unknown>> => {
  const { state, rules, actions } = game;
  const { finished, reason, values } = game.result();
  return {
    id: 1,
    title: rules.title.id,
    players: state.players.map(({ id, name }) => ({ id, name })),
    settings: { seed: state.seed, optional_rules: [...rules.variants] },
    status: finished ? 'finished' : 'active',
    actions: actions.map((action, index) => ({ ...action, id: index + 1 })),
    ...(finished ? { result: { ...values }, game_end_reason: reason } : {}),
  };
};
