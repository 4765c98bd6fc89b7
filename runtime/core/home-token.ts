/** The first token of a corporation goes to its home (core rules 9.7). */
import { passValue } from '../kernel/hooks.ts';
import type { Play } from '../kernel/play.ts';
import type { EntityId } from '../kernel/state.ts';
import { checkToken, placeToken } from './map/tokens.ts';
import { addPendingToken } from './pending-token.ts';

const hasTrack = (play: Play, hex: string): boolean => {
  const state = play.state.hexes[hex];
  if (state === undefined) return false;
  const info = play.rules.map.hex.get(hex);
  const tile =
    state.tile === hex ? info?.printed : play.rules.map.tile.get(state.tile.slice(0, state.tile.lastIndexOf('-')));
  return (tile?.rotations[0]?.paths.length ?? 0) > 0;
};

const homeHexes = (play: Play, corporation: EntityId): readonly string[] => {
  const home = play.rules.corporation.get(corporation)?.definition.home;
  return passValue(play, 'homeHexes', home === undefined ? [] : [home.hex], { corporation });
};

/** Some city of the hex takes its first token. */
const hasPlace = (play: Play, corporation: EntityId, hex: string): boolean =>
  play.state.hexes[hex]?.cities.some(
    (_, city) => checkToken(play, { corporation, tokenIndex: 0, hex, city, free: true }) === null,
  ) === true;

/**
 * Places it unless it is used already. Where there are several homes, or the hex as a whole is kept for the
 * corporation and has track, its president chooses the city; else it goes to the city kept for it, or to the first.
 * Where all of them are full it stays on the charter.
 */
export const placeHomeToken = (play: Play, corporation: EntityId): void => {
  const first = play.state.corporations[corporation]?.tokens[0];
  if (first === undefined || first.used || first.hex !== null) return;
  const [home, ...others] = homeHexes(play, corporation);
  const hex = home === undefined ? undefined : play.state.hexes[home];
  if (home === undefined || hex === undefined) return;
  if (others.length > 0 || (hex.hexReserved.includes(corporation) && hasTrack(play, home))) {
    const hexes = [home, ...others];
    if (hexes.some((candidate) => hasPlace(play, corporation, candidate))) {
      addPendingToken(play, { corporation, token: 0, chooser: corporation, hexes });
    }
    return;
  }
  const kept = hex.reserved.findIndex((city) => city.includes(corporation));
  const city = kept >= 0 ? kept : 0;
  if (checkToken(play, { corporation, tokenIndex: 0, hex: home, city, free: true }) === null) {
    placeToken(play, { corporation, tokenIndex: 0, hex: home, city, rule: 'token.home' });
  }
};
