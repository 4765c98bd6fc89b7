import type { Manifest } from '../../kernel/manifest.ts';

export const manifest: Manifest = {
  name: 'cash-crisis',
  summary: 'A president whose cash fell below zero for his corporation must sell shares before anything else is done.',
  provides: {
    steps: { 'cash-crisis': { summary: 'The president sells shares until he owes nothing.' } },
    rules: {
      'crisis.needed': 'No more is sold than the debt asks for.',
      'crisis.presidency': 'The first sale does not cost the president the corporation that he owes for.',
    },
  },
};
