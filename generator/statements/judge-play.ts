/** Judges a statement about play: in a given position, perhaps after an action, figures hold or a rule refuses. */
import { isDeepStrictEqual } from 'node:util';
import type { Game } from '../../runtime/kernel/game.ts';
import { diagnose } from '../diagnostics/catalogue.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { tryAction } from '../replay/example.ts';
import { observe } from '../replay/observe.ts';
import type { ReplayedGame } from '../replay/replay.ts';
import type { Position } from '../resolve/format.ts';
import type { Claim, Outcome, Subject } from './outcome.ts';
import { told, untold } from './outcome.ts';
import { CorpusAbsent, PositionError } from './position.ts';
import { ask, isQuery, QueryError } from './query.ts';

export type PlayStatement = Subject & { readonly given: Position };

export function judgePlay(subject: PlayStatement, reach: (given: Position) => Game): Outcome {
  const { statement, given, placeOf } = subject;
  const { id, action, refused, then } = statement;
  if (then === undefined && action === undefined)
    return unprovable(subject, 'besides "given" it needs "action" or "then"');
  if (refused !== undefined && action === undefined) return unprovable(subject, 'no action is there to be refused');
  try {
    return judgeIn(reach(given), subject);
  } catch (error) {
    if (error instanceof CorpusAbsent)
      return { verdict: 'skipped', found: 'the public logs are absent', diagnostics: [], claims: [] };
    if (error instanceof PositionError) {
      return untold('', diagnose(placeOf('/given'), 'statement-no-position', { id, why: error.message }));
    }
    if (error instanceof QueryError) return unprovable(subject, error.message);
    throw error;
  }
}

function unprovable({ statement: { id }, placeOf }: Subject, why: string): Outcome {
  return untold('', diagnose(placeOf(''), 'statement-unprovable', { id, why }));
}

/** The game is left as it was. */
function judgeIn(game: Game, subject: PlayStatement): Outcome {
  const { statement, placeOf } = subject;
  const { id, action, refused, then = {} } = statement;
  const observed = observe(game);
  const before = game.actions.length;
  try {
    const problem = action === undefined ? undefined : tryAction(action, refused, observed);
    const claims = claimsOf(subject);
    if (problem !== undefined) {
      const place = placeOf(refused === undefined ? '/action' : '/refused');
      return {
        verdict: 'differs',
        found: problem,
        diagnostics: [diagnose(place, 'statement-played-otherwise', { id, problem })],
        claims,
      };
    }
    const figures = figuresOf(Object.keys(then), game, observed);
    const wrong = Object.entries(then).filter(([key, says]) => !isDeepStrictEqual(figures.get(key), says));
    const diagnostics = wrong.map(([key, says]): Diagnostic => {
      const parameters = { id, about: key, says: told(says), found: told(figures.get(key)), from: undefined };
      return diagnose(placeOf(`/then/${escaped(key)}`), 'statement-contradicted', parameters);
    });
    const shown = wrong.length > 0 ? wrong.map(([key]) => key) : [...figures.keys()];
    const found = shown.map((key) => `${key} = ${told(figures.get(key))}`).join(', ') || `refused by ${refused}`;
    return { verdict: wrong.length === 0 ? 'agrees' : 'differs', found, diagnostics, claims };
  } finally {
    if (game.actions.length > before) game.undo();
  }
}

function figuresOf(keys: readonly string[], game: Game, observed: ReplayedGame): Map<string, unknown> {
  const snapshot = observed.snapshot(keys);
  const figure = (key: string): unknown => {
    if (key === 'asks') return [...(game.waiting()?.types ?? [])].toSorted().join(' ');
    return isQuery(key) ? ask(game.state, key).value : (snapshot.get(key) ?? null);
  };
  return new Map(keys.map((key) => [key, figure(key)]));
}

/** One for each figure, and one for whether the action is refused. */
function claimsOf({ statement, given, placeOf }: PlayStatement): Claim[] {
  const { action, refused, then = {} } = statement;
  const position = JSON.stringify([given, action ?? null]);
  const figures = Object.entries(then).map(([key, says]): Claim => ({
    key: `${position} ${key}`,
    about: key,
    says,
    place: placeOf(`/then/${escaped(key)}`),
  }));
  if (action === undefined) return figures;
  const place = placeOf(refused === undefined ? '/action' : '/refused');
  const says = refused === undefined ? 'accepted' : `refused by ${refused}`;
  return [{ key: position, about: action.type, says, place }, ...figures];
}

function escaped(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}
