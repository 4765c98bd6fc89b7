import { quote } from '../../diagnostics/words.ts';
import { defineRule } from '../rule.ts';

export const roundCodeRepeated = defineRule({
  code: 'round-code-repeated',
  family: 'rounds',
  severity: 'warning',
  summary: 'Two rounds have the same short name.',
  why: 'Logs could not tell them apart.',
  bad: { rounds: { definitions: [{ id: 'auction', code: 'SR' }] } },
  good: { rounds: { definitions: [{ id: 'auction', code: 'AR' }] } },
  message: ({ round, first, code }: { round: string; first: string; code: string }) => ({
    message: `${quote(round)} and ${quote(first)} are both called ${code} in logs.`,
    hint: 'Give one of the two another "code".',
  }),
  *check({ title }) {
    const seen = new Map<string, string>();
    for (const [index, { id, code }] of title.rounds.definitions.entries()) {
      const first = seen.get(code);
      if (first === undefined) seen.set(code, id);
      else yield { at: `/rounds/definitions/${index}/code`, says: { round: id, first, code } };
    }
  },
});
