import type { Manifest } from '../../kernel/manifest.ts';

export const manifest: Manifest = {
  name: 'keep-order',
  summary: 'Corporations that a player sells in one turn keep their former order where their markers meet in one cell.',
  options: {
    type: 'object',
    properties: {
      sales: {
        description:
          'Rules of the sales it is for. Default: sales in a turn of a stock round, for a train and in a bankruptcy.',
        type: 'array',
        minItems: 1,
        items: { description: 'Id of a rule under which shares are sold.', type: 'string' },
      },
    },
  },
  provides: {
    rules: {
      'keep-order.cell': 'In a cell those that were not sold come first, then those sold in the order they had before.',
    },
  },
};
