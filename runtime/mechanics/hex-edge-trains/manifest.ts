import type { JsonSchema, Manifest } from '../../kernel/manifest.ts';

const weights = (description: string): JsonSchema => ({
  description,
  type: 'object',
  propertyNames: { 'x-refers': 'gauges' },
  minProperties: 1,
  additionalProperties: {
    description: 'What one hex border counts on track of this gauge.',
    type: 'integer',
    minimum: 0,
  },
});

export const manifest: Manifest = {
  name: 'hex-edge-trains',
  summary: "A train's distance is the number of hex borders it crosses, counted by gauge, not the number of its stops.",
  options: {
    type: 'object',
    required: ['weights'],
    properties: {
      weights: weights(
        'What a hex border counts by gauge, for trains that say nothing else. A gauge left out cannot be used.',
      ),
      joker: {
        description:
          'Gauge that counts as the others of its section, and by its own weight only where it is alone. Default: dual.',
        type: 'string',
        'x-refers': 'gauges',
        minLength: 1,
      },
    },
  },
  provides: {
    attributes: {
      trains: {
        edgeWeights: {
          summary: 'What a hex border counts for this train, by gauge.',
          options: weights('Gauge -> what a hex border counts. A gauge left out cannot be used.'),
        },
      },
    },
    rules: {
      'route.length': 'The train does not reach so far.',
      'hex-edge-trains.gauge': 'The train does not run on track of this gauge.',
    },
  },
};
