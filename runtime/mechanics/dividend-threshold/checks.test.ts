import { mechanicRuleCases } from '../../../test/support/mechanic-rule-cases.ts';
import { checks } from './checks.ts';

mechanicRuleCases('dividend-threshold', checks, {
  'rows-out-of-order': {
    at: ['/mechanics/0/moves/2/times'],
    says: /1.*2/,
    invalid: [
      {
        patch: {
          mechanics: [
            {
              id: 'dividend-threshold',
              moves: [
                { times: 0, steps: 0 },
                { times: 0, steps: 1 },
              ],
            },
          ],
        },
        at: ['/mechanics/0/moves/1/times'],
      },
    ],
  },
  'more-moves-less': {
    at: ['/mechanics/0/moves/2/steps'],
    says: /-2.*1/,
  },
  'small-dividends-open': {
    at: ['/mechanics/0/moves/0/times'],
    says: /1/,
    valid: [{ mechanics: [{ id: 'dividend-threshold', moves: [{ times: 0, steps: -1 }] }] }],
  },
});
