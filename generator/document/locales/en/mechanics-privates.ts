/** Mechanics around private companies. */
export const privates = {
  mechanics: {
    'company-trading': {
      '': 'Private companies change owners between players in the stock round, at any price they agree on; it counts as the purchase of the turn.',
      'fromTurn>1': 'This begins with stock round {fromTurn}.',
      '@flow:players>players': 'private companies, at any price',
    },
    exchange: {
      '': 'Some private companies can be exchanged for a certificate. It costs nothing, the holding limit applies, and the company closes.',
    },
    'private-deal': {
      '': 'The private companies are shuffled and dealt, one to each player, instead of an auction.',
      'price=value': 'Each player pays the face value of his company.',
      '!price': 'Each player pays the face value of his company.',
      'price=nothing': 'They cost nothing.',
      '@setup': 'Private companies are dealt at random.',
    },
    'private-track': { '': 'Some private companies lay tiles beside the ordinary track of a turn.' },
    'private-token': {
      '': 'Some private companies place a token for their corporation, free and without a connection.',
    },
    'share-gift': { '': 'The first buyer of some private companies receives a certificate with them.' },
    teleport: {
      '': 'Some private companies let their corporation build far away, without a connection, and place a token there.',
    },
    'teleport-turn': {
      '': 'A corporation may close a private company to build and place a token far away in that turn, instead of anywhere else.',
    },
    'terrain-discount': { '': 'Some private companies make building cheaper.' },
    'bonus-marker': { '': 'A private company can be closed to mark a hex that is then worth more to its corporation.' },
    'hex-bonus-private': {
      '': 'A private company can be closed to mark a hex that is then worth more to its corporation.',
    },
    'president-private': {
      '': "A private company comes with the president's certificate of a corporation; it cannot be sold.",
    },
    'bonus-rights': {
      '': 'Rights to more revenue: {rights:each}.',
      '#rights': '{description} ({hexes:hex}: +{amount:money})',
      price:
        'The corporation that buys the private company has its right; once no player owns the company any more, other corporations may buy the same right for {price:money}.',
      'supply!=unlimited&supply': 'Of each right {supply} can be bought.',
      'supply=unlimited': 'Any number of them can be bought.',
    },
  },
  steps: {
    exchange: { '': 'Private companies are exchanged for a certificate.' },
    'special-track': { '': 'Private companies lay tiles.' },
    'special-token': { '': 'A token follows a tile laid far away by a private company.' },
    teleport: { '': 'A private company builds far away, and a token may follow.' },
    'teleport-choice': { '': 'The corporation decides whether a private company is closed to build far away.' },
    'bonus-marker': { '': 'A private company marks a hex.' },
    'assign-hex': { '': 'A private company marks a hex.' },
    'private-token': { '': 'A private company places a token.' },
    'buy-right': { '': 'Rights to more revenue are bought.' },
  },
  abilities: {
    tile_lay: {
      'hexes&tiles':
        '{ownerType:Owner} may lay a tile ({tiles:or}) on {hexes:or.hex}, {when:or.when}, without a connection.',
      'hexes&!tiles': '{ownerType:Owner} may lay a tile on {hexes:or.hex}, {when:or.when}, without a connection.',
      '!hexes': '{ownerType:Owner} may lay a tile, {when:or.when}.',
      'count>1': 'This can be done {count} times.',
      free: 'The ground costs nothing.',
      discount: 'The ground costs {discount:money} less.',
      cost: 'The lay costs {cost:money}.',
      reachable: 'The hex must be connected to the track of the corporation.',
      consumeTileLay: 'It stands for the ordinary lay of the turn.',
      '!consumeTileLay': 'It does not use up the ordinary lay of the turn.',
      together: 'The tiles follow each other at once and must be joined.',
      mustLayAll: 'Whoever lays one of them must lay the others.',
      lostWhenBuilt: 'The power ends when somebody else builds there.',
      closesAfterRound: 'The company closes at the end of the round in which it is used.',
    },
    teleport: {
      '': 'Instead of its ordinary track, a corporation that owns it may lay tile {tiles:or} on {hexes:or.hex} without a connection, and then place its next token there free of charge.',
      freeTileLay: 'The ground costs nothing.',
      '!freeTileLay': 'The ground is paid as usual.',
    },
    teleport_turn: {
      '': 'A corporation that owns it may close it to build and place a token in one of {hexes:hex} without a connection, instead of its ordinary track and token.',
    },
    exchange: {
      '': '{ownerType:Owner} may exchange it {when:or.when} for a certificate of {corporations:or.who} from {from:or.place}.',
    },
    shares: {
      '': 'Its first buyer receives {shares:share} at once.',
      closesWithFirstTrain: 'It closes when that corporation buys its first train.',
    },
    tile_discount: {
      '!hexes': 'Its owner pays {discount:money} less where the ground is {terrain:term}.',
      hexes: 'Its owner pays {discount:money} less for {terrain:term} on {hexes:hex}.',
      mixed: 'That holds where there is other terrain, too.',
    },
    terrain_discount: {
      'divisor=2': '{ownerType:Owner} pays half for the ground where it adds {gauges:gauge} track.',
      'divisor!=2': '{ownerType:Owner} pays for the ground divided by {divisor} where it adds {gauges:gauge} track.',
    },
    bonus_marker: {
      '': 'A corporation that owns it may close it to mark one of {hexes:or.hex}: from then on its routes that call there earn {amount:money} more.',
    },
    assign_hexes: {
      '': 'A corporation that owns it may mark one of {hexes:or.hex}, {when:or.when}; the company closes, and its routes that call there earn {amount:money} more.',
    },
    private_token: {
      '': 'A corporation that owns it may place its next token on {hexes:or.hex}, free and without a connection.',
      closesAfterRound: 'The company closes at the end of the round in which it is used.',
    },
  },
  events: {
    remove_hex_bonuses: { '': 'the marks that private companies made for more revenue are removed.' },
  },
  statuses: {
    can_buy_companies_from_other_players: { '': 'players may buy private companies from each other' },
  },
  attributes: {
    'privates.closesAfterRound': { '': 'It closes at the end of the round in which it laid a tile or placed a token.' },
    'privates.laysOnlyBeforeOthers': { '': 'Its power to lay a tile is lost once somebody else has built there.' },
  },
} as const;
