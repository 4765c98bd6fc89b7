import type { JsonSchema, Manifest } from '../../kernel/manifest.ts';

const price = (description: string): JsonSchema => ({ description, type: 'integer', minimum: 1 });

export const manifest: Manifest = {
  name: 'licences',
  summary: 'A kind of train is sold only to operators that have bought a licence for it.',
  options: {
    type: 'object',
    required: ['train', 'event', 'name', 'prices'],
    properties: {
      train: { description: 'The train.', type: 'string', 'x-refers': 'trains', minLength: 1 },
      event: {
        description: 'Event from which on licences are sold.',
        type: 'string',
        'x-refers': 'events',
        minLength: 1,
      },
      name: { description: 'What a licence is called in logs.', type: 'string', minLength: 1 },
      prices: {
        description: 'Phase -> prices from this phase on.',
        type: 'object',
        propertyNames: { 'x-refers': 'phases' },
        minProperties: 1,
        additionalProperties: {
          description: 'Prices of licences.',
          type: 'object',
          additionalProperties: false,
          required: ['first', 'later'],
          properties: { first: price('The first licence of the game.'), later: price('Every other.') },
        },
      },
      doubled: {
        description: 'Hexes that count twice for the train.',
        type: 'array',
        items: { description: 'Coordinate of a hex.', type: 'string', 'x-refers': 'hexes' },
      },
    },
  },
  provides: {
    events: { e_tokens: { summary: 'Licences are sold from now on.' } },
    steps: { 'buy-licence': { summary: 'The operator may buy a licence.' } },
    actions: { choose: { choice: 'text' } },
    rules: {
      'licence.price': 'A licence is paid to the bank.',
      'licence.choice': 'A licence is bought as it is offered.',
      'licence.train': 'The train is sold only to operators with a licence.',
    },
  },
};
