import type { Manifest } from '../../kernel/manifest.ts';

export const manifest: Manifest = {
  name: 'train-export',
  summary:
    'At the end of each set of operating rounds the next train of the bank leaves the game as if it had been bought.',
  options: {
    type: 'object',
    properties: {
      trains: {
        description: 'Only trains of these types. Default: of any.',
        type: 'array',
        minItems: 1,
        uniqueItems: true,
        items: { description: 'Name of a train.', type: 'string', 'x-refers': 'trains' },
      },
    },
  },
  provides: {
    rules: { 'train.export': 'The next train of the bank leaves the game, with all that its purchase would bring.' },
  },
};
