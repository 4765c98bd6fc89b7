import type { Manifest } from '../../kernel/manifest.ts';

export const manifest: Manifest = {
  name: 'terrain-discount',
  summary: 'Who owns a company with the power builds more cheaply on a kind of terrain.',
  provides: {
    abilities: {
      tile_discount: {
        summary: 'Tiles cost less where the ground is of its terrain.',
        options: {
          type: 'object',
          required: ['discount', 'terrain'],
          properties: {
            discount: {
              description: 'Money off for each terrain cost, in whole currency units; never more than that cost.',
              type: 'integer',
              minimum: 1,
            },
            terrain: {
              description: 'The kind of terrain: mountain, water, ...',
              type: 'string',
              'x-refers': 'terrain',
              minLength: 1,
            },
            mixed: {
              description:
                'Counts also where the cost is for other terrain too. Default: only where it is for this one alone.',
              type: 'boolean',
            },
            hexes: {
              description: 'Only on these hexes. Default: on all.',
              type: 'array',
              minItems: 1,
              items: { description: 'Coordinate of a hex.', type: 'string', 'x-refers': 'hexes' },
            },
          },
        },
      },
    },
  },
};
