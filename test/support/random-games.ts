/** Random games of the real titles, for property tests: which settings there are, and how a failure is told. */
import * as fc from 'fast-check';

import { loadTitle } from '../../generator/resolve/load-title.ts';
import { builtInTitles, titlesIn } from '../../generator/source/find-title.ts';
import { Game } from '../../runtime/kernel/game.ts';
import type { NewGame } from '../../runtime/kernel/new-game.ts';
import type { Rulebook } from '../../runtime/kernel/rulebook.ts';
import type { TitleDefinition } from '../../runtime/kernel/title.ts';
import { link, LinkError } from '../../runtime/link/link.ts';
import { mechanics } from '../../runtime/mechanics/index.ts';
import type { Playable } from '../../runtime/testing/damaged-files.ts';
import { playRandomly } from '../../runtime/testing/random-player.ts';
import type { RandomGameOptions } from '../../runtime/testing/random-player.ts';
import { TEMPERAMENTS } from '../../runtime/testing/temperaments.ts';
import type { Temperament } from '../../runtime/testing/temperaments.ts';

/** `TRACKWRIGHT_SEEDS=10` runs ten times as many games, actions and logs; the first of them are always the same. */
const FACTOR = Number(process.env['TRACKWRIGHT_SEEDS'] ?? 1);

/** Parameters of a property: so many runs, always the same ones, stopped at the first failure (a seed shrinks to nothing better). */
export const runs = (count: number, seed = 1): fc.Parameters<unknown> => ({
  numRuns: Math.max(1, Math.round(count * FACTOR)),
  seed,
  endOnFailure: true,
});

/** Time for a property of so many runs. */
export const patience = (milliseconds: number): number => milliseconds * Math.max(1, FACTOR);

export const anySeed: fc.Arbitrary<number> = fc.noShrink(fc.integer({ min: 0, max: 2 ** 31 - 1 }));

export const TEMPERAMENT_NAMES = Object.keys(TEMPERAMENTS) as readonly Temperament[];

export const anyTemperament: fc.Arbitrary<Temperament> = fc.constantFrom(...TEMPERAMENT_NAMES);

/** A title with a number of players and optional rules. */
export interface Setting {
  readonly name: string;
  readonly rules: Rulebook;
  /** How a failed property shows it. */
  readonly [fc.toStringMethod]?: () => string;
}

export const titleNames = (): readonly string[] => titlesIn(builtInTitles());

const subsets = (ids: readonly string[]): readonly (readonly string[])[] =>
  ids.reduce<readonly (readonly string[])[]>((sets, id) => [...sets, ...sets.map((set) => [...set, id])], [[]]);

const linked = (title: TitleDefinition, players: number, variants: readonly string[]): Rulebook | null => {
  try {
    return link(title, mechanics, { players, variants });
  } catch (error) {
    if (error instanceof LinkError) return null;
    throw error;
  }
};

const titleNamed = (id: string): TitleDefinition => {
  const { title } = loadTitle(id);
  if (title === undefined) throw new Error(`${id} has errors: trackwright check ${id}`);
  return title;
};

export const playableTitle = (id: string): Playable => ({ title: titleNamed(id), mechanics });

/** Every number of players with every allowed combination of optional rules, at most so many of each number. */
export const settingsOf = (id: string, most = Infinity): readonly Setting[] => {
  const title = titleNamed(id);
  const chosen = Object.keys(title.variants);
  return Object.keys(title.players).flatMap((players) => {
    const found = new Map<string, Setting>();
    for (const variants of subsets(chosen)) {
      const rules = linked(title, Number(players), variants);
      if (rules === null) continue;
      const name = [`${id} for ${players}`, ...rules.variants].join(' + ');
      if (!found.has(name)) found.set(name, { name, rules, [fc.toStringMethod]: () => name });
    }
    const all = [...found.values()];
    return all.filter((_, index) => all.length <= most || index % Math.ceil(all.length / most) === 0);
  });
};

export const setUpOf = ({ rules }: Setting, seed: number): NewGame => ({
  players: Array.from({ length: rules.playerCount }, (_, index) => ({ id: index + 1, name: `Player ${index + 1}` })),
  seed,
});

export const startGame = (setting: Setting, seed: number): Game => Game.start(setting.rules, setUpOf(setting, seed));

/** Plays a random game; a failure says which, and after which action. */
export const playGame = (
  setting: Setting,
  seed: number,
  temperament: Temperament,
  options: Pick<RandomGameOptions, 'after' | 'maxActions'> = {},
): Game => {
  const game = startGame(setting, seed);
  try {
    playRandomly(game, { seed, weights: TEMPERAMENTS[temperament], ...options });
  } catch (error) {
    const last = JSON.stringify(game.actions.at(-1));
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(
      `${setting.name}, seed ${seed}, ${temperament}, after action ${game.actions.length} ${last}: ${message}`,
      {
        cause: error,
      },
    );
  }
  return game;
};
