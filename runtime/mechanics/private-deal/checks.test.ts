import { mechanicRuleCases } from '../../../test/support/mechanic-rule-cases.ts';
import { checks } from './checks.ts';

mechanicRuleCases('private-deal', checks, {
  'too-few': {
    at: ['/mechanics/0'],
    says: /3.*2/,
    // A company that is only for more players is none for fewer.
    invalid: [
      {
        patch: {
          mechanics: [{ id: 'private-deal' }],
          players: { 3: null, 4: null },
          privates: [{ id: 'MC', minPlayers: 3 }],
        },
        at: ['/mechanics/0'],
        says: /2 players there are 1/,
      },
    ],
  },
  'auctioned-too': {
    at: ['/rounds/opening/0'],
    says: /"auction"/,
  },
});
