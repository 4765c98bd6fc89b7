import type { Manifest } from '../../kernel/manifest.ts';

export const manifest: Manifest = {
  name: 'ports',
  summary: 'A route that calls at a port must have a number of stops.',
  options: {
    type: 'object',
    required: ['hexes', 'stops'],
    properties: {
      hexes: {
        description: 'The ports.',
        type: 'array',
        minItems: 1,
        items: { description: 'Coordinate of a hex.', type: 'string', 'x-refers': 'hexes' },
      },
      stops: { description: 'Stops that such a route has at least, ports among them.', type: 'integer', minimum: 2 },
    },
  },
  provides: { rules: { 'ports.stops': 'A route that calls at a port has so many stops, the port among them.' } },
};
