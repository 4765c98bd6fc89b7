import type { Manifest } from '../../kernel/manifest.ts';

export const manifest: Manifest = {
  name: 'unvested-shares',
  summary: 'Who has bought a share keeps at least one of that corporation until his next turn of the stock round.',
  provides: {
    rules: {
      'unvested.keep': 'Of the corporation bought last, one share is kept until the next turn of the stock round.',
    },
  },
};
