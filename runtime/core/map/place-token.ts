/** Tokens come onto the map and leave it (core rules 9.8). */
import { tellEvent } from '../../kernel/hooks.ts';
import type { Play } from '../../kernel/play.ts';
import type { EntityId, HexState } from '../../kernel/state.ts';
import { refuse } from '../../kernel/violation.ts';
import { hexState } from './hexes.ts';
import { slotFor } from './slots.ts';

export interface TokenPlacement {
  readonly corporation: EntityId;
  readonly tokenIndex: number;
  readonly hex: string;
  readonly city: number;
  /** Why it is placed; default `token.place`. */
  readonly rule?: string;
  /** It gets a slot of its own, beyond those of the city. */
  readonly extraSlot?: boolean;
}

const without = (list: readonly (EntityId | null)[], entity: EntityId): readonly (EntityId | null)[] =>
  list.includes(entity) ? list.map((kept) => (kept === entity ? null : kept)) : list;

const withoutReservations = (state: HexState, entity: EntityId): HexState => ({
  ...state,
  reserved: state.reserved.map((list) => without(list, entity)),
  hexReserved: state.hexReserved.filter((kept) => kept !== entity),
});

/** Nothing on this hex is kept for an entity any longer. */
export const removeReservations = (play: Play, hex: string, entity: EntityId, rule: string): void => {
  const before = hexState(play, hex);
  if (!before.hexReserved.includes(entity) && !before.reserved.some((list) => list.includes(entity))) return;
  play.change({ kind: 'tile', hex, before, after: withoutReservations(before, entity), rule });
};

const occupy = (state: HexState, city: number, slot: number, occupant: EntityId | null): HexState => ({
  ...state,
  cities: state.cities.map((slots, index) => {
    if (index !== city) return slots;
    const next = [...slots];
    next[slot] = occupant;
    return next;
  }),
});

/** Places a token that was found legal; its owner's reservations on the hex are used up. Payment is the step's. */
export const placeToken = (play: Play, placement: TokenPlacement): void => {
  const { corporation, tokenIndex: index, hex, city, rule = 'token.place' } = placement;
  const token = play.state.corporations[corporation]?.tokens[index];
  const state = hexState(play, hex);
  const slots = state.cities[city];
  if (token === undefined || slots === undefined)
    return refuse('token.city', `There is no such token or city in ${hex}.`);
  const slot = placement.extraSlot === true ? slots.length : slotFor(slots, state.reserved[city] ?? [], corporation);
  if (slot === null) return refuse('token.slot', `No slot in ${hex} is free for ${corporation}.`);
  const standing = { ...token, hex, city, used: true };
  play.change({ kind: 'token', corporation, index, before: token, after: standing, rule });
  const after = withoutReservations(occupy(state, city, slot, corporation), corporation);
  play.change({ kind: 'tile', hex, before: state, after, rule });
  tellEvent(play, 'tokenPlaced', { operator: corporation, hex, city });
};

/** Takes a token off the map: back to the charter, or spent for good. */
export const removeToken = (
  play: Play,
  corporation: EntityId,
  index: number,
  options: { readonly rule?: string; readonly spent?: boolean } = {},
): void => {
  const { rule = 'token.remove', spent = false } = options;
  const token = play.state.corporations[corporation]?.tokens[index];
  if (token === undefined || token.hex === null) return;
  const { hex, city } = token;
  const { lifted: _, ...standing } = token;
  const state = hexState(play, hex);
  const slot = state.cities[city]?.indexOf(corporation) ?? -1;
  play.change({
    kind: 'token',
    corporation,
    index,
    before: token,
    after: { ...standing, hex: null, city: 0, used: spent },
    rule,
  });
  if (slot >= 0) play.change({ kind: 'tile', hex, before: state, after: occupy(state, city, slot, null), rule });
};

/** Takes a token off the map but leaves its place on the charter, for a rule that will put another token there. */
export const liftToken = (play: Play, corporation: EntityId, index: number, rule: string): void => {
  const token = play.state.corporations[corporation]?.tokens[index];
  if (token === undefined || token.hex === null) return;
  const before = hexState(play, token.hex);
  const slot = before.cities[token.city]?.indexOf(corporation) ?? -1;
  play.change({ kind: 'token', corporation, index, before: token, after: { ...token, lifted: true }, rule });
  if (slot >= 0)
    play.change({ kind: 'tile', hex: token.hex, before, after: occupy(before, token.city, slot, null), rule });
};
