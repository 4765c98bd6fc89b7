import type { Manifest } from '../../kernel/manifest.ts';

export const manifest: Manifest = {
  name: 'bonus-marker',
  summary:
    'A private company puts a marker on a hex that makes it worth more to the corporation that bought the company.',
  provides: {
    steps: { 'bonus-marker': { summary: 'Markers are placed, at any moment in which their company may be used.' } },
    actions: { assign: { target: 'hex', target_type: 'text?' } },
    abilities: {
      bonus_marker: {
        summary: 'The company may put its marker on one of the hexes.',
        options: {
          type: 'object',
          required: ['hexes', 'amount'],
          properties: {
            hexes: {
              description: 'Where it may lie.',
              type: 'array',
              minItems: 1,
              items: { description: 'Coordinate of a hex.', type: 'string', 'x-refers': 'hexes' },
            },
            amount: {
              description: 'What a route earns more that calls there, in whole currency units.',
              type: 'integer',
              minimum: 1,
            },
          },
        },
      },
    },
    rules: {
      'bonus-marker.none': 'The company has no marker that it could place there now.',
    },
  },
};
