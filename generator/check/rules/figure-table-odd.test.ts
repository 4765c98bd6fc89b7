import { ruleCases } from '../../../test/support/rule-cases.ts';
import { figureTableOdd } from './figure-table-odd.ts';

const limits = (table: object) => ({ mechanics: [{ id: 'certificate-limit-by-company-count', limits: { 2: table } }] });

ruleCases(figureTableOdd, {
  valid: [limits({ 2: 10, 3: 100 }), limits({ 2: 30, 3: 20, 4: 10 })],
  invalid: [
    { patch: figureTableOdd.bad, at: ['/mechanics/0/limits/2/3'], says: /150 stands at 3, between 10 and 20/ },
    { patch: limits({ 2: 10, 3: 13, 4: 15, 5: 180 }), at: ['/mechanics/0/limits/2/5'], says: /180/ },
  ],
});
