/** Tokens of the corporations taken over become tokens of the national railway. */
import type { Play } from '../../kernel/play.ts';
import { placeToken } from '../../core/map/tokens.ts';
import { corporationState } from '../../core/shares.ts';
import type { Scheme } from './slice.ts';

interface Spot {
  readonly hex: string;
  readonly city: number;
}

const sameSpot = (a: Spot, b: Spot): boolean => a.hex === b.hex && a.city === b.city;

/** Where the tokens of a corporation stood, its home first. */
const spotsOf = (play: Play, scheme: Scheme): readonly (readonly (Spot | null)[])[] =>
  scheme
    .read(play)
    .merged.map(({ corporation }) =>
      corporationState(play, corporation).tokens.map(({ hex, city }) => (hex === null ? null : { hex, city })),
    );

/** Homes first; then the others, save those in a hex with a home. In a city that several had, one token, the last. */
const newSpots = (
  all: readonly (readonly (Spot | null)[])[],
): { readonly homes: readonly Spot[]; readonly others: readonly Spot[] } => {
  const homes = all.flatMap(([home]) => (home === null || home === undefined ? [] : [home]));
  let others: Spot[] = [];
  for (const [, ...further] of all) {
    for (const spot of further) {
      if (spot === null || homes.some((home) => home.hex === spot.hex)) continue;
      others = [...others.filter((other) => !sameSpot(other, spot)), spot];
    }
  }
  return { homes, others };
};

export const placeNationalTokens = (play: Play, scheme: Scheme): void => {
  const { national, options } = scheme;
  const { homes, others } = newSpots(spotsOf(play, scheme));
  const spots = [...homes, ...others];
  const hexes = others.map((spot) => spot.hex);
  const twice = hexes.filter((hex, i) => hexes.indexOf(hex) !== i);
  const kept = Math.max(homes.length, options.tokens.limit);
  const spare = Math.max(0, kept - spots.length + twice.length);
  const fresh = (price: number) => ({ price, hex: null, city: 0, used: false });
  play.set(
    ['corporations', national, 'tokens'],
    [...spots.map(() => fresh(0)), ...Array.from({ length: spare }, () => fresh(options.tokens.price))],
  );
  for (const [tokenIndex, { hex, city }] of spots.entries()) {
    placeToken(play, { corporation: national, tokenIndex, hex, city, rule: 'nationalization.token' });
  }
  const surplus = spots.length - twice.length > kept ? spots.length - kept : 0;
  scheme.write(play, { twice, surplus, homes: homes.map((home) => home.hex) });
};
