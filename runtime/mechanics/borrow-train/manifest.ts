import type { Manifest } from '../../kernel/manifest.ts';

export const manifest: Manifest = {
  name: 'borrow-train',
  summary:
    'A corporation without trains runs a train of the bank and gives it back, until it owns one that does not rust.',
  options: {
    type: 'object',
    required: ['corporation', 'types'],
    properties: {
      corporation: { description: 'Who may borrow.', type: 'string', 'x-refers': 'operators', minLength: 1 },
      types: {
        description: 'Types of trains that it may borrow while they are for sale.',
        type: 'array',
        minItems: 1,
        items: { description: 'A type of train.', type: 'string', 'x-refers': 'possibleTrains', minLength: 1 },
      },
    },
  },
  provides: {
    steps: { 'borrow-train': { summary: 'Borrowing a train of the bank.' } },
    actions: { borrow_train: { train: 'train' } },
    rules: {
      'train.borrowed': 'A train of the bank is borrowed for a run.',
      'train.returned': 'A borrowed train is given back to the bank with the discarded ones.',
      'train.not-lent': 'Lent is one train of the types named, to who owns none.',
    },
  },
};
