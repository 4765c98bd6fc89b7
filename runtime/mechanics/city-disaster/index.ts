/** A city is destroyed (1849: the earthquake of Messina). */
import { defineMechanic } from '../../kernel/mechanic.ts';
import type { Play } from '../../kernel/play.ts';
import type { EntityId } from '../../kernel/state.ts';
import { objection } from '../../kernel/violation.ts';
import { closeCorporation } from '../../core/close-corporation.ts';
import { placedTokens } from '../../core/map/tokens.ts';
import { corporationState } from '../../core/shares.ts';
import { destroyTokens, showPrinted } from './destroy.ts';
import { manifest } from './manifest.ts';

interface Options {
  readonly event: string;
  readonly hex: string;
  readonly closes?: readonly string[];
}

const standsOnlyIn = (play: Play, corporation: EntityId, hex: string): boolean => {
  const placed = placedTokens(play, corporation);
  return placed.length > 0 && placed.every((token) => token.hex === hex);
};

export const cityDisaster = defineMechanic<Options>({
  manifest,
  behave: ({ id, options: { event, hex, closes = [] } }) => ({
    state: () => ({ frozen: false }),
    hooks: {
      trainEvent(play, { type }) {
        if (type !== event) return;
        for (const name of closes) {
          const corporation: EntityId = `corporation:${name}`;
          if (!corporationState(play, corporation).closed && standsOnlyIn(play, corporation, hex))
            closeCorporation(play, corporation);
        }
        destroyTokens(play, hex);
        showPrinted(play, hex);
        play.set(['slices', id, 'frozen'], true);
        // Every network is looked at anew, also those that once had a route.
        for (const { entity } of play.rules.corporations) play.set(['corporations', entity, 'hadRoute'], false);
      },
      mayLayTile: (play, lay) =>
        lay.hex === hex && play.state.slices[id]?.['frozen'] === true
          ? objection('city-disaster.frozen', `${hex} is not built on before the next stock round.`)
          : null,
      roundBegins(play) {
        if (play.round.definition.kind === 'stock') play.set(['slices', id, 'frozen'], false);
      },
    },
  }),
});
