import type { Manifest } from '../../kernel/manifest.ts';

export const manifest: Manifest = {
  name: 'false-presidency',
  summary:
    'Who presides a newly formed corporation by a single share must buy another at his next turn of a stock round, or the game is over.',
  provides: {
    rules: {
      'false-president.buy':
        'The president by a single share buys another before anything else; it completes his certificate.',
      'false-president.complete': 'The share that completes the certificate is paid to the bank.',
      'false-president.swap': 'Another holder who buys first takes the certificate over and completes it.',
    },
  },
};
