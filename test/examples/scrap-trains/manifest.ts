import type { Manifest } from '../../../runtime/kernel/manifest.ts';

export const manifest: Manifest = {
  name: 'scrap-trains',
  summary: 'Once in its turn an operator may have one of its trains scrapped for a fee; it buys none in that turn.',
  options: {
    type: 'object',
    required: ['fee'],
    properties: {
      fee: { description: 'Paid to the bank, in whole currency units.', type: 'integer', minimum: 1, maximum: 1000 },
    },
  },
  provides: {
    steps: { 'scrap-train': { summary: 'A train may be scrapped.' } },
    actions: { scrap_train: { train: 'train' } },
    rules: {
      'scrap.own': 'An operator scraps only trains of its own.',
      'scrap.cash': 'Who cannot pay the fee scraps nothing.',
      'scrap.fee': 'The bank is paid for a train that is scrapped.',
      'scrap.train': 'A scrapped train leaves the game.',
      'scrap.no-purchase': 'Who has scrapped a train buys none in the same turn.',
    },
  },
};
