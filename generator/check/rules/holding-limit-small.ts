import { quote } from '../../diagnostics/words.ts';
import { defineRule } from '../rule.ts';
import { sharesOf } from '../tables/shares.ts';

export const holdingLimitSmall = defineRule({
  code: 'holding-limit-small',
  family: 'arithmetic',
  severity: 'error',
  summary: "A player may not hold as much of a corporation as its president's certificate is.",
  why: 'Nobody could start the corporation.',
  bad: { policies: { holding: { limit: 10 } } },
  good: { policies: { holding: { limit: 30 } } },
  message: ({ id, limit, president }: { id: string; limit: number; president: number }) => ({
    message: `At most ${limit} percent of ${quote(id)} may be held, but its president's certificate has ${president}.`,
    hint: 'Raise the limit, or make the certificate smaller.',
  }),
  *check({ title }) {
    for (const { id, at, definition, shares, holdingLimit } of sharesOf(title)) {
      const [president = 0] = shares;
      if (holdingLimit >= president) continue;
      const own = definition.holdingLimit !== undefined;
      yield {
        at: own ? `${at}/holdingLimit` : '/policies/holding/limit',
        says: { id, limit: holdingLimit, president },
      };
      if (!own) return;
    }
  },
});
