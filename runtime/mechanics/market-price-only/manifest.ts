import type { Manifest } from '../../kernel/manifest.ts';

export const manifest: Manifest = {
  name: 'market-price-only',
  summary: 'There is no lasting par price: unsold shares, too, cost what the market says.',
  provides: {},
};
