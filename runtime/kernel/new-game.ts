/** What a game is before its first action. */
import { beginGame } from './engine.ts';
import { Play } from './play.ts';
import { seedState } from './random.ts';
import { LogFormatError } from './read-json.ts';
import type { Rulebook } from './rulebook.ts';
import type { GameState } from './state.ts';

export interface NewGame {
  /** In seat order. */
  readonly players: readonly { readonly id: number | string; readonly name: string }[];
  readonly seed: number;
}

/**
 * A new game at its first decision, with all that set it up in its journal. Throws a LogFormatError where the rulebook
 * is for another number of players.
 */
export const begin = (rules: Rulebook, setup: NewGame, tolerance: ReadonlySet<string>): Play => {
  if (setup.players.length !== rules.playerCount)
    throw new LogFormatError('/players', `must be ${rules.playerCount}, for whom the rulebook is made`);
  const play = new Play(rules, emptyState(rules, setup), tolerance);
  beginGame(play);
  return play;
};

/** Nothing set up yet: set-up itself is made of changes like everything after it. */
const emptyState = (rules: Rulebook, setup: NewGame): GameState => ({
  title: rules.title.id,
  variants: rules.variants,
  seed: setup.seed,
  players: setup.players.map((p) => ({ id: p.id, name: p.name })),
  random: seedState(setup.seed),
  order: setup.players.map((p) => `player:${p.id}`),
  turn: 1,
  round: {
    id: '',
    kind: '',
    code: '',
    place: 0,
    number: 0,
    entities: [],
    index: 0,
    fresh: true,
    acted: false,
    passed: {},
    memory: {},
  },
  phase: 0,
  setLength: 0,
  cash: {},
  bankBroken: false,
  bankrupt: {},
  corporations: {},
  privates: {},
  holdings: {},
  resized: {},
  markers: {},
  trains: {},
  trainMarks: {},
  hexes: {},
  supply: {},
  abilities: {},
  programs: {},
  end: null,
  finished: false,
  endReason: null,
  slices: {},
});
