/** A home that is chosen when the corporation floats (1849: the AFG). */
import { tellEvent } from '../../kernel/hooks.ts';
import { defineMechanic } from '../../kernel/mechanic.ts';
import type { Play } from '../../kernel/play.ts';
import type { EntityId } from '../../kernel/state.ts';
import { hexState } from '../../core/map/hexes.ts';
import { checkToken } from '../../core/map/tokens.ts';
import { corporationState } from '../../core/shares.ts';
import { manifest } from './manifest.ts';

interface Options {
  readonly corporation: string;
  readonly hexes: readonly string[];
}

const canStand = (play: Play, corporation: EntityId, hex: string): boolean =>
  hexState(play, hex).cities.some(
    (_, city) => checkToken(play, { corporation, tokenIndex: 0, hex, city, free: true }) === null,
  );

export const chosenHome = defineMechanic<Options>({
  manifest,
  behave: ({ id, options }) => {
    const corporation: EntityId = `corporation:${options.corporation}`;
    const isBlocked = (play: Play): boolean => play.state.slices[id]?.['blocked'] === true;
    const hasPlace = (play: Play): boolean => options.hexes.some((hex) => canStand(play, corporation, hex));
    const reopen = (play: Play): void => {
      if (!isBlocked(play) || !hasPlace(play)) return;
      play.set(['slices', id, 'blocked'], false);
      tellEvent(play, 'startUnblocked', { corporation });
    };
    return {
      state: () => ({ blocked: false }),
      hooks: {
        homeHexes: (_play, hexes, args) => (args.corporation === corporation ? options.hexes : hexes),
        actionTaken(play, { action }) {
          if (action.type !== 'place_token' || play.round.definition.kind !== 'operating') return;
          const { closed, floated } = corporationState(play, corporation);
          if (closed || floated || isBlocked(play) || hasPlace(play)) return;
          play.set(['slices', id, 'blocked'], true);
          tellEvent(play, 'startBlocked', { corporation });
        },
        tileLaid: reopen,
        corporationReopened: reopen,
      },
    };
  },
});
