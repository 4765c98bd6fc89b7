/** Places that corporations are founded to reach (1856). */
import { tellEvent, passValue } from '../../kernel/hooks.ts';
import { defineMechanic } from '../../kernel/mechanic.ts';
import type { Play } from '../../kernel/play.ts';
import type { EntityId } from '../../kernel/state.ts';
import { corporationState } from '../../core/shares.ts';
import { isConnected } from './connection.ts';
import { destinationCheck } from './destination-check.ts';
import { manifest } from './manifest.ts';

declare module '../../kernel/actions.ts' {
  interface ActionFields {
    destination_connection: { corporations: readonly string[]; minors?: readonly string[]; hexes?: readonly string[] };
  }
}

interface Options {
  readonly while: string;
  readonly afterwards: string;
  readonly table: Readonly<Record<string, { readonly from?: string; readonly to: readonly string[] }>>;
}

export const destinations = defineMechanic<Options>({
  manifest,
  behave: ({ id, options }) => {
    const hasReached = (play: Play, corporation: EntityId): boolean =>
      (play.state.slices[id]?.reached as Readonly<Record<EntityId, boolean>> | undefined)?.[corporation] === true;

    /** How it raises money, or would if it were started now. */
    const capitalization = (play: Play, corporation: EntityId): string => {
      const { par, capitalization: own } = corporationState(play, corporation);
      return par === null ? passValue(play, 'capitalization', own, { corporation }) : own;
    };

    const known = `${id}.joined`;

    /** Found once while the map stays as it is. */
    const isJoined = (play: Play, corporation: EntityId, from: string, to: readonly string[]): boolean => {
      const table = play.cached(known, 'map', () => new Map<EntityId, boolean>());
      let joined = table.get(corporation);
      if (joined === undefined) table.set(corporation, (joined = isConnected(play, from, to)));
      return joined;
    };

    const reachedNow = (play: Play): readonly EntityId[] =>
      play.rules.corporations.flatMap(({ id: name, entity, definition }) => {
        const goal = options.table[name];
        const from = goal?.from ?? definition.home?.hex;
        if (goal === undefined || from === undefined || hasReached(play, entity)) return [];
        if (corporationState(play, entity).closed || capitalization(play, entity) !== options.while) return [];
        return isJoined(play, entity, from, goal.to) ? [entity] : [];
      });

    const reach = (play: Play, corporation: EntityId): void => {
      play.set(['slices', id, 'reached', corporation], true);
      tellEvent(play, 'destinationReached', { corporation });
    };

    return {
      state: () => ({ reached: {} }),
      steps: { 'destination-check': destinationCheck({ reachedNow, reach }) },
      hooks: {
        capitalization: (play, mode, { corporation }) =>
          mode === options.while && hasReached(play, corporation) ? options.afterwards : mode,
      },
    };
  },
});
