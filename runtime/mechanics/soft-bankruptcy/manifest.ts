import type { Manifest } from '../../kernel/manifest.ts';

export const manifest: Manifest = {
  name: 'soft-bankruptcy',
  summary:
    'A bankruptcy costs the corporation, not the game: its president sells what he may, it closes, and he goes on while he owns shares.',
  options: {
    type: 'object',
    required: ['loan', 'penalty'],
    properties: {
      loan: {
        description: 'Money that a player without shares may take from the bank to stay in the game.',
        type: 'integer',
        minimum: 1,
      },
      penalty: { description: 'What each such loan takes off the final value.', type: 'integer', minimum: 0 },
    },
  },
  standsFor: ['bankruptcy'],
  provides: {
    steps: {
      'give-up-corporation': { summary: 'The president of a corporation that cannot pay for a train gives it up.' },
      ruin: { summary: 'A player who lost his last share takes a loan or leaves the game.' },
    },
    actions: { choose: { choice: 'text' } },
    rules: {
      'bankruptcy.solvent':
        'A corporation is given up only when its president cannot raise the price of the cheapest train.',
      'bankruptcy.sell': 'The president sells of each corporation the dearest bundle that he may.',
      'bankruptcy.cash': 'His cash goes down with the corporation.',
      'bankruptcy.loan': 'A player without shares may take a loan, which counts against him at the end.',
      'bankruptcy.choice': 'The choice is to take the loan or to leave the game.',
    },
  },
};
