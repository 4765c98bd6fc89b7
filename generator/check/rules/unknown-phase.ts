import { danglingNames, noSuch } from '../references/dangling.ts';
import { defineRule } from '../rule.ts';

export const unknownPhase = defineRule({
  code: 'unknown-phase',
  family: 'references',
  severity: 'error',
  summary: 'A phase is named that the title does not have.',
  why: 'What waits for the phase waits for ever.',
  bad: { trains: [{ id: '6', availableOn: 'five' }] },
  good: { trains: [{ id: '6', availableOn: '5' }] },
  message: noSuch('phase', 'Name a phase of the list, or add one.'),
  check: (context) => danglingNames(context, 'phases'),
});
