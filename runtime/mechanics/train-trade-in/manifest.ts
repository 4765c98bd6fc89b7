import type { Manifest } from '../../kernel/manifest.ts';

export const manifest: Manifest = {
  name: 'train-trade-in',
  summary: 'A train is cheaper for an operator that hands an older one in.',
  provides: {
    attributes: {
      trains: {
        tradeIn: {
          summary: 'Money off for each type of train handed in.',
          options: {
            description: 'Type of train handed in -> money off the price, in whole currency units.',
            type: 'object',
            propertyNames: { 'x-refers': 'trainNames' },
            minProperties: 1,
            additionalProperties: { description: 'Money off, in whole currency units.', type: 'integer', minimum: 1 },
          },
        },
      },
    },
    rules: { 'train.trade-in': 'A train handed in for another goes to the discarded trains.' },
  },
};
