import type { Manifest } from '../../kernel/manifest.ts';

export const manifest: Manifest = {
  name: 'teleport',
  summary: 'A private company lets its corporation build far away and place a token there.',
  provides: {
    steps: { teleport: { summary: 'A tile laid far away, and the token that may follow it.' } },
    abilities: {
      teleport: {
        summary:
          'In place of the ordinary track of the turn, a tile on its hex without a connection, and then a free token.',
        options: {
          type: 'object',
          required: ['hexes', 'tiles'],
          properties: {
            hexes: {
              description: 'The hexes it is for.',
              type: 'array',
              minItems: 1,
              items: { description: 'Coordinate of a hex.', type: 'string', 'x-refers': 'hexes' },
            },
            tiles: {
              description: 'The tiles it may lay.',
              type: 'array',
              minItems: 1,
              items: { description: 'Number of a tile.', type: 'string', 'x-refers': 'tiles' },
            },
            freeTileLay: { description: 'Terrain is not paid.', type: 'boolean' },
          },
        },
      },
    },
    rules: {
      'ability.none': 'The private has no power to do this now.',
      'teleport.token':
        'After the tile, the next token of the operator may be placed there without cost or connection.',
    },
  },
};
