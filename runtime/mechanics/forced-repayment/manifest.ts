import type { Manifest } from '../../kernel/manifest.ts';

export const manifest: Manifest = {
  name: 'forced-repayment',
  summary:
    'A corporation with more loans than it may have pays the surplus back at the end of its turn, with its president if need be.',
  options: {
    type: 'object',
    required: ['value', 'after'],
    properties: {
      value: {
        description: 'What it takes to pay a loan back, in whole currency units.',
        type: 'integer',
        minimum: 1,
        maximum: 100000,
      },
      after: { description: 'The step after which it is due.', type: 'string', 'x-refers': 'steps', minLength: 1 },
    },
  },
  provides: {
    rules: {
      'repayment.treasury': 'Loans over the limit are paid back from the treasury.',
      'repayment.president': 'What the treasury lacks for them is paid by the president, whatever he has.',
    },
  },
};
