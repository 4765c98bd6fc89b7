/**
 * A seeded player who takes any legal action, but as people would: he builds where his network grows, runs good routes,
 * mostly pays out and buys trains at list prices. Titles whose companies live by their track come to an end only so.
 */
import { networkOf } from '../../runtime/core/map/graph.ts';
import { findRoutes } from '../../runtime/core/map/route-finder.ts';
import type { Action, Legal } from '../../runtime/kernel/actions.ts';
import type { Game } from '../../runtime/kernel/game.ts';
import { seededRandom } from '../../runtime/testing/index.ts';

const WEIGHTS: Readonly<Record<string, number>> = {
  pass: 1,
  sell_shares: 0.4,
  buy_company: 0.6,
  bankrupt: 1,
  run_routes: 50,
  par: 8,
  buy_shares: 8,
  lay_tile: 8,
  buy_train: 6,
  place_token: 4,
  dividend: 5,
  assign: 2,
  take_loan: 1,
  payoff_loan: 1,
  buy_token: 1,
};
const USUAL = 3;

/** Lays that are tried out for each one that is made. */
const TRIALS = 6;

type Random = () => number;

const pick = <T>(items: readonly T[], random: Random): T => {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
};

const operatorOf = ({ entity_type, entity }: Action): string => `${entity_type}:${entity}`;

const stopsReached = (game: Game, operator: string): number => {
  let count = 0;
  for (const stops of networkOf(game.context, operator).stops)
    for (let left = stops; left !== 0; left &= left - 1) count++;
  return count;
};

/** Of a few lays the one after which the network reaches most stops. */
const layOf = (game: Game, legal: readonly Legal[], random: Random): Action => {
  let best = pick(legal, random).action;
  let most = -1;
  for (let i = 0; i < TRIALS; i++) {
    const { action } = pick(legal, random);
    const operator = operatorOf(action);
    if (!operator.startsWith('corporation:')) return action;
    game.apply(action);
    const reached = game.state.corporations[operator]?.closed === false ? stopsReached(game, operator) : 0;
    game.undo();
    if (reached <= most) continue;
    most = reached;
    best = action;
  }
  return best;
};

/** Some choices are better than others, mostly. */
const sensible = (legal: readonly Legal[], random: Random): readonly Legal[] => {
  const good = legal.filter(({ action, range }) =>
    action.type === 'dividend' ? action.kind === 'payout' : action.type === 'buy_train' ? range === undefined : true,
  );
  return good.length > 0 && random() < 0.8 ? good : legal;
};

const inRange = ({ action, range }: Legal, random: Random): Action => {
  if (range === undefined) return action;
  const steps = Math.floor((range.max - range.min) / range.step);
  const step = random() < 0.8 ? Math.min(steps, Math.floor(random() * 4)) : Math.floor(random() * (steps + 1));
  return { ...action, [range.field]: range.min + step * range.step } as Action;
};

const sensibleAction = (game: Game, random: Random): Action => {
  const legal = game.legalActions();
  const types = [...new Set(legal.map(({ action }) => action.type))];
  const weightOf = (type: string): number => WEIGHTS[type] ?? USUAL;
  let left = random() * types.reduce((sum, type) => sum + weightOf(type), 0);
  const type = types.find((t) => (left -= weightOf(t)) < 0) ?? types[0];
  if (type === undefined) throw new Error(`nothing is legal: ${JSON.stringify(game.waiting())}`);
  const ofType = legal.filter(({ action }) => action.type === type);
  if (type === 'lay_tile') return layOf(game, ofType, random);
  const action = inRange(pick(sensible(ofType, random), random), random);
  return action.type === 'run_routes' ? { ...action, routes: findRoutes(game.context, operatorOf(action)) } : action;
};

export interface SensibleGame {
  readonly seed: number;
  readonly maxActions?: number;
  readonly apply?: (game: Game, action: Action) => void;
  readonly after?: (game: Game, count: number) => void;
}

/** Plays until the game is over; throws where it does not end within `maxActions`. */
export const playSensibly = (
  game: Game,
  { seed, maxActions = 6000, apply = (g, action) => void g.apply(action), after }: SensibleGame,
): number => {
  const random = seededRandom(seed);
  for (let count = 1; count <= maxActions; count++) {
    apply(game, sensibleAction(game, random));
    after?.(game, count);
    if (game.state.finished) return count;
  }
  throw new Error(`not over after ${maxActions} actions`);
};
