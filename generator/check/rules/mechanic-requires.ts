import { quote } from '../../diagnostics/words.ts';
import { defineRule } from '../rule.ts';
import { mechanicPairs, type Pair } from '../mechanics/pairs.ts';

export const mechanicRequires = defineRule({
  code: 'mechanic-requires',
  family: 'mechanics',
  severity: 'error',
  summary: 'A mechanic stands without another one that it needs.',
  why: 'It relies on what the other one does.',
  bad: { mechanics: [{ id: 'sample-needy' }] },
  good: {
    mechanics: [{ id: 'sample-needy' }, { id: 'sample-helper' }],
    policies: {
      gameEnd: [
        { reason: 'bank', timing: 'full_or' },
        { reason: 'sample_reason', timing: 'immediate' },
      ],
    },
  },
  message: ({ name, other }: Pair) => ({
    message: `The mechanic ${quote(name)} needs ${quote(other)}, which the title does not use.`,
    hint: `Add { "id": ${quote(other)} } to "mechanics".`,
  }),
  *check(context) {
    for (const pair of mechanicPairs(context, ({ requires }) => requires))
      if (!pair.present) yield { at: pair.at, says: pair };
  },
});
