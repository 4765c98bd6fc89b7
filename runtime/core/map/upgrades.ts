/** Which tile may replace which (core rules 9.4); what depends on the two tiles alone is kept with the rulebook. */
import { passValue } from '../../kernel/hooks.ts';
import type { Play } from '../../kernel/play.ts';
import type { HexInfo, RotatedTile, Rulebook, TileInfo } from '../../kernel/rulebook.ts';
import type { Color } from '../../kernel/title.ts';
import { objection } from '../../kernel/violation.ts';
import type { Objection } from '../../kernel/violation.ts';
import { derive } from './derived.ts';
import { fitOf, stopEdges, turnMask } from './tile-fit.ts';
import type { TileFit } from './tile-fit.ts';

const COLORS: readonly Color[] = ['white', 'yellow', 'green', 'brown', 'gray'];

interface Pair {
  /** Made when it is first asked for: most pairs differ by more than one colour. */
  fit: TileFit | null;
  /** What speaks against it whoever lays it, and what else where no private's power lays it. Labels are a matter of the hex. */
  readonly always: Objection | null;
  readonly ordinary: Objection | null;
}

/** What of the rulebook the core's answer depends on. */
export type UpgradeRules = Pick<Rulebook, 'policies' | 'derived'>;

export const nextColor = (color: Color): Color | undefined => COLORS[COLORS.indexOf(color) + 1];

const colorObjection = (from: TileInfo, to: TileInfo): Objection | null =>
  COLORS.includes(from.color) && nextColor(from.color) === to.color
    ? null
    : objection('track.upgrade.color', () => `A ${to.color} tile does not replace a ${from.color} one.`);

const pathObjection = (from: TileInfo, to: TileInfo, { paths }: TileFit): Objection | null =>
  paths !== 0
    ? null
    : objection('track.upgrade.paths', () => `Tile ${to.name} keeps the track of ${from.name} in no rotation.`);

/** The edges of each old city are part of those of a new one, in some rotation. */
const citiesGoOn = (from: TileInfo, to: TileInfo): boolean => {
  const before = stopEdges(from.rotations[0] as RotatedTile);
  return to.rotations.some((turned) => {
    const after = stopEdges(turned);
    return before.every((old) => after.some((mask) => (old & ~mask) === 0));
  });
};

const stopObjection = (from: TileInfo, to: TileInfo): Objection | null => {
  const before = from.cities.length;
  const after = to.cities.length;
  if (from.towns !== to.towns) {
    return objection(
      'track.upgrade.towns',
      () => `Tile ${to.name} has ${to.towns} towns, ${from.name} has ${from.towns}.`,
    );
  }
  const sameNumber = from.label === null || (from.color === 'white' && from.label === 'OO');
  const lost = from.label !== null && before > 0 && after === 0;
  const parted = before > 1 && after > 1 && !citiesGoOn(from, to);
  if ((sameNumber && before !== after) || lost || parted) {
    return objection(
      'track.upgrade.cities',
      () => `The cities of tile ${to.name} (${after}) do not follow those of ${from.name} (${before}).`,
    );
  }
  return null;
};

const mayRemoveTowns = (rules: UpgradeRules): boolean => rules.policies.track.mayRemoveTowns ?? false;

const pairsFrom = (rules: UpgradeRules, from: TileInfo): Map<TileInfo, Pair> => {
  const pairs = derive(rules, 'map.pairs', () => new Map<TileInfo, Map<TileInfo, Pair>>());
  let row = pairs.get(from);
  if (row === undefined) pairs.set(from, (row = new Map()));
  return row;
};

const pairOf = (rules: UpgradeRules, from: TileInfo, to: TileInfo): Pair => {
  const row = pairsFrom(rules, from);
  const known = row.get(to);
  if (known !== undefined) return known;
  const color = colorObjection(from, to);
  const fit = color === null ? fitOf(from, to, mayRemoveTowns(rules)) : null;
  const pair: Pair = {
    fit,
    always: fit === null ? color : pathObjection(from, to, fit),
    ordinary: stopObjection(from, to),
  };
  row.set(to, pair);
  return pair;
};

const labelObjection = (hex: Pick<HexInfo, 'id' | 'futureLabel'>, from: TileInfo, to: TileInfo): Objection | null => {
  const wanted = hex.futureLabel?.color === to.color ? hex.futureLabel.label : from.label;
  if (wanted === to.label) return null;
  return objection(
    'track.upgrade.label',
    () =>
      `${hex.id} takes a tile ${wanted === null ? 'without letters' : `marked ${wanted}`}, and ${to.name} is ${to.label === null ? 'not marked' : `marked ${to.label}`}.`,
  );
};

/** Why `to` may not replace `from` on a hex by the rules of the core alone, whatever a mechanic says. */
export const coreUpgrade = (
  rules: UpgradeRules,
  hex: Pick<HexInfo, 'id' | 'futureLabel'>,
  from: TileInfo,
  to: TileInfo,
  special: boolean,
): Objection | null => {
  const pair = pairOf(rules, from, to);
  if (pair.always !== null || special) return pair.always;
  return labelObjection(hex, from, to) ?? pair.ordinary;
};

/**
 * Why `to` may not replace the tile that lies on a hex, in whatever rotation; `null`: it may. `special`: a private's power
 * lays it, which asks for the next colour and for the old track only.
 */
export const checkUpgrade = (
  play: Play,
  hex: HexInfo,
  from: RotatedTile,
  to: TileInfo,
  special: boolean,
): Objection | null => {
  const found = coreUpgrade(play.rules, hex, from.tile, to, special);
  return play.rules.hooks.tileUpgrade === undefined
    ? found
    : passValue(play, 'tileUpgrade', found, { hex, from, to, special });
};

/** Rotations of a tile that keep what lies there: its paths, and its paths together with its stops. */
export const fittingRotations = (rules: Rulebook, from: RotatedTile, to: TileInfo): TileFit => {
  const pair = pairOf(rules, from.tile, to);
  const { paths, all } = (pair.fit ??= fitOf(from.tile, to, mayRemoveTowns(rules)));
  return { paths: turnMask(paths, from.rotation), all: turnMask(all, from.rotation) };
};
