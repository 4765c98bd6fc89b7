/** The invented title with a map, with steps and figures of the test's own: for mechanics that bring steps. */
import type { Mechanic } from '../../runtime/kernel/mechanic.ts';
import { Game } from '../../runtime/kernel/game.ts';
import type { EventHooks, Taps } from '../../runtime/kernel/hooks.ts';
import { defineMechanic } from '../../runtime/kernel/mechanic.ts';
import type { MechanicUse, PrivateDefinition, StepUse, TitleDefinition } from '../../runtime/kernel/title.ts';
import { link } from '../../runtime/link/link.ts';
import { railTitle } from './rail-title.ts';

export interface TurnSetting {
  readonly uses: readonly MechanicUse[];
  readonly with: readonly Mechanic[];
  /** Steps of an operator's turn. Default: none but those of the base title. */
  readonly steps?: readonly StepUse[];
  /** Steps of a player's turn. */
  readonly stock?: readonly StepUse[];
  readonly privates?: readonly PrivateDefinition[];
  readonly change?: (title: TitleDefinition) => TitleDefinition;
  readonly players?: number;
  readonly seed?: number;
}

const withSteps = (title: TitleDefinition, kind: string, steps: readonly StepUse[] | undefined): TitleDefinition =>
  steps === undefined
    ? title
    : {
        ...title,
        rounds: {
          ...title.rounds,
          definitions: title.rounds.definitions.map((round) => (round.kind === kind ? { ...round, steps } : round)),
        },
      };

export const turnGame = (setting: TurnSetting): Game => {
  const { uses, steps, stock, privates = [], change = (title) => title, players = 3, seed = 1 } = setting;
  const base = railTitle({ mechanics: uses, privates });
  const title = change(withSteps(withSteps(base, 'operating', steps), 'stock', stock));
  const seats = Array.from({ length: players }, (_, i) => ({ id: i + 1, name: `Player ${i + 1}` }));
  return Game.start(link(title, setting.with, { players }), { players: seats, seed });
};

/** A mechanic that only listens: what it was told of these events, in order. */
export const listener = (
  events: readonly (keyof EventHooks)[],
): { readonly mechanic: Mechanic; readonly heard: string[] } => {
  const heard: string[] = [];
  const hooks = Object.fromEntries(
    events.map((event) => [
      event,
      (_play: unknown, args: object) => void heard.push(`${event} ${Object.values(args).join(' ')}`),
    ]),
  ) as Taps;
  const mechanic = defineMechanic({
    manifest: { name: 'listener', summary: 'Listens.', provides: {} },
    behave: () => ({ hooks }),
  });
  return { mechanic, heard };
};
