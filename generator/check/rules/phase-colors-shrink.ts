import { oneOf, quote } from '../../diagnostics/words.ts';
import { defineRule } from '../rule.ts';

export const phaseColorsShrink = defineRule({
  code: 'phase-colors-shrink',
  family: 'trains',
  severity: 'error',
  summary: 'A phase takes back a tile colour that the one before it offered.',
  why: 'Colours only grow from phase to phase; one has been left out.',
  bad: { phases: [{ id: '4', tiles: ['yellow'] }] },
  good: { phases: [{ id: '4', tiles: ['yellow', 'green', 'brown'] }] },
  message: ({ phase, lost, before }: { phase: string; lost: readonly string[]; before: string }) => ({
    message: `Phase ${quote(phase)} does not offer ${oneOf(lost)} any more, which phase ${quote(before)} did.`,
    hint: 'Name all colours in each phase, not only the new ones.',
  }),
  *check({ title }) {
    for (const [index, { id, tiles }] of title.phases.entries()) {
      const before = title.phases[index - 1];
      const lost = (before?.tiles ?? []).filter((color) => !tiles.includes(color));
      if (before !== undefined && lost.length > 0)
        yield { at: `/phases/${index}/tiles`, says: { phase: id, lost, before: before.id } };
    }
  },
});
