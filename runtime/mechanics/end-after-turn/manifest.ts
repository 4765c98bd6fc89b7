import type { Manifest } from '../../kernel/manifest.ts';

export const manifest: Manifest = {
  name: 'end-after-turn',
  summary: 'The game ends when a corporation whose price has reached a certain zone has operated.',
  provides: {
    attributes: {
      zones: {
        endsAfterTurn: {
          summary: 'A corporation that enters the zone ends the game with its next turn.',
          options: { description: 'true: it does.', type: 'boolean' },
        },
      },
    },
    endReasons: { stock_market: { summary: 'A corporation whose price had reached the top has operated.' } },
  },
};
