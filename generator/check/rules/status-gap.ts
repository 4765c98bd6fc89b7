import { quote } from '../../diagnostics/words.ts';
import { defineRule } from '../rule.ts';

export const statusGap = defineRule({
  code: 'status-gap',
  family: 'trains',
  severity: 'warning',
  summary: 'A status holds, ceases for a phase, and holds again.',
  why: 'It was probably forgotten in the phase between.',
  bad: {
    phases: [
      { id: '4', status: [] },
      { id: '5', status: ['can_buy_companies'] },
    ],
  },
  good: { phases: [{ id: '5', status: ['can_buy_companies'] }] },
  message: ({ status, phase }: { status: string; phase: string }) => ({
    message: `${quote(status)} holds before and after phase ${quote(phase)}, but not in it.`,
    hint: 'Add it there, or take it away where it holds too long.',
  }),
  *check({ title }) {
    const all = new Set(title.phases.flatMap(({ status = [] }) => status));
    for (const status of all) {
      const holds = title.phases.map((phase) => phase.status?.includes(status) === true);
      const gap = holds.findIndex(
        (now, index) => !now && index > holds.indexOf(true) && index < holds.lastIndexOf(true),
      );
      if (gap >= 0) yield { at: `/phases/${gap}`, says: { status, phase: title.phases[gap]?.id ?? '' } };
    }
  },
});
