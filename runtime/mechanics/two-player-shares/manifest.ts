import type { Manifest } from '../../kernel/manifest.ts';

export const manifest: Manifest = {
  name: 'two-player-shares',
  summary:
    "With few players shares are scarcer: larger president's certificates, one certificate less of each corporation, unsold shares go to the pool at the float, and shares of the pool leave the game when others buy.",
  options: {
    type: 'object',
    required: ['presidentPercent'],
    properties: {
      players: {
        description: 'Numbers of players for which it holds. Default: 2.',
        type: 'array',
        minItems: 1,
        uniqueItems: true,
        items: { description: 'A number of players.', type: 'integer', minimum: 1, maximum: 19 },
      },
      presidentPercent: {
        description:
          "Size of a president's certificate, in percent; the last certificate of the corporation makes up for it.",
        type: 'integer',
        minimum: 1,
        maximum: 100,
      },
    },
  },
  provides: {
    rules: {
      'two-player-shares.set-up':
        "Each corporation's last certificate leaves the game, its president's certificate is larger; a corporation that comes with a private company keeps all.",
      'two-player-shares.float': 'What is unsold when a corporation floats goes to the pool.',
      'two-player-shares.purchase':
        'When somebody buys who does not preside, first the last share of the pool leaves the game.',
    },
  },
};
