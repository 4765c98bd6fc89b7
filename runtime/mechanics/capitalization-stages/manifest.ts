import type { Manifest } from '../../kernel/manifest.ts';

export const manifest: Manifest = {
  name: 'capitalization-stages',
  summary:
    'How a corporation raises money depends on the stage of the game in which it is started; one way holds a part back until a destination is reached.',
  options: {
    type: 'object',
    required: ['stages'],
    properties: {
      stages: {
        description: 'Ways of raising money, in the order in which they come; an event leads from each to the next.',
        type: 'array',
        minItems: 1,
        items: { description: 'A way of raising money.', type: 'string', enum: ['escrow', 'incremental', 'full'] },
      },
      escrowAbove: {
        description:
          'While the treasury holds more than this percent before a sale, an escrow corporation is paid for its shares; afterwards the money is held back. Default 50.',
        type: 'integer',
        minimum: 0,
        maximum: 100,
      },
    },
  },
  provides: {
    events: { next_capitalization_stage: { summary: 'Corporations started from now on raise money in the next way.' } },
    policies: {
      capitalization: {
        escrow: {
          summary:
            'The first shares pay the corporation, the money of the others is held back until it reaches its destination.',
        },
        none: { summary: 'Its shares pay the bank, which gives nothing for them.' },
      },
    },
    rules: {
      'escrow.release': 'At its destination a corporation is paid what was held back, and is incremental from then on.',
    },
  },
};
