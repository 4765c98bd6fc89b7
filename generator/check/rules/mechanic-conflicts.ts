import { quote } from '../../diagnostics/words.ts';
import { defineRule } from '../rule.ts';
import { mechanicPairs, type Pair } from '../mechanics/pairs.ts';

export const mechanicConflicts = defineRule({
  code: 'mechanic-conflicts',
  family: 'mechanics',
  severity: 'error',
  summary: 'Two mechanics stand together that exclude each other.',
  why: 'They answer the same question in two ways.',
  bad: { mechanics: [{ id: 'sample-helper' }, { id: 'sample-rival' }] },
  good: { mechanics: [{ id: 'sample-rival' }] },
  message: ({ name, other }: Pair) => ({
    message: `The mechanics ${quote(name)} and ${quote(other)} exclude each other.`,
    hint: 'Keep one of the two.',
  }),
  *check(context) {
    for (const pair of mechanicPairs(context, ({ conflicts }) => conflicts))
      if (pair.present) yield { at: pair.at, says: pair };
  },
});
