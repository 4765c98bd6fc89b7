import type { Manifest } from '../../kernel/manifest.ts';

const right = {
  description: 'A right.',
  type: 'object',
  required: ['id', 'description', 'private', 'hexes', 'amount'],
  additionalProperties: false,
  properties: {
    id: { description: 'Short name of the right.', type: 'string', minLength: 1 },
    description: { description: 'What logs call it.', type: 'string', minLength: 1 },
    private: {
      description: 'The private company whose buyer has the right first.',
      type: 'string',
      'x-refers': 'privates',
      minLength: 1,
    },
    hexes: {
      description: 'Hexes that it makes worth more.',
      type: 'array',
      minItems: 1,
      items: { description: 'Coordinate of a hex.', type: 'string', 'x-refers': 'hexes' },
    },
    amount: {
      description: 'What each of them adds to a route that stops there, in whole currency units.',
      type: 'integer',
      minimum: 1,
      maximum: 10000,
    },
  },
};

export const manifest: Manifest = {
  name: 'bonus-rights',
  summary:
    'The corporation that buys a private company gets the right to a bonus; afterwards others may buy the same right, as long as there are tokens for it.',
  options: {
    type: 'object',
    required: ['price', 'supply', 'rights'],
    properties: {
      price: {
        description: 'Price of a right, in whole currency units.',
        type: 'integer',
        minimum: 1,
        maximum: 100000,
      },
      supply: {
        description: 'How many corporations beside the owner may buy each right, or "unlimited".',
        anyOf: [
          { description: 'A number.', type: 'integer', minimum: 0, maximum: 99 },
          { description: 'Without end.', type: 'string', enum: ['unlimited'] },
        ],
        'x-expected': 'a number or "unlimited"',
      },
      rights: { description: 'The rights.', type: 'array', minItems: 1, items: right, 'x-merge-key': 'id' },
    },
  },
  provides: {
    steps: { 'buy-right': { summary: 'Buying a right, at any moment of the turn.' } },
    actions: { special_buy: { description: 'text', cost: 'any?' } },
    rules: {
      'right.price': 'A right is paid to the corporation that owns its private company, or to the bank.',
      'right.unavailable':
        'A right is sold once no player owns its private company, while there are tokens, to who has it not yet.',
      'right.cash': 'A right is paid from the treasury.',
    },
  },
};
