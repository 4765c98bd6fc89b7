/** Starting prices that an event opens (1849: 144 with the first 6H, 216 with the first 10H). */
import { defineMechanic } from '../../kernel/mechanic.ts';
import type { Play } from '../../kernel/play.ts';
import { manifest } from './manifest.ts';

interface Options {
  readonly opens: Readonly<Record<string, readonly string[]>>;
}

export const parGroups = defineMechanic<Options>({
  manifest,
  behave: ({ id, options: { opens } }) => {
    const tied = new Set(Object.values(opens).flat());
    const opened = (play: Play): readonly string[] => play.state.slices[id]?.['opened'] as readonly string[];
    return {
      state: () => ({ opened: [] }),
      hooks: {
        parCells(play, cells) {
          const zones = opened(play);
          return cells.filter(({ zones: [zone] }) => zone === undefined || !tied.has(zone) || zones.includes(zone));
        },
        trainEvent(play, { type }) {
          const zones = opens[type];
          if (zones !== undefined) play.set(['slices', id, 'opened'], [...opened(play), ...zones]);
        },
      },
    };
  },
});
