import type { Manifest } from '../../kernel/manifest.ts';

export const manifest: Manifest = {
  name: 'float-queue',
  summary: 'Corporations are started one after the other, in an order that is dealt when the game is set up.',
  options: {
    type: 'object',
    properties: {
      delay: {
        description: 'A corporation that must not be among the first of the queue.',
        type: 'object',
        additionalProperties: false,
        required: ['corporation', 'places'],
        properties: {
          corporation: { description: 'Its id.', type: 'string', 'x-refers': 'operators', minLength: 1 },
          places: {
            description:
              'How many places at the front are closed to it; dealt there, it changes places with the next behind them.',
            type: 'integer',
            minimum: 1,
          },
        },
      },
      remove: {
        description: 'Number of players -> how many corporations, the last of the queue, are taken out of the game.',
        type: 'object',
        propertyNames: { 'x-refers': 'players' },
        additionalProperties: { description: 'A number of corporations.', type: 'integer', minimum: 0 },
      },
    },
  },
  provides: {
    rules: {
      'float-queue.next': 'Only the corporation whose turn it is in the queue may be started.',
      'float-queue.recent':
        'A corporation that has just come back into the queue may be started from the next stock round on.',
      'float-queue.removed': 'A corporation that the set-up takes out of the game keeps no place on the map.',
    },
  },
};
