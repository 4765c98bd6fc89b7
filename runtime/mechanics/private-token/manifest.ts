import type { Manifest } from '../../kernel/manifest.ts';

export const manifest: Manifest = {
  name: 'private-token',
  summary:
    'A private company places a token of its corporation, without cost or connection, in place of the token of the turn.',
  provides: {
    steps: { 'private-token': { summary: 'A token placed by a private company.' } },
    abilities: {
      private_token: {
        summary: 'The company places the next token of its corporation on its hex.',
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
            after: {
              description: 'The step that must be done before.',
              type: 'string',
              'x-refers': 'steps',
              minLength: 1,
            },
            before: {
              description: 'The first action after this step is done ends the time for it.',
              type: 'string',
              'x-refers': 'steps',
              minLength: 1,
            },
          },
        },
      },
    },
    attributes: {
      privates: {
        closesAfterRound: {
          summary: 'It closes at the end of the round in which it laid a tile or placed a token.',
          options: { description: 'Whether it does.', type: 'boolean' },
        },
        laysOnlyBeforeOthers: {
          summary: 'Its power to lay a tile is gone once somebody else has built there.',
          options: { description: 'Whether it is.', type: 'boolean' },
        },
      },
    },
    rules: {
      'private-token.place': 'The token is the next of the corporation and the token of its turn; it costs nothing.',
      'private-token.hex': 'The token goes to a hex that the company names.',
    },
  },
};
