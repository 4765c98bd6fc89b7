import { Game } from '../../runtime/kernel/game.ts';
import type { GameLog } from '../../runtime/kernel/log.ts';
import type { Mechanic } from '../../runtime/kernel/mechanic.ts';
import type { TitleDefinition } from '../../runtime/kernel/title.ts';
import { link } from '../../runtime/link/link.ts';
import { mechanics } from '../../runtime/mechanics/index.ts';
import type { WorkedExample, WalkedStep } from './example.ts';
import { walkExample } from './example.ts';
import { observe } from './observe.ts';
import { replay } from './replay.ts';
import type { ReplayReport } from './report.ts';
import { TOLERATED } from './tolerance.ts';
import type { TraceLine } from './trace.ts';

/**
 * Plays a public log with a title, and compares every state where there is a trace.
 * Throws a LinkError where the title does not offer what the log asks for.
 */
export function playLog(
  title: TitleDefinition,
  log: GameLog,
  trace?: readonly TraceLine[],
  more: readonly Mechanic[] = [],
): ReplayReport {
  const rules = link(title, [...mechanics, ...more], { players: log.players.length, variants: log.variants });
  const game = Game.start(rules, { players: log.players, seed: log.seed }, { tolerance: TOLERATED });
  return replay(log, observe(game), trace);
}

/** Players of an example are numbered 1, 2, 3 ... in seat order. Throws a LinkError like `playLog`. */
export function playExample(
  title: TitleDefinition,
  example: WorkedExample,
  more: readonly Mechanic[] = [],
): WalkedStep[] {
  return walkedGame(title, example, more).steps;
}

/** The same, with the game as the last step leaves it. */
export function walkedGame(
  title: TitleDefinition,
  example: WorkedExample,
  more: readonly Mechanic[] = [],
): { readonly steps: WalkedStep[]; readonly game: Game } {
  const rules = link(title, [...mechanics, ...more], {
    players: example.players.length,
    variants: example.variants ?? [],
  });
  const players = example.players.map((name, seat) => ({ id: seat + 1, name }));
  const game = Game.start(rules, { players, seed: example.seed ?? 1 });
  return { steps: walkExample(example, observe(game)), game };
}
