/**
 * The map of a real game, kept at what the public implementation's trace says after every action: a play whose state
 * holds the map, tokens, trains, cash, phase and owners of privates, and nothing else.
 */
import { readFileSync } from 'node:fs';

import { initialHexes, initialSupply } from '../../runtime/core/map/link-map.ts';
import { parseTileId } from '../../runtime/core/map/hexes.ts';
import { link } from '../../runtime/link/link.ts';
import { Play } from '../../runtime/kernel/play.ts';
import type { EntityId, GameState, HexState, TokenState } from '../../runtime/kernel/state.ts';
import { BANK } from '../../runtime/kernel/state.ts';
import { keptActions } from '../../runtime/kernel/log.ts';
import type { LoggedAction } from '../../runtime/kernel/log.ts';
import type { CorpusLog } from './corpus.ts';
import { readCorpusLog } from './corpus.ts';
import { titleFromFacts } from './facts-title.ts';

type Values = Readonly<Record<string, string | number | boolean | null>>;

interface TraceLine {
  readonly id: number;
  readonly set: Values;
}

export interface TracedGame {
  readonly play: Play;
  /** What was played, in order. */
  readonly actions: readonly LoggedAction[];
  /** What the trace says now. */
  readonly seen: Map<string, string | number | boolean>;
  /** Brings the play to the state before, or after, the action of this id. Only forwards. */
  before(id: number): void;
  after(id: number): void;
  /** An operator or private by the name a log gives it. */
  entity(name: string | number): EntityId;
  /** The tokens and tile of a hex as the trace would write them, from the play's state. */
  written(hex: string): string;
}

const freshState = (play: { readonly title: string }): GameState =>
  ({
    title: play.title,
    variants: [],
    seed: 0,
    players: [],
    random: 0,
    order: [],
    turn: 1,
    round: {
      id: '',
      kind: 'operating',
      code: 'OR',
      place: 0,
      number: 1,
      entities: [],
      index: 0,
      fresh: false,
      acted: false,
      passed: {},
      memory: {},
    },
    phase: 0,
    setLength: 1,
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
  }) as unknown as GameState;

/** `57-0/1 PRR,-|NYC` of a hex's state. */
const writeHex = (state: HexState, bare: (entity: EntityId) => string): string => {
  const printed = parseTileId(state.tile).copy === null;
  const cities = state.cities.map((slots) => slots.map((o) => (o === null ? '-' : bare(o))).join(',')).join('|');
  return `${printed ? 'printed' : `${state.tile}/${state.rotation}`}${cities === '' ? '' : ` ${cities}`}`;
};

