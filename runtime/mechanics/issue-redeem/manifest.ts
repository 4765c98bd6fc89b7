import type { Manifest } from '../../kernel/manifest.ts';

export const manifest: Manifest = {
  name: 'issue-redeem',
  summary: 'Once in its turn a corporation sells shares of its treasury to the pool, or buys one certificate back.',
  options: {
    type: 'object',
    properties: {
      fromTurn: { description: 'The first of its turns in which it may. Default 1.', type: 'integer', minimum: 1 },
      movesPrice: { description: 'Whether an issue moves the price as a sale does. Default true.', type: 'boolean' },
    },
  },
  provides: {
    steps: { 'issue-redeem': { summary: 'The operating corporation issues or redeems shares.' } },
    rules: {
      'issue.own': 'A corporation issues certificates of its own treasury.',
      'issue.bundle': 'These certificates cannot be issued together.',
      'issue.sell': 'The bank pays a corporation the market price of the shares it issues.',
      'redeem.one': 'A corporation buys back one certificate that lies in the pool.',
      'redeem.cash': 'A corporation pays the market price of the certificate it buys back.',
    },
  },
};
