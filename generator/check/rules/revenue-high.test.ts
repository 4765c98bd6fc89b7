import { ruleCases } from '../../../test/support/rule-cases.ts';
import { revenueHigh } from './revenue-high.ts';

ruleCases(revenueHigh, {
  valid: [{ map: { hexes: { B8: { stops: [{ kind: 'offboard', revenue: { yellow: 30, brown: 300 } }] } } } }],
  invalid: [
    { patch: revenueHigh.bad, at: ['/map/hexes/B4/town'], says: /town pays 100/ },
    {
      patch: { map: { hexes: { A3: { $replace: { color: 'gray', stops: [{ kind: 'city', revenue: 300 }] } } } } },
      at: ['/map/hexes/A3/stops/0/revenue'],
      says: /city pays 300/,
    },
  ],
});
