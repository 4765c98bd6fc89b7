import { quote } from '../../diagnostics/words.ts';
import { defineRule } from '../rule.ts';

export const nameRepeated = defineRule({
  code: 'name-repeated',
  family: 'references',
  severity: 'warning',
  summary: 'Two companies of one kind have the same full name.',
  why: 'Players could not tell them apart; one was probably copied and not finished.',
  bad: { corporations: [{ id: 'ER', name: 'Northern Railway' }] },
  good: { corporations: [{ id: 'ER', name: 'North-Eastern Railway' }] },
  message: ({ name, id, first }: { name: string; id: string; first: string }) => ({
    message: `${quote(id)} and ${quote(first)} are both called ${quote(name)}.`,
    hint: 'Look at both names.',
  }),
  *check({ title }) {
    for (const list of ['corporations', 'minors', 'privates'] as const) {
      const seen = new Map<string, string>();
      for (const [index, { id, name }] of title[list].entries()) {
        const first = seen.get(name);
        if (first === undefined) seen.set(name, id);
        else yield { at: `/${list}/${index}/name`, says: { name, id, first } };
      }
    }
  },
});
