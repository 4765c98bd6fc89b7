import { ruleCases } from '../../../test/support/rule-cases.ts';
import { figureByPhaseOdd } from './figure-by-phase-odd.ts';

const worth = (revenueByPhase: object) => ({
  ...figureByPhaseOdd.bad,
  map: { hexes: { B8: { stops: [{ kind: 'offboard', revenue: 30, revenueByPhase }] } } },
});
const at = '/map/hexes/B8/stops/0/revenueByPhase';

ruleCases(figureByPhaseOdd, {
  valid: [worth({ 6: 90, 2: 30 })],
  invalid: [
    { patch: figureByPhaseOdd.bad, at: [`${at}/4`], says: /400 from phase "4", after 30 from phase "2"/ },
    { patch: worth({ 2: 50, 6: 40 }), at: [`${at}/6`] },
  ],
});
