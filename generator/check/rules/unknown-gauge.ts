import { danglingNames, noSuch } from '../references/dangling.ts';
import { defineRule } from '../rule.ts';

export const unknownGauge = defineRule({
  code: 'unknown-gauge',
  family: 'references',
  severity: 'error',
  summary: 'A rule names a gauge that no track has.',
  why: 'It is about nothing.',
  bad: { mechanics: [{ id: 'terrain-by-gauge', added: [{ gauge: 'narow', divisor: 2 }] }] },
  good: { mechanics: [{ id: 'terrain-by-gauge', added: [{ gauge: 'broad', divisor: 2 }] }] },
  message: noSuch('gauge of any track', 'Use a gauge that track of the map or of a tile has.'),
  check: (context) => danglingNames(context, 'gauges'),
});
