import type { Manifest } from '../../kernel/manifest.ts';

export const manifest: Manifest = {
  name: 'dividend-threshold',
  summary: 'How far the price moves at a dividend depends on what is paid, compared with the price.',
  options: {
    type: 'object',
    required: ['moves'],
    properties: {
      compare: {
        description:
          'What is compared with the price of a share: all that is paid out (the default), or what one share receives.',
        type: 'string',
        enum: ['total', 'perShare'],
      },
      moves: {
        description: 'From which multiple of the price on the marker moves how far; the last that is reached counts.',
        type: 'array',
        minItems: 1,
        items: {
          description: 'A multiple of the price and the steps it brings.',
          type: 'object',
          additionalProperties: false,
          required: ['times', 'steps'],
          properties: {
            times: { description: 'Multiple of the price.', type: 'number', minimum: 0 },
            steps: { description: 'Steps to the right; to the left where negative.', type: 'integer' },
          },
        },
      },
    },
  },
  provides: { rules: { 'market.dividend': 'The price moves by what was paid, compared with the price itself.' } },
};
