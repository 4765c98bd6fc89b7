import { danglingNames, noSuch } from '../references/dangling.ts';
import { defineRule } from '../rule.ts';

export const unknownPrivate = defineRule({
  code: 'unknown-private',
  family: 'references',
  severity: 'error',
  summary: 'A private company is named that the title does not have.',
  why: 'The rule would be about nobody.',
  bad: {
    corporations: [{ id: 'NR', kind: 'major' }],
    mechanics: [
      {
        id: 'bonus-rights',
        price: 50,
        supply: 2,
        rights: [{ id: 'bridge', description: 'Bridge', private: 'HX', hexes: ['B4'], amount: 10 }],
      },
    ],
  },
  good: {
    mechanics: [
      {
        id: 'bonus-rights',
        price: 50,
        supply: 2,
        rights: [{ id: 'bridge', description: 'Bridge', private: 'HC', hexes: ['B4'], amount: 10 }],
      },
    ],
    rounds: { definitions: [{ id: 'operating', steps: [{ id: 'buy-right', $before: 'track' }] }] },
  },
  message: noSuch('private company', 'Name a private company of the title.'),
  check: (context) => danglingNames(context, 'privates'),
});
