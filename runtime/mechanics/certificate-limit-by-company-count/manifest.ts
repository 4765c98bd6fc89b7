import type { Manifest } from '../../kernel/manifest.ts';

const limit = { description: 'Certificates a player may hold.', type: 'integer', minimum: 1, maximum: 200 };
const count = {
  description: 'By number of corporations left.',
  type: 'object',
  minProperties: 1,
  additionalProperties: limit,
};

export const manifest: Manifest = {
  name: 'certificate-limit-by-company-count',
  summary:
    'When a corporation is formed out of others, the certificate limit is set anew by the number of corporations left. When one closes later, the first limit is back.',
  options: {
    type: 'object',
    required: ['limits'],
    properties: {
      limits: {
        description: 'New limits, by number of players.',
        type: 'object',
        propertyNames: { 'x-refers': 'players' },
        minProperties: 1,
        additionalProperties: count,
      },
    },
  },
  provides: {},
};
