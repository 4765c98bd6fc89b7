import type { Manifest } from '../../kernel/manifest.ts';

export const manifest: Manifest = {
  name: 'town-changes',
  summary: 'In late phases towns may grow into cities or vanish: tiles replace each other that otherwise would not.',
  options: {
    type: 'object',
    required: ['changes'],
    properties: {
      changes: {
        description: 'Which tiles may replace a tile, by its number.',
        type: 'object',
        propertyNames: { 'x-refers': 'tiles' },
        minProperties: 1,
        additionalProperties: {
          description: 'Tiles that may replace it.',
          type: 'array',
          minItems: 1,
          items: { description: 'Number of a tile.', type: 'string', 'x-refers': 'tiles' },
        },
      },
    },
  },
  provides: {
    statuses: { upgradeable_towns: { summary: 'Towns may grow into cities or vanish.' } },
    rules: { 'town-changes.exits': 'A tile that replaces one with a town keeps all its exits.' },
  },
};
