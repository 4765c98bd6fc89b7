import { danglingNames, noSuch } from '../references/dangling.ts';
import { defineRule } from '../rule.ts';

export const unknownKind = defineRule({
  code: 'unknown-kind',
  family: 'references',
  severity: 'error',
  summary: 'A kind of corporation is named that none is of.',
  why: 'What is said for that kind holds for nobody.',
  bad: { phases: [{ id: '2', trainLimit: { corporation: 4, minr: 2 } }] },
  good: { phases: [{ id: '2', trainLimit: { $replace: { corporation: 4 } } }] },
  message: noSuch(
    'kind of corporation',
    'Use the "kind" of a corporation; without one it is "corporation", a minor is "minor".',
  ),
  check: (context) => danglingNames(context, 'kinds'),
});
