/** A small invented title with a map: two corporations that build and run, private companies for mechanics to fill. */
import { startRound } from '../../runtime/kernel/engine.ts';
import { Game } from '../../runtime/kernel/game.ts';
import type { Mechanic } from '../../runtime/kernel/mechanic.ts';
import type { Play } from '../../runtime/kernel/play.ts';
import { DEPOT } from '../../runtime/kernel/state.ts';
import type { EntityId } from '../../runtime/kernel/state.ts';
import type {
  AbilityDefinition,
  HexDefinition,
  MechanicUse,
  PrivateDefinition,
  StepUse,
  TitleDefinition,
} from '../../runtime/kernel/title.ts';
import { link } from '../../runtime/link/link.ts';
import { moveTrain, trainName, trainsOf } from '../../runtime/core/trains.ts';
import { transferPrivate } from '../../runtime/core/privates.ts';
import { corporation, deal, player, setCash, shareTitle, start } from './share-title.ts';

export { corporation, deal, player, setCash, start } from './share-title.ts';

/**
 * Flat hexes, two columns that do not meet. B: AB's home, then mountains and other ground to build on. E: printed track
 * from a port through a city and a town to CD's home.
 */
const hexes: Readonly<Record<string, HexDefinition>> = {
  A3: {},
  A5: { city: 0 },
  A7: {},
  B2: { city: 0 },
  B4: { terrain: [{ cost: 80, types: ['mountain'] }] },
  B6: { terrain: [{ cost: 60, types: ['mountain', 'water'] }] },
  B8: { terrain: [{ cost: 40 }] },
  C3: {},
  C5: {},
  C7: { town: 0 },
  E2: {
    color: 'blue',
    stops: [{ kind: 'offboard', revenue: { green: 20, brown: 30 }, groups: ['port'] }],
    paths: [{ from: 0, to: 's0' }],
  },
  E4: { color: 'gray', city: 30, slots: 2, exits: [3, 0] },
  E6: { color: 'gray', town: 10, exits: [3, 0] },
  E8: { color: 'gray', city: 20, exits: [3] },
};

const operating: readonly StepUse[] = [
  { id: 'special-track' },
  { id: 'buy-private-early', use: 'buy-private', blocks: false },
  { id: 'track' },
  { id: 'token' },
  { id: 'route' },
  { id: 'dividend' },
  { id: 'discard-train' },
  { id: 'buy-train' },
  { id: 'buy-private', blocks: true },
];

export interface RailTitle {
  readonly mechanics?: readonly MechanicUse[];
  readonly privates?: readonly PrivateDefinition[];
}

/** `special-track` is among its steps only where a mechanic brings it. */
export const railTitle = ({ mechanics = [], privates = [] }: RailTitle = {}): TitleDefinition => ({
  ...shareTitle,
  policies: {
    ...shareTitle.policies,
    track: {
      restriction: 'permissive',
      lays: [{ lay: true, upgrade: true, cost: 0 }],
      impassableColors: ['blue', 'gray', 'red'],
    },
  },
  rounds: {
    opening: [],
    cycle: [{ round: 'stock' }, { round: 'operating', times: 'phase' }],
    definitions: [
      ...shareTitle.rounds.definitions,
      {
        id: 'operating',
        kind: 'operating',
        code: 'OR',
        steps: operating.filter(({ id }) => id !== 'special-track' || mechanics.some((m) => m.id === 'private-track')),
      },
    ],
  },
  mechanics,
  privates,
  corporations: [
    { id: 'AB', name: 'AB', home: { hex: 'B2' }, tokens: [0, 40] },
    { id: 'CD', name: 'CD', home: { hex: 'E8' }, tokens: [0, 40] },
    { id: 'EF', name: 'EF', tokens: [0] },
  ],
  trains: [
    { id: '2', price: 80, distance: 2, count: 3, rustsOn: '4' },
    { id: '3', price: 180, distance: 3, count: 2 },
    { id: '4', price: 300, distance: 4, count: 'unlimited', events: [{ type: 'close_companies' }] },
  ],
  phases: [
    { id: '2', trainLimit: 4, tiles: ['yellow'], operatingRounds: 1, status: ['can_buy_companies'] },
    { id: '3', on: '3', trainLimit: 4, tiles: ['yellow', 'green'], operatingRounds: 1, status: ['can_buy_companies'] },
    { id: '4', on: '4', trainLimit: 3, tiles: ['yellow', 'green', 'brown'], operatingRounds: 1 },
  ],
  map: { layout: 'flat', axes: { x: 'letter', y: 'number' }, hexes },
  tiles: {
    manifest: { '8': 'unlimited', '9': 'unlimited', '5': 2, '57': 4, '58': 2 },
    definitions: {
      '8': { color: 'yellow', paths: [{ from: 0, to: 2 }] },
      '9': { color: 'yellow', paths: [{ from: 0, to: 3 }] },
      '5': { color: 'yellow', city: 20, exits: [0, 1] },
      '57': { color: 'yellow', city: 20, exits: [0, 3] },
      '58': { color: 'yellow', town: 10, exits: [0, 2] },
    },
  },
});

/** A private company of the invented title, with one ability. */
export const company = (id: string, value: number, ability: AbilityDefinition): PrivateDefinition => ({
  id,
  name: id,
  value,
  revenue: 5,
  abilities: [ability],
});

export interface RailSetting extends RailTitle {
  readonly with: readonly Mechanic[];
  readonly players?: number;
  readonly seed?: number;
}

export const railGame = ({ with: used, players = 3, seed = 1, ...title }: RailSetting): Game => {
  const rules = link(railTitle(title), used, { players });
  const seats = Array.from({ length: players }, (_, i) => ({ id: i + 1, name: `Player ${i + 1}` }));
  return Game.start(rules, { players: seats, seed });
};

/** Player 1 presides over AB, player 2 over CD; each has 1,000, and AB is the first to operate. */
export const operate = (play: Play): void => {
  deal(play, { [player(1)]: ['AB_0', 'AB_1'], [player(2)]: ['CD_0', 'CD_1'] });
  start(play, 'AB', { owner: player(1), at: '100,0,4' });
  start(play, 'CD', { owner: player(2), at: '90,1,4' });
  setCash(play, corporation('AB'), 1000);
  setCash(play, corporation('CD'), 1000);
  startRound(play, 'operating', 1, 1);
};

/** Gives an operator the next trains of a type. */
export const giveTrain = (play: Play, operator: EntityId, name: string): string => {
  const train = trainsOf(play, DEPOT).find((id) => trainName(id) === name);
  if (train === undefined) throw new Error(`no train ${name} left`);
  moveTrain(play, train, operator, 'test');
  return train;
};

export const givePrivate = (play: Play, id: string, owner: EntityId): void => transferPrivate(play, id, owner);

/** Hexes and tiles that may be laid now by a company or operator, as `B4 9/0`. */
export const laysBy = (game: Game, entity: string): readonly string[] =>
  game
    .legalActions()
    .map(({ action }) => action)
    .flatMap((action) => (action.type === 'lay_tile' && action.entity === entity ? [action] : []))
    .map(({ hex, tile, rotation }) => `${hex} ${tile.slice(0, tile.lastIndexOf('-'))}/${rotation}`);
