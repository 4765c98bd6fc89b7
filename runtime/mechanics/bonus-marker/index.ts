/** Markers of private companies that make a hex worth more to one corporation (1849: the CNM at a port). */
import { defineMechanic } from '../../kernel/mechanic.ts';
import type { Play } from '../../kernel/play.ts';
import type { AbilityInfo } from '../../kernel/rulebook.ts';
import { isOperator } from '../../kernel/state.ts';
import type { EntityId } from '../../kernel/state.ts';
import { abilitiesOf } from '../../core/abilities.ts';
import { manifest } from './manifest.ts';
import { markerStep } from './step.ts';

/** By ability. */
interface Slice {
  /** The corporation that bought the company. */
  readonly owners: Readonly<Record<string, EntityId>>;
  /** Where the marker lies, and what it is worth. */
  readonly markers: Readonly<Record<string, { readonly hex: string; readonly amount: number }>>;
}

export const bonusMarker = defineMechanic({
  manifest,
  behave: ({ id }) => {
    const read = (play: Play): Slice => play.state.slices[id] as unknown as Slice;
    const place = (play: Play, ability: AbilityInfo, hex: string): void => {
      const marker = { hex, amount: Number(ability.definition['amount']) };
      play.set(['slices', id, 'markers'], { ...read(play).markers, [ability.key]: marker });
    };
    return {
      state: () => ({ owners: {}, markers: {} }),
      steps: { 'bonus-marker': markerStep(place) },
      hooks: {
        privateBought(play, { company, buyer }) {
          if (!isOperator(buyer)) return;
          for (const { key } of abilitiesOf(play, `company:${company}`, 'bonus_marker')) {
            play.set(['slices', id, 'owners'], { ...read(play).owners, [key]: buyer });
          }
        },
        // A corporation of that name that is started again has bought nothing.
        corporationClosed(play, { corporation }) {
          const kept = Object.entries(read(play).owners).filter(([, owner]) => owner !== corporation);
          play.set(['slices', id, 'owners'], Object.fromEntries(kept));
        },
        routeRevenue(play, revenue, { operator, stops }) {
          const { owners, markers } = read(play);
          let sum = revenue;
          for (const [key, { hex, amount }] of Object.entries(markers)) {
            if (owners[key] === operator && stops.some((stop) => stop.hex === hex)) sum += amount;
          }
          return sum;
        },
      },
    };
  },
});
