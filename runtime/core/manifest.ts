/** What every title has without naming a mechanic: rounds, steps, events, abilities and modes of the core. */
import { MAP_RULES } from './map/rules.ts';
import { CORE_RULES } from './rules.ts';
import { SHARE_RULES } from './share-rules.ts';
import type { JsonSchema, Manifest } from '../kernel/manifest.ts';

const blocks: JsonSchema = {
  type: 'object',
  properties: {
    blocks: {
      description: 'Whether play waits for it; false: it may be used at any moment before it is reached.',
      type: 'boolean',
    },
  },
};

export const coreManifest: Manifest = {
  name: 'core',
  summary: 'What all 18xx games share.',
  provides: {
    rounds: {
      auction: { summary: 'Private companies are sold to the players.' },
      stock: { summary: 'Players buy and sell shares in turn until all have passed.' },
      operating: { summary: 'Minors and corporations operate in the order of their prices.' },
    },
    steps: {
      'pending-par': { summary: "A player who was given a president's certificate names the par price." },
      'waterfall-auction': {
        summary: 'The cheapest private company is bought at face value; higher ones are bid for.',
        options: {
          type: 'object',
          properties: {
            increment: {
              description: 'Least raise of a bid, in whole currency units.',
              type: 'integer',
              minimum: 1,
              maximum: 1000,
            },
            discount: {
              description: 'What the cheapest company loses when all pass, in whole currency units. Default 5.',
              type: 'integer',
              minimum: 1,
              maximum: 1000,
            },
            mustBeMultiple: {
              description: 'Bids lie whole raises above the lowest one.',
              type: 'boolean',
            },
            onlyHighestBidCommitted: {
              description: "Only bids that lead bind a player's cash.",
              type: 'boolean',
            },
          },
        },
      },
      'discard-train': { summary: 'Corporations over the train limit discard.' },
      'trade-shares': { summary: 'Selling shares, buying a certificate, or starting a corporation.' },
      bankruptcy: { summary: 'A president who cannot pay goes bankrupt.' },
      'buy-private': { summary: 'A corporation buys private companies.', options: blocks },
      'home-token': { summary: 'The first token of a corporation, where a city must be chosen.' },
      track: { summary: 'Laying and upgrading tiles.' },
      token: { summary: 'Placing a token.' },
      route: { summary: 'Running trains.' },
      dividend: { summary: 'Paying out or withholding.' },
      'buy-train': { summary: 'Buying trains, with emergency money where it must be.' },
    },
    events: {
      close_companies: { summary: 'All private companies close.' },
    },
    abilities: {
      blocks_hexes: {
        summary: 'Nobody builds on its hexes.',
        options: {
          type: 'object',
          required: ['hexes'],
          properties: {
            hexes: {
              description: 'The hexes that are blocked.',
              type: 'array',
              minItems: 1,
              items: { description: 'Coordinate of a hex.', type: 'string', 'x-refers': 'hexes' },
            },
          },
        },
      },
      close: {
        summary: 'The company closes at an event (buying a train, ...) of a corporation, or when a phase begins.',
        options: {
          type: 'object',
          properties: {
            corporation: { description: 'The corporation whose event it is.', type: 'string', 'x-refers': 'operators' },
          },
        },
      },
      revenue_change: {
        summary:
          'The revenue of the company changes when a phase begins, or when it is sold to a corporation (`when`: "sold").',
        options: {
          type: 'object',
          required: ['revenue'],
          properties: {
            revenue: {
              description: 'The new revenue, in whole currency units.',
              type: 'integer',
              minimum: 0,
              maximum: 100000,
            },
          },
        },
      },
      no_buy: { summary: 'It cannot be bought from its owner.' },
    },
    statuses: {
      can_buy_companies: { summary: 'Corporations may buy private companies from players.' },
    },
    policies: {
      capitalization: {
        full: { summary: 'The bank pays the price of all shares when the corporation floats.' },
        incremental: { summary: 'Buyers pay the corporation for each share from its treasury.' },
      },
    },
    attributes: {
      corporations: {
        issuedLater: {
          summary: 'Certificates that lie outside the game until a rule issues them.',
          options: {
            type: 'object',
            required: ['firstIndex', 'shares'],
            additionalProperties: false,
            properties: {
              firstIndex: {
                description: 'Number of the first of them in the ids of logs.',
                type: 'integer',
                minimum: 1,
                maximum: 99,
              },
              shares: {
                description: 'Percent of each.',
                type: 'array',
                minItems: 1,
                items: { description: 'Percent.', type: 'integer', minimum: 1, maximum: 100 },
              },
            },
          },
        },
      },
    },
    rules: { ...CORE_RULES, ...MAP_RULES, ...SHARE_RULES },
    endReasons: {
      bankrupt: { summary: 'A player is bankrupt.' },
      bank: { summary: 'The bank is broken.' },
      stock_market: { summary: 'A price has reached a cell that ends the game.' },
      final_train: { summary: 'The last train is sold.' },
      final_phase: { summary: 'The last phase has begun.' },
      all_closed: { summary: 'All corporations are closed.' },
      fixed_round: { summary: 'The last of a fixed number of rounds is over.' },
    },
  },
};
