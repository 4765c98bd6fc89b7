import type { Manifest } from '../../kernel/manifest.ts';

export const manifest: Manifest = {
  name: 'reopen-corporations',
  summary: 'A corporation that closes can be founded again: with all its certificates, tokens and its home.',
  provides: {
    rules: {
      'reopen.new': 'A closed corporation is made new: it holds all its certificates and tokens and has no price.',
    },
  },
};
