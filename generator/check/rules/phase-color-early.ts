import { quote } from '../../diagnostics/words.ts';
import { defineRule } from '../rule.ts';

export const phaseColorEarly = defineRule({
  code: 'phase-color-early',
  family: 'trains',
  severity: 'warning',
  summary: 'A phase brings two tile colours at once, or the first more than one.',
  why: 'Colours come one at a time; the phase between has probably lost its own.',
  bad: {
    phases: [
      { id: '3', tiles: ['yellow'] },
      { id: '4', tiles: ['yellow'] },
      { id: '5', tiles: ['yellow', 'green', 'brown'] },
    ],
  },
  good: { phases: [{ id: '3', tiles: ['yellow', 'green'] }] },
  message: ({ phase, colors }: { phase: string; colors: readonly string[] }) => ({
    message: `Phase ${quote(phase)} brings ${colors.join(' and ')} together.`,
    hint: 'Look at the colours of the phases before it.',
  }),
  *check({ title }) {
    for (const [index, { id, tiles }] of title.phases.entries()) {
      const before = title.phases[index - 1]?.tiles ?? [];
      const colors = tiles.filter((color) => !before.includes(color) && LAID.has(color));
      if (colors.length > 1) yield { at: `/phases/${index}/tiles`, says: { phase: id, colors } };
    }
  },
});

const LAID: ReadonlySet<string> = new Set(['yellow', 'green', 'brown', 'gray']);
