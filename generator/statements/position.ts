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
  /** Games of worked examples that have been played to their ends, one entry of the history a step with an action. */
  readonly played: ReadonlyMap<string, Game>;
  /** Folder of the corpus; undefined where it is absent. */
  readonly corpus: string | undefined;
}

/**
 * Gives the game in a position, until the next one is asked for. Who plays on takes it back: the same game is given
 * again.
 */
export function positionsOf(sources: PositionSources): (given: Position) => Game {
  const games = new Map<string, Game>();
  const rulebooks = new Map<string, Rulebook>();
  const rules = (players: number, variants: readonly string[]): Rulebook => {
    const key = `${players} ${variants.join(' ')}`;
    const known = rulebooks.get(key) ?? linked(sources, players, variants);
    rulebooks.set(key, known);
    return known;
  };
  const walk = walker(sources, rules);
  return (given) => {
    const { root, actions } = flatten(given, sources.named);
    // An example is walked to and fro, so that its steps are not played again for every position in it.
    if (root.example !== undefined && beginnings(root) === 1) return playOn(walk(root.example, root.step), actions);
    const key = JSON.stringify(given);
    const known = games.get(key) ?? playOn(begin(root, sources, rules), actions);
    games.set(key, known);
    return known;
  };
}

type Rules = (players: number, variants: readonly string[]) => Rulebook;

function playOn(game: Game, actions: readonly LoggedAction[]): Game {
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

const beginnings = ({ log, example, players }: Position): number =>
  [log, example, players].filter((beginning) => beginning !== undefined).length;

function begin(root: Position, sources: PositionSources, rules: Rules): Game {
  if (beginnings(root) !== 1)
    throw new PositionError('it begins with one of "position", "log", "example" and "players"');
  if (root.log !== undefined) return afterLogged(root.log, root.after ?? 0, sources.corpus, rules);
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

/** Gives the game of a worked example after a step of it. */
function walker({ examples, played }: PositionSources, rules: Rules): (name: string, step: number | undefined) => Game {
  const games = new Map<string, { readonly game: Game; reached: number }>();
  return (name, step) => {
    const example = examples.get(name);
    if (example === undefined) throw new PositionError(`there is no worked example "${name}"`);
    const { players, variants = [], seed = 1, steps } = example;
    if (step !== undefined && step > steps.length) throw new PositionError(`${name} has ${steps.length} steps`);
    const actions = (until: number | undefined) =>
      steps
        .slice(0, until)
        .flatMap(({ action, refused }) => (action === undefined || refused !== undefined ? [] : [action]));
    const before = played.get(name);
    const walk = games.get(name) ?? {
      game: before ?? newGame(players.length, variants, seed, rules),
      reached: before?.actions.length ?? 0,
    };
    games.set(name, walk);
    const wanted = actions(step);
    // Whatever was played on from the last position is not of the example.
    const kept = Math.min(walk.reached, wanted.length);
    while (walk.game.actions.length > kept) walk.game.undo();
    for (const action of wanted.slice(kept)) play(walk.game, action);
    walk.reached = wanted.length;
    return walk.game;
  };
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
