import type { Manifest } from '../../kernel/manifest.ts';

export const manifest: Manifest = {
  name: 'private-deal',
  summary:
    'Instead of an auction, the private companies are shuffled and dealt, one to each player in the order of seats.',
  options: {
    type: 'object',
    properties: {
      price: {
        description: 'What a player pays the bank for his company.',
        enum: ['value', 'nothing'],
        enumDescriptions: ['Its face value.', 'Nothing.'],
        default: 'value',
      },
    },
  },
  standsFor: ['auction'],
  provides: {
    rules: { 'private-deal.price': 'A player pays the face value of the private company that was dealt to him.' },
  },
};
