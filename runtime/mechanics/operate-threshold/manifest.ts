import type { Manifest } from '../../kernel/manifest.ts';

export const manifest: Manifest = {
  name: 'operate-threshold',
  summary:
    'How much of a corporation must be sold before it operates rises during the game; it is asked when its turn comes.',
  options: {
    type: 'object',
    required: ['percents'],
    properties: {
      percents: {
        description: 'Percent that must have left the treasury: at first, and after each event that raises it.',
        type: 'array',
        minItems: 1,
        items: { description: 'Percent.', type: 'integer', minimum: 0, maximum: 100 },
      },
      whenSold: {
        description:
          'Capitalizations that begin at the very purchase that sells enough; all others begin at their first turn.',
        type: 'array',
        items: { description: 'A way of raising money.', type: 'string', minLength: 1 },
      },
    },
  },
  provides: {
    events: {
      raise_operate_threshold: { summary: 'More must be sold of a corporation before it operates.' },
    },
    rules: {
      'operate-threshold.turn':
        'A corporation begins to operate at its turn, if enough of it is sold then; else the turn is skipped.',
    },
  },
};
