import type { Manifest } from '../../kernel/manifest.ts';

export const manifest: Manifest = {
  name: 'token-fee',
  summary: 'A corporation pays for all its tokens when it is started.',
  provides: {
    attributes: {
      corporations: {
        tokenFee: {
          summary: 'What all its tokens together cost when it is started.',
          options: { description: 'The fee, in whole currency units.', type: 'integer', minimum: 0 },
        },
      },
    },
    rules: { 'token.fee': 'A corporation pays the fee for its tokens to the bank when it is started.' },
  },
};
