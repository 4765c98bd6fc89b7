import { ruleCases } from '../../../test/support/rule-cases.ts';
import { homeCrowded } from './home-crowded.ts';

ruleCases(homeCrowded, {
  valid: [{ corporations: [{ id: 'NR', home: { hex: 'C3' } }] }],
  invalid: [{ patch: homeCrowded.bad, at: ['/corporations/2/home'], says: /"NR", "ER", "SR", "WR".*2 places/ }],
});
