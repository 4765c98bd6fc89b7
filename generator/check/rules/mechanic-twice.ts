import { quote } from '../../diagnostics/words.ts';
import { defineRule } from '../rule.ts';

export const mechanicTwice = defineRule({
  code: 'mechanic-twice',
  family: 'mechanics',
  severity: 'warning',
  summary: 'The same mechanic stands twice with the same options.',
  why: 'What it does is done twice.',
  bad: {
    mechanics: [{ id: 'train-export' }, { id: 'export-again', use: 'train-export' }],
  },
  good: {
    mechanics: [
      { id: 'train-export', trains: ['2'] },
      { id: 'export-again', use: 'train-export', trains: ['3'] },
    ],
  },
  message: ({ id, first }: { id: string; first: string }) => ({
    message: `${quote(id)} is the same mechanic with the same options as ${quote(first)}.`,
    hint: 'Keep one of the two, or give them different options.',
  }),
  *check({ title }) {
    const seen = new Map<string, string>();
    for (const [index, { id, use, ...options }] of title.mechanics.entries()) {
      const what = JSON.stringify([use ?? id, options]);
      const first = seen.get(what);
      if (first === undefined) seen.set(what, id);
      else yield { at: `/mechanics/${index}`, says: { id, first } };
    }
  },
});
