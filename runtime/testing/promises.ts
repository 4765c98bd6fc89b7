/** What a game promises about its actions, tried out at one state; each check returns what is wrong, in words. */
import type { Action, Legal } from '../kernel/actions.ts';
import { firstDifference } from '../kernel/difference.ts';
import { Game } from '../kernel/game.ts';
import { brokenAccount } from './account.ts';
import { reordered } from './state-hash.ts';

const named = (action: Action): string => JSON.stringify(action).slice(0, 200);

/** A listed action in full: both ends of its range, where it has one. */
const concrete = ({ action, range }: Legal): readonly Action[] => {
  if (range === undefined) return [action];
  const last = range.min + Math.floor((range.max - range.min) / range.step) * range.step;
  return [...new Set([range.min, last])].map((value) => ({ ...action, [range.field]: value }) as Action);
};

const listing = (game: Game): string => JSON.stringify(game.legalActions());

/** Tools that look into the state find nothing that was left over: derived data equals what is made anew. */
export const brokenCaches = (game: Game): readonly string[] => {
  const saved = game.save();
  const live = listing(game);
  const fresh = listing(Game.restore(game.rules, saved));
  const turned = listing(Game.restore(game.rules, reordered(saved)));
  return [
    ...(fresh === live ? [] : ['a restored game offers other actions than the live one']),
    ...(turned === fresh ? [] : ['what is offered depends on the order of keys in the saved state']),
  ];
};

/**
 * Tries each of the actions: it applies, its account is complete, undo restores the state and what is offered, redo leads
 * to the same state again. The game is left as it was.
 */
export const brokenActions = (game: Game, actions: readonly Action[]): readonly string[] => {
  const wrong: string[] = [];
  const before = structuredClone(game.state);
  const offered = listing(game);
  const complain = (action: Action, what: string): void => {
    wrong.push(`${named(action)}: ${what}`);
  };
  const same = (action: Action, state: unknown, what: string): void => {
    const found = firstDifference(game.state, state);
    if (found !== null) complain(action, `${what}: ${found} differs`);
  };
  for (const action of actions) {
    const refused = game.explain(action);
    same(action, before, 'explain leaves a trace');
    if (refused !== null) {
      complain(action, `is listed, yet refused by ${refused.rule}: ${refused.message}`);
      continue;
    }
    const { changes } = game.apply(action);
    const after = structuredClone(game.state);
    for (const what of brokenAccount(before, changes, after)) complain(action, what);
    game.undo();
    same(action, before, 'undo');
    game.redo();
    same(action, after, 'redo');
    game.undo();
    same(action, before, 'undo after redo');
  }
  if (listing(game) !== offered) wrong.push('after undo other actions are offered than before');
  return wrong;
};

/** All listed actions, with both ends of every range, or a sample of about so many of them. */
export const listedActions = (game: Game, most = Infinity, random: () => number = () => 0): readonly Action[] => {
  const all = game.legalActions().flatMap(concrete);
  return all.length <= most ? all : all.filter(() => random() * all.length < most);
};

/** Everything that is promised at a state. `most` bounds how many of the listed actions are tried. */
export const brokenPromises = (game: Game, most = Infinity, random?: () => number): readonly string[] => [
  ...brokenActions(game, listedActions(game, most, random)),
  ...brokenCaches(game),
];
