/** From what a statement gives to the game as it then stands. */
import { Game } from '../../runtime/kernel/game.ts';
import type { LoggedAction } from '../../runtime/kernel/log.ts';
import { keptActions } from '../../runtime/kernel/log.ts';
import type { Mechanic } from '../../runtime/kernel/mechanic.ts';
import type { Rulebook } from '../../runtime/kernel/rulebook.ts';
import type { TitleDefinition } from '../../runtime/kernel/title.ts';
import { RuleViolation } from '../../runtime/kernel/violation.ts';
import { link, LinkError } from '../../runtime/link/link.ts';
import { mechanics } from '../../runtime/mechanics/index.ts';
import type { WorkedExample } from '../replay/example.ts';
import { TOLERATED } from '../replay/tolerance.ts';
import type { Position } from '../resolve/format.ts';
import { readCorpusLog } from './corpus.ts';

/** The position cannot be reached, and why. */
export class PositionError extends Error {
  override readonly name = 'PositionError';
}

/** The position stands in a log of the corpus, and there is no corpus. */
export class CorpusAbsent extends Error {
  override readonly name = 'CorpusAbsent';
}

export interface PositionSources {
  readonly title: TitleDefinition;
  /** Mechanics beside those of the runtime. */
  readonly mechanics: readonly Mechanic[];
  /** Positions that the file names. */
  readonly named: Readonly<Record<string, Position>>;
  readonly examples: ReadonlyMap<string, WorkedExample>;
  /** Folder of the corpus; undefined where it is absent. */
  readonly corpus: string | undefined;
}

/** Gives the game in a position. The same game is given again for the same position: who plays on takes it back. */
export function positionsOf(sources: PositionSources): (given: Position) => Game {
  const games = new Map<string, Game>();
  const rulebooks = new Map<string, Rulebook>();
  const rules = (players: number, variants: readonly string[]): Rulebook => {
    const key = `${players} ${variants.join(' ')}`;
    const known = rulebooks.get(key) ?? linked(sources, players, variants);
    rulebooks.set(key, known);
    return known;
  };
  return (given) => {
    const key = JSON.stringify(given);
    const known = games.get(key) ?? reach(given, sources, rules);
    games.set(key, known);
    return known;
  };
}

type Rules = (players: number, variants: readonly string[]) => Rulebook;

function reach(given: Position, sources: PositionSources, rules: Rules): Game {
  const { root, actions } = flatten(given, sources.named);
  const game = begin(root, sources, rules);
  for (const action of actions) play(game, action);
  return game;
}

/** Follows the names of positions to the one that begins a game; the actions of all of them in order. */
function flatten(given: Position, named: PositionSources['named']): { root: Position; actions: LoggedAction[] } {
  const seen: string[] = [];
  let root = given;
  const actions = [...(given.actions ?? [])];
  while (root.position !== undefined) {
    const name = root.position;
    const next = named[name];
    if (next === undefined) throw new PositionError(`there is no position "${name}"`);
    if (seen.includes(name)) throw new PositionError(`positions go in a circle: ${[...seen, name].join(', ')}`);
    seen.push(name);
    root = next;
    actions.unshift(...(next.actions ?? []));
  }
  return { root, actions };
}

function begin(root: Position, sources: PositionSources, rules: Rules): Game {
  const begins = [root.log, root.example, root.players].filter((beginning) => beginning !== undefined);
  if (begins.length !== 1) throw new PositionError('it begins with one of "position", "log", "example" and "players"');
  if (root.log !== undefined) return afterLogged(root.log, root.after ?? 0, sources.corpus, rules);
  if (root.example !== undefined) return afterStep(root.example, root.step, sources.examples, rules);
  return newGame(root.players ?? 0, root.variants ?? [], root.seed ?? 1, rules);
}

function newGame(players: number, variants: readonly string[], seed: number, rules: Rules): Game {
  const seats = Array.from({ length: players }, (_, seat) => ({ id: seat + 1, name: `Player ${seat + 1}` }));
  return Game.start(rules(players, variants), { players: seats, seed });
}

function afterLogged(name: string, after: number, corpus: string | undefined, rules: Rules): Game {
  if (corpus === undefined) throw new CorpusAbsent(name);
  const log = readCorpusLog(name, corpus);
  if (log === undefined) throw new PositionError(`the corpus has no log ${name}`);
  const { players, seed } = log;
  const game = Game.start(rules(players.length, log.variants), { players, seed }, { tolerance: TOLERATED });
  const kept = keptActions(log.actions);
  const last = kept.findIndex(({ id }) => id === after);
  if (after > 0 && last < 0) throw new PositionError(`${name} has no action ${after}`);
  for (const action of kept.slice(0, last + 1)) play(game, action);
  // What a log may hold is let pass on the way only: from here on all rules are asked.
  return Game.restore(game.rules, game.save());
}

function afterStep(name: string, step: number | undefined, examples: PositionSources['examples'], rules: Rules): Game {
  const example = examples.get(name);
  if (example === undefined) throw new PositionError(`there is no worked example "${name}"`);
  const { players, variants = [], seed = 1, steps } = example;
  if (step !== undefined && step > steps.length) throw new PositionError(`${name} has ${steps.length} steps`);
  const game = newGame(players.length, variants, seed, rules);
  for (const { action, refused } of steps.slice(0, step)) {
    if (action !== undefined && refused === undefined) play(game, action);
  }
  return game;
}

function play(game: Game, action: LoggedAction): void {
  try {
    game.applyLogged(action);
  } catch (error) {
    if (!(error instanceof RuleViolation)) throw error;
    const { type, entity, id } = action;
    throw new PositionError(
      `${type} of ${entity}${id === undefined ? '' : ` (action ${id})`} is refused by ${error.rule}: ${error.message}`,
      { cause: error },
    );
  }
}

function linked({ title, mechanics: more }: PositionSources, players: number, variants: readonly string[]): Rulebook {
  try {
    return link(title, [...mechanics, ...more], { players, variants });
  } catch (error) {
    if (error instanceof LinkError) throw new PositionError(error.message, { cause: error });
    throw error;
  }
}
