import { quote } from '../../diagnostics/words.ts';
import type { Color } from '../../../runtime/kernel/title.ts';
import { defineRule } from '../rule.ts';

const ORDER: readonly Color[] = ['yellow', 'green', 'brown', 'gray'];

export const phaseColorSkipped = defineRule({
  code: 'phase-color-skipped',
  family: 'trains',
  severity: 'error',
  summary: 'A phase offers a tile colour without the one that comes before it.',
  why: 'Tiles are upgraded colour by colour: a brown tile only lies on a green one.',
  bad: {
    phases: [
      { id: '2', tiles: ['yellow', 'brown'] },
      { id: '3', tiles: ['yellow', 'green', 'brown'] },
    ],
  },
  good: { phases: [{ id: '4', tiles: ['yellow', 'green', 'brown'] }] },
  message: ({ phase, color, missing }: { phase: string; color: string; missing: string }) => ({
    message: `Phase ${quote(phase)} offers ${color} tiles, but no ${missing} ones to lay them on.`,
    hint: `Add ${quote(missing)}.`,
  }),
  *check({ title }) {
    for (const [index, { id, tiles }] of title.phases.entries()) {
      const missing = ORDER.find(
        (color, place) => !tiles.includes(color) && ORDER.slice(place + 1).some((later) => tiles.includes(later)),
      );
      const color = tiles.findLast((one) => ORDER.includes(one));
      if (missing !== undefined && color !== undefined)
        yield { at: `/phases/${index}/tiles`, says: { phase: id, color, missing } };
    }
  },
});
