/** What a disaster does to a hex. */
import type { Play } from '../../kernel/play.ts';
import { hexInfo, hexState } from '../../core/map/hexes.ts';
import { removeToken } from '../../core/map/tokens.ts';
import { corporationState } from '../../core/shares.ts';

/** Their owners have so many tokens fewer from now on. */
export const destroyTokens = (play: Play, hex: string): void => {
  for (const { entity } of play.rules.corporations) {
    const { tokens } = corporationState(play, entity);
    for (const [index, token] of tokens.entries()) {
      if (token.hex === hex) removeToken(play, entity, index, { rule: 'city-disaster.token', spent: true });
    }
    if (tokens.some((token) => token.hex === hex)) {
      play.set(
        ['corporations', entity, 'tokens'],
        corporationState(play, entity).tokens.filter((_, i) => tokens[i]?.hex !== hex),
      );
    }
  }
};

/** The tile that lay there does not return to the supply. */
export const showPrinted = (play: Play, hex: string): void => {
  const before = hexState(play, hex);
  if (before.tile === hex) return;
  const { printed } = hexInfo(play, hex);
  const after = {
    ...before,
    tile: hex,
    rotation: 0,
    cities: printed.cities.map((stop) => Array.from({ length: printed.stops[stop]?.slots ?? 0 }, () => null)),
    reserved: printed.cities.map((_, city) => before.reserved[city] ?? []),
  };
  play.change({ kind: 'tile', hex, before, after, rule: 'city-disaster.tile' });
};
