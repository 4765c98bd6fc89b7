import { ruleCases } from '../../../test/support/rule-cases.ts';
import { revenueOdd } from './revenue-odd.ts';

ruleCases(revenueOdd, {
  invalid: [
    { patch: revenueOdd.bad, at: ['/map/hexes/B8/stops/0/revenue/brown'], says: /500.*40/ },
    { patch: { map: { hexes: { A3: { city: 200 } } } }, at: ['/map/hexes/A3/city'] },
  ],
});
