import type { Manifest } from '../../kernel/manifest.ts';

export const manifest: Manifest = {
  name: 'gauges',
  summary: 'Track has gauges: a tile must meet track of its gauge, and a train changes gauge only at a stop.',
  options: {
    type: 'object',
    properties: {
      joker: {
        description: 'Gauge that fits every other, within a section of a route too. Default: none.',
        type: 'string',
        'x-refers': 'gauges',
        minLength: 1,
      },
    },
  },
  provides: {
    rules: {
      'gauges.change': 'A train changes from one gauge to another only at a stop.',
    },
  },
};
