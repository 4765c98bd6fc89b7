/** Stops whose value is printed by phases (1849: the grey locations). */
import { defineMechanic } from '../../kernel/mechanic.ts';
import type { StopDefinition } from '../../kernel/title.ts';
import { hexInfo, tileOn } from '../../core/map/hexes.ts';
import { manifest } from './manifest.ts';

interface PhasedStop extends StopDefinition {
  readonly revenueByPhase?: Readonly<Record<string, number>>;
}

export const valueByPhase = defineMechanic({
  manifest,
  behave: () => ({
    hooks: {
      stopRevenue(play, value, { hex, stop }) {
        const written: PhasedStop | undefined = tileOn(play, hexInfo(play, hex)).tile.stops[stop]?.definition;
        const table = written?.revenueByPhase;
        if (table === undefined) return value;
        const reached = play.rules.title.phases.slice(0, play.state.phase + 1);
        const phase = reached.findLast(({ id }) => table[id] !== undefined);
        return phase === undefined ? value : (table[phase.id] ?? value);
      },
    },
  }),
});
