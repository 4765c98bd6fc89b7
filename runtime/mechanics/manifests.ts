/** The manifests of all mechanics that come with the runtime, in alphabetical order. */
import type { JsonSchema, Manifest } from '../kernel/manifest.ts';

const list = (description: string, item: string): JsonSchema => ({
  description,
  type: 'array',
  minItems: 1,
  items: { description: item, type: 'string' },
});
const hexes = list('The hexes it is for.', 'Coordinate of a hex.');
const tiles = list('The tiles it may lay.', 'Number of a tile.');

export const manifests: readonly Manifest[] = [
  {
    name: 'company-trading',
    summary: 'Players buy private companies from each other in stock rounds.',
    options: {
      type: 'object',
      properties: {
        fromTurn: { description: 'The first turn in which they may.', type: 'integer', minimum: 1, maximum: 99 },
      },
    },
    provides: {
      statuses: {
        can_buy_companies_from_other_players: { summary: 'Players may buy private companies from each other.' },
      },
    },
  },
  {
    name: 'exchange',
    summary: 'A private company is exchanged for a certificate of a corporation.',
    provides: {
      steps: { exchange: { summary: 'Exchanging a private company for a certificate, at any moment.' } },
      abilities: {
        exchange: {
          summary: 'The company may be exchanged for a certificate.',
          options: {
            type: 'object',
            required: ['corporations', 'from'],
            properties: {
              corporations: list('Whose certificate.', 'Short name of a corporation.'),
              from: {
                description: 'Where the certificate may come from.',
                type: 'array',
                minItems: 1,
                uniqueItems: true,
                items: { description: 'A place.', type: 'string', enum: ['ipo', 'market', 'reserved'] },
              },
            },
          },
        },
      },
    },
  },
  {
    name: 'private-track',
    summary: 'A private company lays tiles beside the ordinary track of a turn.',
    provides: {
      steps: { 'special-track': { summary: 'Track laid by private companies.' } },
      abilities: {
        tile_lay: {
          summary: 'The company may lay tiles.',
          options: { type: 'object', properties: { hexes, tiles } },
        },
      },
    },
  },
  {
    name: 'share-gift',
    summary: 'Who buys a private company first is given a certificate with it.',
    provides: {
      abilities: {
        shares: {
          summary: 'The certificate that comes with the company.',
          options: {
            type: 'object',
            required: ['shares'],
            properties: {
              shares: {
                description:
                  'Id of the certificate, such as PRR_1, or random_president, random_share, first_president.',
                type: 'string',
              },
            },
          },
        },
      },
    },
  },
  {
    name: 'teleport',
    summary: 'A private company lets its corporation build far away and place a token there.',
    provides: {
      steps: { teleport: { summary: 'A tile laid far away, and the token that may follow it.' } },
      abilities: {
        teleport: {
          summary:
            'The company may lay a tile on its hex without a connection, in place of the ordinary track, and then a token.',
          options: { type: 'object', required: ['hexes', 'tiles'], properties: { hexes, tiles } },
        },
      },
    },
  },
  {
    name: 'train-trade-in',
    summary: 'Handing in a train makes another cheaper.',
    provides: {
      attributes: {
        trains: {
          tradeIn: {
            summary: 'Trains that may be handed in for it, and what that takes off its price.',
            options: {
              type: 'object',
              additionalProperties: {
                description: 'Amount off, in whole currency units.',
                type: 'integer',
                minimum: 1,
                maximum: 100000,
              },
            },
          },
        },
      },
    },
  },
];
