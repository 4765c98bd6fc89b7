import type { Manifest } from '../../kernel/manifest.ts';

export const manifest: Manifest = {
  name: 'station-trading',
  summary: 'An operator buys the station of another one that its track reaches, and puts its own token there.',
  provides: {
    steps: { 'buy-station': { summary: 'The operator buys stations, until it passes.' } },
    actions: { buy_token: { city: 'city', price: 'money', slot: 'integer?' } },
    rules: {
      'station.none': 'There is no station of another operator in this slot that could be bought.',
      'station.home': 'The home of an operator is not for sale.',
      'station.last': 'Nobody sells the last station on the map.',
      'station.connection': 'The track of the buyer must reach the city.',
      'station.own': 'The buyer has a token in the city already.',
      'station.token': 'The buyer needs a token on its charter.',
      'station.price': 'The price goes from treasury to treasury.',
      'station.bought': 'The token of the seller returns to its charter, that of the buyer takes its slot.',
    },
  },
};
