import { danglingNames, noSuch } from '../references/dangling.ts';
import { defineRule } from '../rule.ts';

export const unknownHex = defineRule({
  code: 'unknown-hex',
  family: 'references',
  severity: 'error',
  summary: 'A hex is named that is not on the map.',
  why: 'A home, a block or a power would lie nowhere.',
  bad: { corporations: [{ id: 'NR', home: { hex: 'A33' } }] },
  good: { corporations: [{ id: 'NR', home: { hex: 'A3' } }] },
  message: noSuch('hex', 'Name a hex of the map.'),
  check: (context) => danglingNames(context, 'hexes'),
});
