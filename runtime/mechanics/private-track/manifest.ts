import type { Manifest } from '../../kernel/manifest.ts';

const name = (description: string, kind: string) => ({ description, type: 'string', 'x-refers': kind });

export const manifest: Manifest = {
  name: 'private-track',
  summary: 'A private company lays tiles beside the ordinary track of a turn.',
  provides: {
    steps: { 'special-track': { summary: 'Track laid by private companies.' } },
    abilities: {
      tile_lay: {
        summary:
          'The company may lay tiles, without a connection. With `when` "sold" whoever sells it to a corporation is asked at once, and pays.',
        options: {
          type: 'object',
          properties: {
            hexes: {
              description: 'The hexes it is for; absent: any.',
              type: 'array',
              items: name('Coordinate of a hex.', 'hexes'),
            },
            tiles: {
              description: 'The tiles it may lay; absent: any.',
              type: 'array',
              items: name('Number of a tile.', 'tiles'),
            },
            free: { description: 'Terrain is not paid.', type: 'boolean' },
            discount: { description: 'Money off the terrain, in whole currency units.', type: 'integer', minimum: 1 },
            cost: { description: 'Price of the lay itself, in whole currency units.', type: 'integer', minimum: 0 },
            reachable: { description: "The hex must be connected to the operator's track.", type: 'boolean' },
            special: {
              description: 'false: the tile must be an ordinary upgrade of what lies there. Default true.',
              type: 'boolean',
            },
            together: {
              description:
                'With several uses: they follow each other at once, and the tiles must be joined. Needs `count`.',
              type: 'boolean',
            },
            mustLayAll: { description: 'Once one tile of several is laid, the others must be, too.', type: 'boolean' },
            lostWhenBuilt: {
              description: 'The power ends when somebody else lays a tile on one of its hexes while it could be used.',
              type: 'boolean',
            },
            consumeTileLay: { description: 'It stands for the ordinary lay of the turn.', type: 'boolean' },
          },
        },
      },
    },
    rules: {
      'ability.none': 'The private has no power to do this now.',
      'private-track.together': 'Tiles that a private lays together are joined to each other.',
    },
  },
};