export const traceGame = (log: CorpusLog): TracedGame => {
  const game = readCorpusLog(log);
  const title = titleFromFacts(log.title);
  const rules = link(title, [], { players: game.players.length });
  const play = new Play(rules, freshState({ title: log.title }));
  const lines = readFileSync(log.tracePath, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as TraceLine);
  const byId = new Map(lines.map((line, at) => [line.id, at]));
  const seen = new Map<string, string | number | boolean>();
  let at = -1;

  const operators = new Map(rules.corporations.map((info) => [info.id, info.entity]));
  const entity = (name: string | number): EntityId =>
    operators.get(String(name)) ?? (rules.private.has(String(name)) ? `company:${name}` : `player:${name}`);
  const bare = (id: EntityId): string => id.slice(id.indexOf(':') + 1);

  Object.assign(play.state.hexes, initialHexes(rules, rules.corporations));
  Object.assign(play.state.supply, initialSupply(rules.map));
  for (const info of rules.corporations) {
    const tokens = info.definition.tokens.map((price): TokenState => ({ price, hex: null, city: 0, used: false }));
    play.state.corporations[info.entity] = {
      owner: null,
      par: null,
      price: null,
      started: true,
      floated: true,
      closed: false,
      operated: 0,
      tokens,
      hadRoute: false,
      capitalization: 'full',
    };
    play.state.trains[info.entity] = [];
  }
  for (const info of rules.privates) play.state.privates[info.id] = { owner: BANK, revenue: info.definition.revenue };

  const syncHex = (hex: string, value: string): void => {
    const before = play.state.hexes[hex];
    if (before === undefined || writeHex(before, bare) === value) return;
    const [tile = '', slots] = value.split(' ');
    const [id = '', rotation] = tile.split('/');
    const cities =
      slots === undefined
        ? []
        : slots
            .split('|')
            .map((city) => city.split(',').map((o) => (o === '-' ? null : (operators.get(o) ?? `neutral:${o}`))));
    const after = { ...before, tile: id === 'printed' ? hex : id, rotation: Number(rotation ?? 0), cities };
    play.change({ kind: 'tile', hex, before, after, rule: 'test' });
    if (before.tile !== after.tile) {
      const taken = parseTileId(after.tile);
      const given = parseTileId(before.tile);
      if (taken.copy !== null) {
        const { copy } = taken;
        play.set(
          ['supply', taken.name],
          (play.state.supply[taken.name] ?? []).filter((c) => c !== copy),
        );
      }
      if (given.copy !== null) play.set(['supply', given.name], [...(play.state.supply[given.name] ?? []), given.copy]);
    }
  };

  const cityOf = (hex: string, operator: EntityId): number =>
    Math.max(0, play.state.hexes[hex]?.cities.findIndex((slots) => slots.includes(operator)) ?? 0);

  const syncTokens = (operator: EntityId, value: string): void => {
    const places = value === '' ? [] : value.split(' ');
    const now = play.state.corporations[operator];
    if (now === undefined) return;
    const tokens = places.map((place, index): TokenState => {
      const price = now.tokens[index]?.price ?? 0;
      if (place === '-') return { price, hex: null, city: 0, used: false };
      if (place === 'used') return { price, hex: null, city: 0, used: true };
      return { price, hex: place, city: cityOf(place, operator), used: true };
    });
    if (JSON.stringify(tokens) !== JSON.stringify(now.tokens)) {
      play.change({ kind: 'set', path: ['corporations', operator], before: now, after: { ...now, tokens } });
      play.versions.map++;
    }
  };

  const syncTrains = (operator: EntityId, value: string): void => {
    play.set(['trains', operator], value === '' ? [] : value.split(' ').map((name, index) => `${name}-${index}`));
  };

  const syncOwner = (id: string, value: string): void => {
    const before = play.state.privates[id];
    const owner = value === 'closed' ? null : value.includes(':') ? value : BANK;
    if (before !== undefined && before.owner !== owner) play.set(['privates', id], { ...before, owner });
  };

  const apply = ({ set }: TraceLine): void => {
    for (const [key, value] of Object.entries(set)) {
      if (value === null) seen.delete(key);
      else seen.set(key, value);
    }
    for (const [key, value] of Object.entries(set)) if (key.startsWith('hex/')) syncHex(key.slice(4), String(value));
    for (const [key, value] of Object.entries(set)) {
      const [kind, id = '', field] = key.split('/');
      if (key === 'phase')
        play.set(
          ['phase'],
          title.phases.findIndex((phase) => phase.id === value),
        );
      if (kind === 'corporation' && field === 'cash') play.set(['cash', entity(id)], Number(value));
      if (kind === 'corporation' && field === 'trains') syncTrains(entity(id), String(value ?? ''));
      if (kind === 'company' && field === 'owner') syncOwner(id, String(value));
    }
    for (const info of rules.corporations)
      syncTokens(info.entity, String(seen.get(`corporation/${info.id}/tokens`) ?? ''));
    for (const info of rules.corporations) {
      for (const token of play.state.corporations[info.entity]?.tokens ?? []) {
        const hex = token.hex === null ? undefined : play.state.hexes[token.hex];
        if (hex === undefined || token.hex === null) continue;
        const kept = (list: readonly (EntityId | null)[]): (EntityId | null)[] =>
          list.map((e) => (e === info.entity ? null : e));
        if (!hex.hexReserved.includes(info.entity) && !hex.reserved.some((list) => list.includes(info.entity)))
          continue;
        const after = {
          ...hex,
          reserved: hex.reserved.map(kept),
          hexReserved: hex.hexReserved.filter((e) => e !== info.entity),
        };
        play.change({ kind: 'tile', hex: token.hex, before: hex, after, rule: 'test' });
      }
    }
    play.journal = [];
  };

  const place = (id: number): number => {
    const found = byId.get(id);
    if (found === undefined) throw new Error(`no action ${id} in the trace of ${log.name}`);
    return found;
  };
  const reach = (target: number): void => {
    while (at < target) apply(lines[++at] as TraceLine);
  };

  return {
    play,
    actions: keptActions(game.actions),
    before: (id) => reach(Math.max(0, place(id) - 1)),
    after: (id) => reach(place(id)),
    seen,
    entity,
    written: (hex) => writeHex(play.state.hexes[hex] as HexState, bare),
  };
};
