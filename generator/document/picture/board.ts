/** What lies on the map: as printed with the homes kept for their corporations, or as a game left it. */
import { parseTileId } from '../../../runtime/core/map/tile-ids.ts';
import type { HexInfo, MapInfo, RotatedTile } from '../../../runtime/kernel/rulebook.ts';
import type { HexState } from '../../../runtime/kernel/state.ts';
import { bareId } from '../../../runtime/kernel/state.ts';
import type { TitleDefinition } from '../../../runtime/kernel/title.ts';
import type { Slot } from './stops.ts';
import { liveryOf } from './tokens.ts';
import type { Livery } from './tokens.ts';

export interface HexView {
  readonly rotated: RotatedTile;
  readonly slots: readonly (readonly Slot[])[];
  /** Short names of those for whom the hex as a whole is kept. */
  readonly kept: readonly string[];
  readonly laid: boolean;
}

export type Board = (hex: HexInfo) => HexView;

/** Before play: homes and what private companies keep. */
export const openingBoard = (title: TitleDefinition): Board => {
  const liveries = liveriesOf(title);
  return (hex) => {
    const rotated = turned(hex.printed, 0);
    const slots: Slot[][] = rotated.tile.cities.map(() => []);
    const kept: string[] = [];
    for (const { id, city } of keptAt(title, hex.id)) {
      const into = city === undefined && slots.length !== 1 ? undefined : slots[city ?? 0];
      const livery = liveries.get(id);
      if (into === undefined) kept.push(id);
      else into.push(livery === undefined ? {} : { kept: livery });
    }
    return { rotated, slots, kept, laid: false };
  };
};

/** As a game left it: the hexes of its state. */
export const playedBoard = (title: TitleDefinition, map: MapInfo, hexes: Readonly<Record<string, HexState>>): Board => {
  const liveries = liveriesOf(title);
  const livery = (entity: string | null | undefined): Livery | undefined =>
    entity === null || entity === undefined
      ? undefined
      : (liveries.get(bareId(entity)) ?? { short: bareId(entity), color: '#777777', ink: '#ffffff' });
  const opening = openingBoard(title);
  return (hex) => {
    const state = hexes[hex.id];
    if (state === undefined) return opening(hex);
    const tile = state.tile === hex.id ? hex.printed : map.tile.get(parseTileId(state.tile).name);
    return {
      rotated: turned(tile ?? hex.printed, state.rotation),
      slots: state.cities.map((city, index) =>
        city.map((token, slot) => slotOf(livery(token), livery(state.reserved[index]?.[slot]))),
      ),
      kept: state.hexReserved.map(bareId),
      laid: state.tile !== hex.id,
    };
  };
};

const slotOf = (token: Livery | undefined, kept: Livery | undefined): Slot => ({
  ...(token === undefined ? {} : { token }),
  ...(kept === undefined ? {} : { kept }),
});

const turned = (tile: HexInfo['printed'], rotation: number): RotatedTile => {
  const rotated = tile.rotations[rotation];
  if (rotated === undefined) throw new Error(`no rotation ${rotation} of tile ${tile.name}`);
  return rotated;
};

const liveriesOf = (title: TitleDefinition): Map<string, Livery> =>
  new Map(
    [...title.corporations, ...title.minors, ...title.privates.map(({ id }) => ({ id }))].map((one) => [
      one.id,
      liveryOf(one),
    ]),
  );

const keptAt = (title: TitleDefinition, hex: string): { readonly id: string; readonly city?: number }[] => [
  ...[...title.corporations, ...title.minors].flatMap(({ id, home }) =>
    home?.hex === hex ? [{ id, ...(home.city === undefined ? {} : { city: home.city }) }] : [],
  ),
  ...title.privates.flatMap(({ id, abilities = [] }) =>
    abilities.flatMap(({ type, hex: at, city }) =>
      type === 'reservation' && at === hex ? [{ id, ...(typeof city === 'number' ? { city } : {}) }] : [],
    ),
  ),
];

/** Private companies on whose hexes nobody builds, by hex. */
export const blockersOf = (title: TitleDefinition): Map<string, string[]> => {
  const blockers = new Map<string, string[]>();
  for (const { id, abilities = [] } of title.privates) {
    for (const { type, hexes } of abilities) {
      if (type !== 'blocks_hexes' || !Array.isArray(hexes)) continue;
      for (const hex of hexes) blockers.set(String(hex), [...(blockers.get(String(hex)) ?? []), id]);
    }
  }
  return blockers;
};

/** Hexes that corporations have to reach: who, by hex. */
export const destinationsOf = (title: TitleDefinition): Map<string, string[]> => {
  const found = new Map<string, string[]>();
  for (const { id, use = id, table } of title.mechanics) {
    if (use !== 'destinations' || typeof table !== 'object' || table === null) continue;
    for (const [corporation, { to = [] }] of Object.entries(table as Readonly<Record<string, { to?: string[] }>>))
      for (const hex of to) found.set(hex, [...(found.get(hex) ?? []), corporation]);
  }
  return found;
};
