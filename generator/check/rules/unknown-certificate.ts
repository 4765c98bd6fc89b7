import { danglingNames, noSuch } from '../references/dangling.ts';
import { defineRule } from '../rule.ts';

export const unknownCertificate = defineRule({
  code: 'unknown-certificate',
  family: 'references',
  severity: 'error',
  summary: 'A certificate is named that no corporation has.',
  why: 'A gift of that certificate would be a gift of nothing.',
  bad: {
    mechanics: [{ id: 'share-gift' }],
    privates: [{ id: 'HC', abilities: [{ type: 'shares', shares: 'NR_19' }] }],
  },
  good: {
    mechanics: [{ id: 'share-gift' }],
    privates: [{ id: 'HC', abilities: [{ type: 'shares', shares: 'NR_1' }] }],
  },
  message: noSuch('certificate', `Certificates are called by their corporation and number: "NR_0" is the president's.`),
  check: (context) => danglingNames(context, 'certificates'),
});
