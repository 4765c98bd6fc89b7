import type { Manifest } from '../../kernel/manifest.ts';

export const manifest: Manifest = {
  name: 'chosen-home',
  summary:
    'A corporation without a fixed home chooses one of several cities when it floats; while all are full it cannot be started.',
  options: {
    type: 'object',
    required: ['corporation', 'hexes'],
    properties: {
      corporation: { description: 'Id of the corporation.', type: 'string', 'x-refers': 'operators', minLength: 1 },
      hexes: {
        description: 'The hexes it may choose from.',
        type: 'array',
        minItems: 1,
        items: { description: 'Coordinate of a hex.', type: 'string', 'x-refers': 'hexes' },
      },
    },
  },
  provides: { rules: { 'token.home': 'The first token of a corporation stands in its home.' } },
};
