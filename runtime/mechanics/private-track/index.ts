/** Privates that lay tiles: where, which and when is written in their `tile_lay` abilities (core rules 8.5, 15.5). */
import { defineMechanic } from '../../kernel/mechanic.ts';
import type { Play } from '../../kernel/play.ts';
import { isOperator } from '../../kernel/state.ts';
import type { EntityId } from '../../kernel/state.ts';
import { abilitiesFor, abilitiesOf, ownerFits, removeAbility, usable } from '../../core/abilities.ts';
import { purchasablePrivates } from '../../core/private-sale.ts';
import { manifest } from './manifest.ts';
import { specialTrack } from './special-track.ts';
import { noteSale } from './waiting.ts';

/** Powers that end when somebody else builds on one of their hexes. */
const loseTo = (play: Play, hex: string, by: EntityId | null): void => {
  for (const { entity } of play.rules.privates) {
    if (entity === by) continue;
    for (const ability of abilitiesOf(play, entity, 'tile_lay')) {
      const { lostWhenBuilt, hexes } = ability.definition;
      if (lostWhenBuilt === true && Array.isArray(hexes) && hexes.includes(hex) && ownerFits(play, ability))
        removeAbility(play, ability);
    }
  }
};

/** While such a power could be used at the track step, that step does not end by itself (core rules 8.8). */
const hasTrackPower = (play: Play, operator: EntityId): boolean =>
  abilitiesFor(play, operator, 'tile_lay').some(
    (a) => a.definition['consumeTileLay'] !== true && usable(play, a, ['track', 'owning_player_track'], false),
  );

/** Nor while the operator could still buy a private with such a power. */
const couldBuyTrackPower = (play: Play, operator: EntityId): boolean =>
  purchasablePrivates(play, operator).some((info) =>
    abilitiesOf(play, info.entity, 'tile_lay').some((a) => a.definition.when?.includes('track') === true),
  );

export const privateTrack = defineMechanic({
  manifest,
  behave: () => ({
    steps: { 'special-track': specialTrack },
    hooks: {
      trackStaysOpen: (play, open, { operator }) =>
        open || hasTrackPower(play, operator) || couldBuyTrackPower(play, operator),
      privateBought(play, { company, buyer, seller }) {
        if (isOperator(buyer)) noteSale(play, company, seller);
      },
      tileLaid: (play, { hex, by }) => loseTo(play, hex, by),
    },
  }),
});
