/** Mechanics around trains, track and routes. */
export const trains = {
  mechanics: {
    'train-trade-in': { '': 'Handing in an old train makes some new ones cheaper.' },
    'train-export': {
      '!trains':
        'At the end of each set of operating rounds the next train of the bank leaves the game, as if it had been bought.',
      trains:
        'At the end of each set of operating rounds the next train of the bank leaves the game, as if it had been bought, if it is a {trains:or}.',
    },
    'port-bonus': {
      '': 'Ports ({group:group}) pay nothing by themselves: a route that ends in one earns its value once for each city on it that holds a token of the corporation.',
      minimumStops: 'Such a route has at least {minimumStops} stops.',
    },
    'ports-per-token': {
      '': 'Ports pay nothing by themselves: a route that ends in one earns its value once for each city on it that holds a token of the corporation.',
      otherStops: 'Such a route has at least {otherStops} other stops.',
    },
    ports: { '': 'A route that calls at a port ({hexes:or}) has at least {stops} stops.' },
    gauges: {
      '': 'Track has gauges: a tile must meet track of its own gauge, and a train changes gauge only at a stop.',
      joker: 'Track of {joker:gauge} gauge fits every other.',
    },
    'hex-edge-trains': {
      '@distance': '{count} hex {count|border|borders}',
      '': 'A train counts the borders between hexes that it crosses, not its stops.',
      weights: 'By gauge, a border counts: {weights:each}.',
      '#weights': '{key:gauge} {value}',
      joker: 'Track of {joker:gauge} gauge counts as the other track between the same two stops.',
      '!joker&weights.dual': 'Track of dual gauge counts as the other track between the same two stops.',
      '@trains': 'How far a train runs is counted in borders between hexes, not in stops.',
    },
    'terrain-by-gauge': {
      '': 'The ground is paid for at every lay and every upgrade, and its cost depends on the gauge of the track that is added: {added:each}.',
      '#added divisor=1': '{gauge:gauge} in full',
      '#added': '{gauge:gauge} divided by {divisor}',
    },
    'value-by-phase': {
      'marked.revenueByPhase':
        'What these places pay depends on the phase, not on the colour of tiles: {marked.revenueByPhase:hex}.',
      '!marked.revenueByPhase': 'What some places pay depends on the phase, not on the colour of tiles.',
    },
    'town-changes': {
      '': 'In late phases towns can grow into cities or vanish: {changes:each}.',
      '#changes': '{key} → {value:or}',
    },
    'chosen-home': {
      '': '{corporation:who} has no fixed home: it chooses one of {hexes:or.hex} when it floats.',
      '@home-of': 'chosen among {hexes:hex}',
    },
    'city-disaster': {
      '': 'With the purchase of {event:purchase} the city {hex:hex} is destroyed: its tokens are lost for ever and its printed tile shows again.',
      closes: '{closes:who} closes if its only token stood there.',
    },
    'borrow-train': {
      '': '{corporation}, while it has no train that never rusts, runs a train of the bank ({types:or}) and gives it back.',
    },
    'station-trading': {
      '': 'A corporation may buy the station of another one that its track reaches, and puts its own token there.',
      '@flow:corporations>corporations': 'stations',
    },
    licences: {
      '': '{train}-trains are sold only to corporations that have bought a licence ({name}).',
      event: 'Licences are sold from the purchase of {event:purchase} on.',
      prices: 'A licence costs: {prices:each}.',
      '#prices': '{value.first:money} for the first and {value.later:money} for later ones from phase {key} on',
      doubled: '{doubled:hex} count twice for these trains.',
    },
  },
  steps: {
    'borrow-train': { '': 'A national corporation without a train borrows one.' },
    'buy-station': { '': 'Buy the station of another corporation' },
    'buy-licence': { '': 'Buy a licence for special trains' },
  },
  abilities: {},
  events: {
    earthquake: { hex: 'an earthquake destroys {hex:hex}.', '!hex': 'an earthquake destroys a city.' },
    e_tokens: { '': 'licences for special trains can be bought.' },
  },
  statuses: {
    upgradeable_towns: { '': 'towns can grow into cities or vanish' },
  },
  attributes: {
    'trains.tradeIn': {
      '': 'Cheaper for a train handed in: {value:grouped}.',
      '#value': '{value:money} less for a {keys:or}',
    },
    'trains.edgeWeights': {
      '': 'A border between hexes counts, by gauge: {value:each}.',
      '#value': '{key:gauge} {value}',
    },
    'stops.revenueByPhase': { '': 'value by phase' },
  },
} as const;
