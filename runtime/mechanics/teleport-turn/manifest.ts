import type { Manifest } from '../../kernel/manifest.ts';

export const manifest: Manifest = {
  name: 'teleport-turn',
  summary:
    'A corporation may close a private company to build and place a token far away in this turn, instead of anywhere else.',
  provides: {
    steps: { 'teleport-choice': { summary: 'The corporation is asked whether it closes the company for that.' } },
    actions: { choose: { choice: 'text' } },
    abilities: {
      teleport_turn: {
        summary: 'Closing the company, its owner builds and places a token in one of the hexes without a connection.',
        options: {
          type: 'object',
          required: ['hexes'],
          properties: {
            hexes: {
              description: 'The hexes it is for.',
              type: 'array',
              minItems: 1,
              items: { description: 'Coordinate of a hex.', type: 'string', 'x-refers': 'hexes' },
            },
          },
        },
      },
    },
    rules: {
      'teleport-turn.choice': 'The choice is to close the company or to keep it.',
      'teleport-turn.hex': 'In such a turn the corporation builds in the hexes of the company only.',
      'teleport-turn.token':
        'In such a turn the token goes to the hexes of the company, after a lay to the hex of the lay.',
    },
  },
};
