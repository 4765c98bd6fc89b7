import { mechanicRuleCases } from '../../../test/support/mechanic-rule-cases.ts';
import { checks } from './checks.ts';

mechanicRuleCases('nationalization', checks, {
  'no-loans': {
    at: ['/mechanics/0'],
    says: /No mechanic of the title/,
  },
  'loan-value-differs': {
    at: ['/mechanics/1/loanValue'],
    says: /110.*100.*"company-loans"/,
  },
  'national-given-away': {
    at: ['/privates/1/abilities/0/corporations/0'],
    says: /MC.*WR/,
  },
  'national-at-home': {
    at: ['/corporations/3/home'],
    says: /WR.*C7/,
  },
  'ratio-too-high': {
    at: ['/mechanics/1/sharesForOne'],
    says: /20.*10/,
  },
  'ratio-uneven': {
    at: ['/mechanics/1/sharesForOne'],
    says: /NR.*10.*3/,
    // A corporation of five shares, of which two make one.
    invalid: [
      {
        patch: {
          mechanics: [checks[0]?.good].flatMap((patch) => (patch?.['mechanics'] ?? []) as readonly object[]),
          corporations: [
            { id: 'NR', shares: [40, 20, 20, 20] },
            { id: 'WR', home: null },
          ],
        },
        at: ['/mechanics/1/sharesForOne'],
        says: /NR.*5.*2/,
      },
    ],
  },
  'two-nationals': {
    at: ['/mechanics/1/national'],
    says: /WR.*"national-railway".*SR/,
  },
  'row-off-market': {
    at: ['/mechanics/1/price/row'],
    says: /5.*4.*9/,
  },
  'least-above-row': {
    at: ['/mechanics/1/price/least'],
    says: /820.*200/,
  },
  'step-too-large': {
    at: ['/mechanics/1/price/step'],
    says: /500.*0.*200/,
  },
  'lowest-always-counts': {
    at: ['/mechanics/1/price/dropLowestAbove'],
    says: /20.*3/,
  },
  'tokens-never-reached': {
    at: ['/mechanics/1/tokens/limit'],
    says: /50.*6/,
  },
  'token-price-high': {
    at: ['/mechanics/1/tokens/price'],
    says: /costs 400.*more than 40/,
  },
  'trains-kept-idle': {
    at: ['/mechanics/1/trainsKept'],
    says: /keeps 20.*more than 4/,
  },
});
