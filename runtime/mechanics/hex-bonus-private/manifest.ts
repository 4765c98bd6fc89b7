import type { Manifest } from '../../kernel/manifest.ts';

const hexes = {
  description: 'Hexes that may be marked.',
  type: 'array',
  minItems: 1,
  items: { description: 'Coordinate of a hex.', type: 'string', 'x-refers': 'hexes' },
};

export const manifest: Manifest = {
  name: 'hex-bonus-private',
  summary:
    'A private company leaves a mark on the map, which makes a stop worth more to the corporation that owned it.',
  provides: {
    steps: { 'assign-hex': { summary: 'Marking a hex, at any moment of the turn.' } },
    abilities: {
      assign_hexes: {
        summary: 'The company closes and leaves a mark on one of its hexes.',
        options: {
          type: 'object',
          required: ['hexes', 'amount'],
          properties: {
            hexes,
            amount: {
              description: 'What the mark adds to each route that stops there, in whole currency units.',
              type: 'integer',
              minimum: 1,
              maximum: 10000,
            },
          },
        },
      },
    },
    events: { remove_hex_bonuses: { summary: 'All marks leave the map.' } },
    actions: { assign: { target: 'hex', target_type: 'text' } },
    rules: {
      'hex-bonus.hex': 'Only the hexes that the company names can be marked.',
    },
  },
};
