import { danglingNames, noSuch } from '../references/dangling.ts';
import { defineRule } from '../rule.ts';

export const unknownZone = defineRule({
  code: 'unknown-zone',
  family: 'references',
  severity: 'error',
  summary: 'A cell of the market lies in a zone that is not described.',
  why: 'Nothing would happen there.',
  bad: { market: { rows: [[60, { price: 80, zones: ['parr'] }, { price: 90, zones: ['par', 'low'] }]] } },
  good: { market: { rows: [[60, { price: 80, zones: ['par'] }, { price: 90, zones: ['low'] }]] } },
  message: noSuch('zone', 'Name a zone of "zones", or add one.'),
  check: (context) => danglingNames(context, 'zones'),
});
