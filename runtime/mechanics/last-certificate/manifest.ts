import type { Manifest } from '../../kernel/manifest.ts';

export const manifest: Manifest = {
  name: 'last-certificate',
  summary:
    "One certificate of each corporation is as large as the president's and is the last to be bought; it may be exchanged with the presidency.",
  options: {
    type: 'object',
    required: ['certificate'],
    properties: {
      certificate: { description: 'Which one, counted from 0 in the list of shares.', type: 'integer', minimum: 1 },
    },
  },
  provides: {
    steps: {
      'president-swap': { summary: 'A former president chooses between one large and two small certificates.' },
    },
    actions: { choose: { choice: 'text' } },
    rules: {
      'last-certificate.dump':
        "The president's certificate is sold only where the seller keeps less than it and a successor holds more than he keeps.",
      'last-certificate.rest':
        "Half of the president's certificate is sold only where the pool has a single share for the other half.",
      'last-certificate.swap': 'A former president may ask for two small certificates instead of the large one.',
      'last-certificate.choice': 'The choice is between two certificates of 10 % and one of 20 %.',
    },
  },
};
