import { quote } from '../../diagnostics/words.ts';
import { defineRule } from '../rule.ts';
import { sharesOf } from '../tables/shares.ts';

export const floatTooLow = defineRule({
  code: 'float-too-low',
  family: 'arithmetic',
  severity: 'warning',
  summary: "A corporation floats at less than its president's certificate.",
  why: 'Every start is then already a float, so the percentage says nothing; perhaps a digit is missing.',
  bad: { policies: { floating: { percent: 6 } } },
  good: { policies: { floating: { percent: 20 } } },
  message: ({ id, float, president }: { id: string; float: number; president: number }) => ({
    message: `${quote(id)} floats at ${float} percent, less than the ${president} of its president's certificate.`,
    hint: `Use ${president} or more.`,
  }),
  *check({ title }) {
    for (const { id, at, definition, shares, float } of sharesOf(title)) {
      const [president = 0] = shares;
      if (float >= president || shares.length === 0) continue;
      const own = definition.float !== undefined;
      yield { at: own ? `${at}/float` : '/policies/floating/percent', says: { id, float, president } };
      if (!own) return;
    }
  },
});
