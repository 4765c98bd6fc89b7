/** Privates that lay tiles: where, which and when is written in their `tile_lay` abilities (core rules 8.5, 15.5). */
import { defineMechanic } from '../../kernel/mechanic.ts';
import { abilitiesFor, usable } from '../../core/abilities.ts';
import { manifest } from './manifest.ts';
import { specialTrack } from './special-track.ts';

export const privateTrack = defineMechanic({
  manifest,
  behave: () => ({
    steps: { 'special-track': specialTrack },
    hooks: {
      // While such a power could be used at the track step, that step does not end by itself (core rules 8.8).
      trackStaysOpen: (play, open, { operator }) =>
        open ||
        abilitiesFor(play, operator, 'tile_lay').some(
          (a) => a.definition.consumeTileLay !== true && usable(play, a, ['track', 'owning_player_track'], false),
        ),
    },
  }),
});
