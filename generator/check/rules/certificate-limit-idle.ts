import { defineRule } from '../rule.ts';
import { certificateTable } from '../tables/certificates.ts';

export const certificateLimitIdle = defineRule({
  code: 'certificate-limit-idle',
  family: 'arithmetic',
  severity: 'warning',
  summary: 'A player may hold more certificates than there are, or hardly any.',
  why: 'A limit that nobody reaches limits nothing, and below three no player can build a portfolio.',
  bad: { players: { 2: { certificateLimit: 200 } } },
  good: { players: { 2: { certificateLimit: 24 } } },
  message: ({ limit, all, players }: { limit: number; all: number; players: string }) => ({
    message: `With ${players} players each may hold ${limit} certificates; there are ${all}.`,
    hint: 'Look at the figure.',
  }),
  *check({ title }) {
    const all = certificateTable(title).length + title.privates.length;
    for (const [players, { certificateLimit: limit }] of Object.entries(title.players)) {
      const idle = limit > all || limit < 3;
      if (idle) yield { at: `/players/${players}/certificateLimit`, says: { limit, all, players } };
    }
  },
});
