import type { Manifest } from '../../kernel/manifest.ts';

export const manifest: Manifest = {
  name: 'company-trading',
  summary: 'Players buy private companies from each other in the stock round, at any price.',
  options: {
    type: 'object',
    properties: {
      fromTurn: {
        description: 'First turn in which it is allowed. Default 1.',
        type: 'integer',
        minimum: 1,
      },
    },
  },
  provides: {
    actions: { buy_company: { company: 'company', price: 'money' } },
    statuses: {
      can_buy_companies_from_other_players: { summary: 'Players may buy private companies from other players.' },
    },
    rules: {
      'trading.time':
        'Private companies change hands between players in the phases and turns that allow it, as the purchase of a turn.',
      'trading.company': 'A private company is bought from another player, unless it says that it cannot be bought.',
      'trading.price': 'A private company costs a player at least 1, and no more than he has.',
      'trading.buy': 'The buyer of a private company pays its owner.',
    },
  },
};
