import type { Manifest } from '../../kernel/manifest.ts';

export const manifest: Manifest = {
  name: 'value-by-phase',
  summary: 'What a stop is worth depends on the phase by name, not on the colours of tiles.',
  provides: {
    attributes: {
      stops: {
        revenueByPhase: {
          summary: 'Value of the stop from each phase on.',
          options: {
            description: 'Phase -> what the stop is worth from this phase on, in whole currency units.',
            type: 'object',
            propertyNames: { 'x-refers': 'phases' },
            minProperties: 1,
            additionalProperties: { description: 'A value.', type: 'integer', minimum: 0 },
          },
        },
      },
    },
  },
};
