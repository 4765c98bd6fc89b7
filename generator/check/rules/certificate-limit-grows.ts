import { defineRule } from '../rule.ts';
import { playerRows, type Steps } from '../tables/players.ts';

export const certificateLimitGrows = defineRule({
  code: 'certificate-limit-grows',
  family: 'arithmetic',
  severity: 'warning',
  summary: 'With more players each of them may hold more certificates than with fewer.',
  why: 'The same certificates are shared among more players; a figure is probably wrong.',
  bad: { players: { 4: { certificateLimit: 110 } } },
  good: { players: { 4: { certificateLimit: 14 } } },
  message: ({ fewer, more, before, after }: Steps) => ({
    message: `With ${more} players each may hold ${after} certificates, with ${fewer} only ${before}.`,
    hint: 'Look at both figures.',
  }),
  *check({ title }) {
    for (const steps of playerRows(title, ({ certificateLimit }) => certificateLimit)) {
      if (steps.after > steps.before) yield { at: `/players/${steps.more}/certificateLimit`, says: steps };
    }
  },
});
