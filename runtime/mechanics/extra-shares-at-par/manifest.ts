import type { Manifest } from '../../kernel/manifest.ts';

export const manifest: Manifest = {
  name: 'extra-shares-at-par',
  summary: 'Who starts a corporation in a stock round may buy further certificates of it in the same turn.',
  options: {
    type: 'object',
    required: ['shares'],
    properties: { shares: { description: 'How many certificates, one after the other.', type: 'integer', minimum: 1 } },
  },
  provides: {
    rules: { 'stock.buy.once': 'Only one purchase a turn, and after starting a corporation so many more of it.' },
  },
};
