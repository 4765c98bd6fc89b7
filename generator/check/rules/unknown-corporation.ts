import { danglingNames, noSuch } from '../references/dangling.ts';
import { defineRule } from '../rule.ts';

export const unknownCorporation = defineRule({
  code: 'unknown-corporation',
  family: 'references',
  severity: 'error',
  summary: 'A corporation is named that the title does not have.',
  why: 'The power or rule would be about nobody.',
  bad: { mechanics: [{ id: 'chosen-home', corporation: 'XX', hexes: ['A3'] }] },
  good: {
    corporations: [{ id: 'NR', home: null }],
    mechanics: [{ id: 'chosen-home', corporation: 'NR', hexes: ['A3'] }],
  },
  message: noSuch('corporation', 'Name a corporation of the title.'),
  *check(context) {
    yield* danglingNames(context, 'corporations');
    yield* danglingNames(context, 'operators');
  },
});
