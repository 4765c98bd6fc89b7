/** What can come to lie on each kind of hex, colour by colour, by the rules of the core. */
import { coreUpgrade, type UpgradeRules } from '../../../runtime/core/map/upgrades.ts';
import type { HexInfo, TileInfo } from '../../../runtime/kernel/rulebook.ts';
import type { Color, Policies } from '../../../runtime/kernel/title.ts';
import type { CheckContext } from '../context.ts';
import type { Board } from './board.ts';

/** The colours in which tiles come, in order. */
export const CHAIN: readonly Color[] = ['white', 'yellow', 'green', 'brown', 'gray'];

/** Hexes on which the same is printed, and what may lie there in time. */
export interface HexClass {
  readonly hexes: readonly HexInfo[];
  readonly printed: TileInfo;
  readonly reached: ReadonlySet<TileInfo>;
}

export interface Growth {
  readonly classes: readonly HexClass[];
  readonly reached: ReadonlySet<TileInfo>;
  /** Tiles that may replace a tile somewhere on the map. */
  readonly after: (tile: TileInfo) => readonly TileInfo[];
}

const grown = new WeakMap<Board, { readonly colors: string; readonly growth: Growth }>();

export function growthOf(context: CheckContext): Growth {
  const colors = offeredColors(context);
  const key = `${[...colors].join(' ')} ${String(context.title.policies.track.mayRemoveTowns)}`;
  const known = grown.get(context.board);
  if (known?.colors === key) return known.growth;
  const growth = grow(context, colors);
  grown.set(context.board, { colors: key, growth });
  return growth;
}

/** Colours that some phase offers. */
export function offeredColors({ title }: CheckContext): ReadonlySet<Color> {
  return new Set(title.phases.flatMap(({ tiles }) => tiles));
}

/** The most places that the cities of a hex have together, now or later. */
export function mostSlots(context: CheckContext, hex: HexInfo): number {
  const found = growthOf(context).classes.find(({ hexes }) => hexes.includes(hex));
  const slots = (tile: TileInfo) => tile.stops.reduce((sum, stop) => sum + stop.slots, 0);
  return Math.max(slots(hex.printed), ...[...(found?.reached ?? [])].map(slots));
}

function grow({ board, title }: CheckContext, colors: ReadonlySet<Color>): Growth {
  const rules = rulesOf(title.policies);
  // What is printed on a map is not worth keeping: the next map is printed anew.
  const fromPrinted: UpgradeRules = { policies: title.policies, derived: new Map() };
  const byColor = new Map(
    CHAIN.map((color) => [color, board.tiles.filter((tile) => tile.color === color && colors.has(color))]),
  );
  const nextOf = (tile: TileInfo): readonly TileInfo[] =>
    byColor.get(CHAIN[CHAIN.indexOf(tile.color) + 1] ?? 'white') ?? [];

  const after = new Map<TileInfo, Set<TileInfo>>();
  const classes = classesOf(board).map((hexes): HexClass => {
    const [hex] = hexes;
    const reached = new Set<TileInfo>();
    let last: readonly TileInfo[] = [hex.printed];
    while (last.length > 0) {
      const next = new Set<TileInfo>();
      for (const from of last) {
        for (const to of nextOf(from).filter(
          (tile) => coreUpgrade(from.printed ? fromPrinted : rules, hex, from, tile, false) === null,
        )) {
          next.add(to);
          after.set(from, (after.get(from) ?? new Set()).add(to));
        }
      }
      for (const tile of next) reached.add(tile);
      last = [...next];
    }
    return { hexes, printed: hex.printed, reached };
  });
  return {
    classes,
    reached: new Set(classes.flatMap(({ reached }) => [...reached])),
    after: (tile) => [...(after.get(tile) ?? [])],
  };
}

const known = new WeakMap<Policies, UpgradeRules>();

/** Which tile may replace which is the same on every map. */
function rulesOf(policies: Policies): UpgradeRules {
  const rules = known.get(policies) ?? { policies, derived: new Map<string, unknown>() };
  known.set(policies, rules);
  return rules;
}

type Some<T> = readonly [T, ...T[]];

function classesOf(board: Board): Some<HexInfo>[] {
  const classes = new Map<string, [HexInfo, ...HexInfo[]]>();
  for (const hex of board.hexes) {
    if (!CHAIN.includes(hex.printed.color)) continue;
    const { color, label, stops, rotations } = hex.printed;
    const paths = rotations[0]?.paths.map(({ a, b, track }) => [a, b, track]);
    const key = JSON.stringify([color, label, hex.futureLabel, stops.map(({ kind, slots }) => [kind, slots]), paths]);
    const like = classes.get(key);
    if (like === undefined) classes.set(key, [hex]);
    else like.push(hex);
  }
  return [...classes.values()];
}
