import type { Manifest } from '../../kernel/manifest.ts';

export const manifest: Manifest = {
  name: 'city-disaster',
  summary: 'An event destroys a city: its tokens are lost for ever, and its printed tile shows again.',
  options: {
    type: 'object',
    required: ['event', 'hex'],
    properties: {
      event: { description: 'The event that destroys it.', type: 'string', 'x-refers': 'events', minLength: 1 },
      hex: { description: 'Where the city lies.', type: 'string', 'x-refers': 'hexes', minLength: 2 },
      closes: {
        description: 'Corporations that close when their only token on the map stands there.',
        type: 'array',
        items: { description: 'Id of a corporation.', type: 'string', 'x-refers': 'operators' },
      },
    },
  },
  provides: {
    events: { earthquake: { summary: 'A city is destroyed.' } },
    rules: {
      'city-disaster.token': 'Tokens in the city are taken out of the game.',
      'city-disaster.tile': 'The printed tile shows again; the tile that lay there is out of the game.',
      'city-disaster.frozen': 'The city is not upgraded until the next stock round begins.',
    },
  },
};
