/** The tile lays of an operator's turn (core rules 8.8, 9.6): which are left, and what laying one costs and brings. */
import { tellEvent } from '../kernel/hooks.ts';
import type { Play } from '../kernel/play.ts';
import { BANK } from '../kernel/state.ts';
import type { EntityId } from '../kernel/state.ts';
import type { TrackLay } from '../kernel/title.ts';
import { demand, objection, refuse } from '../kernel/violation.ts';
import type { Objection } from '../kernel/violation.ts';
import { payIfAny } from './bank.ts';
import { checkLay, layCost, layTile } from './map/lay-tile.ts';
import { tileOn, hexInfo } from './map/hexes.ts';
import type { LayArgs } from './map/lay-tile.ts';
import { addPendingToken } from './pending-token.ts';

/** One lay of the turn. */
export interface Lay {
  readonly hex: string;
  readonly upgrade: boolean;
}

const LAYS = ['round', 'memory', 'lays'] as const;
const NONE: readonly Lay[] = [];

export const laysOfTurn = (play: Play): readonly Lay[] =>
  (play.state.round.memory.lays as readonly Lay[] | undefined) ?? NONE;

export const startLays = (play: Play): void => play.set(LAYS, NONE);

export const recordLay = (play: Play, lay: Lay): void => play.set(LAYS, [...laysOfTurn(play), lay]);

/** The title's entry for the next lay of the turn, while it allows anything. */
export const nextLay = (play: Play): TrackLay | null => {
  const done = laysOfTurn(play);
  const entry = play.rules.policies.track.lays[done.length];
  if (entry === undefined) return null;
  return entry.lay || mayUpgrade(entry, done) ? entry : null;
};

const mayUpgrade = (entry: TrackLay, done: readonly Lay[]): boolean =>
  entry.upgrade === true || (entry.upgrade === 'not_if_upgraded' && !done.some((l) => l.upgrade));

/** A hex that carries a tile, or printed track, is upgraded; a blank one is built. */
export const isUpgrade = (play: Play, tile: string): boolean =>
  play.rules.map.tile.get(tile.slice(0, tile.lastIndexOf('-')))?.color !== 'yellow';

/** Why this entry of the title may not be used so; `null`: it may. */
export const entryObjection = (play: Play, entry: TrackLay, hex: string, upgrade: boolean): Objection | null => {
  const done = laysOfTurn(play);
  if (upgrade ? !mayUpgrade(entry, done) : !entry.lay) {
    return objection(
      'track.no-lay-left',
      upgrade ? 'The next lay of this turn may not be an upgrade.' : 'The next lay of this turn must be an upgrade.',
    );
  }
  return entry.differentHex === true && done.some((l) => l.hex === hex)
    ? objection('track.no-lay-left', `${hex} was built on in this turn already.`)
    : null;
};

/** The entry that this lay takes; refuses one that the turn does not allow. */
export const demandLay = (play: Play, hex: string, upgrade: boolean): TrackLay => {
  const entry = nextLay(play);
  if (entry === null) return refuse('track.no-lay-left', 'No tile may be laid any more in this turn.');
  demand(entryObjection(play, entry, hex, upgrade));
  return entry;
};

/** What a lay costs beyond terrain: the price of the entry. */
export const entryCost = (entry: TrackLay, upgrade: boolean): number =>
  upgrade ? (entry.upgradeCost ?? entry.cost) : entry.cost;

/** Checks, pays and lays; tokens that must be placed again are asked for. */
export const carryOutLay = (
  play: Play,
  args: LayArgs,
  payer: EntityId,
  terms: { readonly extra: number; readonly free: boolean; readonly discount?: number },
): void => {
  demand(checkLay(play, args));
  const ground = terms.free ? 0 : layCost(play, args);
  const cost = Math.max(0, ground + terms.extra - (terms.discount ?? 0));
  payIfAny(play, payer, BANK, cost, 'track.lay-cost');
  for (const token of layTile(play, args)) {
    addPendingToken(play, {
      corporation: token.corporation,
      token: token.index,
      chooser: args.operator,
      hexes: [args.hex],
    });
  }
  tellEvent(play, 'tileLaid', {
    operator: args.operator,
    hex: args.hex,
    tile: tileOn(play, hexInfo(play, args.hex)),
    by: args.by ?? null,
  });
};
