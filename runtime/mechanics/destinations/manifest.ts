import type { Manifest } from '../../kernel/manifest.ts';

const hex = { description: 'Coordinate of a hex.', type: 'string', 'x-refers': 'hexes' };

export const manifest: Manifest = {
  name: 'destinations',
  summary:
    'Each corporation has a destination; once track joins its home to it, whoever built it, it is paid what was held back.',
  options: {
    type: 'object',
    required: ['while', 'afterwards', 'table'],
    properties: {
      while: {
        description: 'The way of raising money of corporations that have a destination to reach.',
        type: 'string',
        minLength: 1,
      },
      afterwards: {
        description: 'How a corporation raises money that reached its destination before it was started.',
        type: 'string',
        minLength: 1,
      },
      table: {
        description: 'Destination of each corporation by its short name.',
        type: 'object',
        propertyNames: { 'x-refers': 'operators' },
        minProperties: 1,
        additionalProperties: {
          description: 'From where to where.',
          type: 'object',
          required: ['to'],
          additionalProperties: false,
          properties: {
            from: {
              description: 'Hex that must be joined to it; default its home.',
              type: 'string',
              'x-refers': 'hexes',
            },
            to: {
              description: 'The destination; of several hexes one is enough.',
              type: 'array',
              minItems: 1,
              items: hex,
            },
          },
        },
      },
    },
  },
  provides: {
    steps: {
      'destination-check': { summary: 'After the track of a turn: which corporations have reached their destination.' },
    },
    actions: { destination_connection: { corporations: 'corporations', minors: 'any?', hexes: 'any?' } },
    rules: {
      'destination.list': 'Named are exactly the corporations whose destination is joined to their home now.',
    },
  },
};
