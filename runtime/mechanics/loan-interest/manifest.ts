import type { Manifest } from '../../kernel/manifest.ts';

export const manifest: Manifest = {
  name: 'loan-interest',
  summary:
    'Once a turn, after its trains have run, a corporation pays interest on its loans: from its treasury, else from its revenue, else from its president.',
  options: {
    type: 'object',
    required: ['rate'],
    properties: {
      rate: {
        description: 'Interest on each loan, in whole currency units.',
        type: 'integer',
        minimum: 1,
        maximum: 10000,
      },
      unit: {
        description: 'The treasury pays whole multiples of this only, in whole currency units. Default 1.',
        type: 'integer',
        minimum: 1,
        maximum: 1000,
      },
      after: {
        description: 'The step after which it is due. Default route.',
        type: 'string',
        'x-refers': 'steps',
        minLength: 1,
      },
    },
  },
  provides: {
    rules: {
      'interest.treasury': 'Interest is paid from the treasury.',
      'interest.president': 'Interest that is still lacking is paid by the president, whatever he has.',
    },
  },
};
