import { ruleCases } from '../../../test/support/rule-cases.ts';
import { revenueFalls } from './revenue-falls.ts';

ruleCases(revenueFalls, {
  invalid: [
    {
      patch: revenueFalls.bad,
      at: ['/map/hexes/B8/stops/0/revenue/brown'],
      says: /pays 30 when "brown".*50 with "yellow"/,
    },
  ],
});
