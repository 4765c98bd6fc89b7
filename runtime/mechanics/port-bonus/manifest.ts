import type { Manifest } from '../../kernel/manifest.ts';

export const manifest: Manifest = {
  name: 'port-bonus',
  summary:
    'A route that ends in a port earns the value of the port once for each of its cities with a token of the operator, instead of once.',
  options: {
    type: 'object',
    required: ['group'],
    properties: {
      group: {
        description: 'Group of stops that are ports; a route calls at one of them at most.',
        type: 'string',
        'x-refers': 'groups',
        minLength: 1,
      },
      minimumStops: {
        description: 'Stops that a route to a port must have, the port among them. Default 2: as any other.',
        type: 'integer',
        minimum: 2,
        maximum: 99,
      },
    },
  },
  provides: {
    rules: {
      'port-bonus.stops': 'A route to a port must call at so many stops, the port among them.',
    },
  },
};
