import { ruleCases } from '../../../test/support/rule-cases.ts';
import { phaseColorEarly } from './phase-color-early.ts';

ruleCases(phaseColorEarly, {
  invalid: [
    { patch: phaseColorEarly.bad, at: ['/phases/3/tiles'], says: /green and brown/ },
    { patch: { phases: [{ id: '2', tiles: ['yellow', 'green'] }] }, at: ['/phases/0/tiles'], says: /yellow and green/ },
  ],
});
