/** Policies, rounds, steps and ends of the game that the core knows. */
export const rules = {
  policies: {
    capitalization: {
      '@capitalization mode=full':
        'Full capitalization: at the moment a corporation floats, the bank pays it the par price of all its shares, whatever is still unsold. Money for shares goes to the bank.',
      '@capitalization mode=incremental':
        'Incremental capitalization: whoever buys a share from the treasury pays the corporation. It receives nothing else when it floats.',
      '@bank mode=full': 'The initial offering, and the pool of shares.',
      '@bank mode=incremental': 'The pool of shares.',
      '@flow:players>bank mode=full': 'certificates from the initial offering',
      '@flow:players>corporations mode=incremental': 'certificates from the treasury',
      '@flow:bank>corporations mode=full': 'the par price of all shares when a corporation floats',
    },
    floating: {
      '@float percent': 'A corporation floats once {percent}% of it has been sold.',
    },
    holding: {
      '@players limit<100': 'At most {limit}% of one corporation.',
      '@float limit<100': 'Nobody may hold more than {limit}% of one corporation.',
      '@float limit=100': 'A player may hold a whole corporation.',
      '@float poolLimit': 'The pool takes at most {poolLimit}% of one corporation.',
      '@float privatesCount': 'Private companies count towards the certificate limit.',
      '@float !privatesCount': 'Private companies do not count towards the certificate limit.',
    },
    sales: {
      '@stock order=sell_buy':
        'In a turn: sell as much as you like, then buy one certificate. After buying nothing more is sold.',
      '@stock order=sell_buy_sell': 'In a turn: sell, buy one certificate, and sell again.',
      '@stock order=sell_buy_or_buy_sell': 'In a turn: sell and then buy one certificate, or buy one and then sell.',
      '@float after=first': 'Shares may be sold from the second stock round on.',
      '@float after=operate': 'Shares may be sold once their corporation has operated.',
      '@float after=after_sr_floated': 'Shares may be sold after the stock round in which their corporation floated.',
      '@float after=p_any_operate':
        'Shares may be sold once their corporation has operated; its president may always sell.',
      '@float after=full_or_turn': 'Shares may be sold after a full operating turn of their corporation.',
      '@emergency after=full_or_turn':
        'Not even for a train are shares sold before a full operating turn of their corporation.',
      '@float after=round': 'Shares bought in this stock round may not be sold in it.',
      '@float after=any_time': 'Shares may be sold at any time.',
      '@float inBlocks': 'Shares of one corporation are sold at once: one sale of it in a turn.',
      '@float presidentToPool': "The president's certificate may go to the pool even if nobody can take over.",
      '@float zoneEffects~multiplePurchase&multiplePurchaseFrom=anywhere':
        'Where the market allows several certificates in a turn, they may come from the initial offering too.',
      '@flow:bank>players order': 'shares that players sell',
      '@flow:players>bank order': 'certificates from the pool',
    },
    priceMovement: {
      '@stock sale=down_share': 'Each share sold moves the price one row down.',
      '@stock sale=down_per_10': 'Each 10% sold moves the price one row down.',
      '@stock sale=down_block': 'Each sale moves the price one row down, however many shares are sold.',
      '@stock sale=left_share': 'Each share sold moves the price one column left.',
      '@stock sale=left_block': 'Each sale moves the price one column left, however many shares are sold.',
      '@stock sale=left_share_pres': 'Each share that its president sells moves the price one column left.',
      '@stock sale=left_block_pres': 'A sale by the president moves the price one column left.',
      '@stock sale=down_block_pres': 'A sale by the president moves the price one row down.',
      '@stock sale=left_per_10_if_pres_else_left_one':
        'A sale moves the price one column left; a sale by the president one column for each 10%.',
      '@stock sale=none': 'Sales do not move the price.',
      '@stock-end soldOut=up':
        'At the end of the round the price of a corporation all of whose shares are with players moves one row up.',
      '@stock-end poolDrop=down_block':
        'At the end of the round the price of a corporation with shares in the pool moves one row down.',
      '@stock-end poolDrop=down_share':
        'At the end of the round the price of a corporation moves one row down for each of its shares in the pool.',
      '@stock-end poolDrop=left_block':
        'At the end of the round the price of a corporation with shares in the pool moves one column left.',
    },
    playerOrder: {
      '@stock-end value=after_last_to_act': 'The player after the last one to buy or sell begins the next stock round.',
      '@stock-end value=first_to_pass': 'Whoever passed first begins the next stock round.',
      '@stock-end value=most_cash':
        'In the next stock round the players act in the order of their cash, the richest first.',
      '@stock-end value=least_cash':
        'In the next stock round the players act in the order of their cash, the poorest first.',
      '@stock-end value=next_clockwise': 'The first seat moves one player on.',
      '@stock-end value=most_cash_keep_order': 'The richest player begins the next stock round.',
    },
    homeToken: {
      '@home when=operate': 'A corporation places its home token, free, when it first operates.',
      '@home when=operating_round':
        'Corporations that have floated place their home token, free, at the start of the operating round.',
      '@home when=par': 'A corporation places its home token, free, when its par price is set.',
      '@home when=float': 'A corporation places its home token, free, when it floats.',
      '@home reservation=always':
        'A home with several cities keeps other corporations out until its own token lies there.',
      '@home reservation=single_slot_cities':
        'A home with several cities keeps other corporations out as long as one of them has a single slot.',
    },
    track: {
      '@track restriction=permissive': 'A tile needs only to touch track that the corporation reaches.',
      '@track restriction=semi_restrictive':
        'A tile must bring the corporation new track, or another value of a city it reaches.',
      '@track restriction=restrictive': 'A tile must bring the corporation new track.',
      '@track restriction=city_permissive': 'A tile without a city must bring the corporation new track.',
      '@track restriction=station_restrictive': 'A tile without a city or town must bring the corporation new track.',
      '@track mayRemoveTowns': 'An upgrade may leave towns out.',
    },
    trains: {
      '@trains mustBuy=route': 'A corporation without a train that has a route must buy one.',
      '@trains mustBuy=always': 'A corporation without a train must buy one.',
      '@trains mustBuy=never': 'No corporation is forced to buy a train.',
      '@trains fromOthers=any': 'Trains of other corporations may be bought at any price both presidents agree on.',
      '@trains fromOthers=same_president':
        'Trains may be bought from other corporations of the same president, at any price.',
      '@trains fromOthers=never': 'Trains are bought from the bank only.',
      '@trains discarded=pool': 'Trains over the limit go to the pool, where they may be bought.',
      '@bank discarded=pool': 'New trains, and those that were discarded.',
      '@bank discarded=remove': 'New trains.',
      '@trains discarded=remove': 'Trains over the limit leave the game.',
      '@trains discardedDiscount>0': 'Discarded trains cost {discardedDiscount}% less.',
      '@trains onePerType': 'In a turn a corporation may buy one train of each type from the bank.',
      '@trains obsoleteMayBeBought': 'Obsolete trains may still change owners.',
      '@trains atFaceValue': 'Trains change owners at list price only.',
      '@flow:corporations>corporations fromOthers=any': 'trains, at any price',
      '@flow:corporations>corporations fromOthers=same_president': 'trains, between corporations of one president',
    },
    emergency: {
      '@emergency':
        'A corporation that must buy a train and cannot pay for it is helped by its president, who adds the missing money.',
      '@emergency maySellShares':
        'If the president has not enough cash, shares are sold; the limit of the pool and the rules on presidencies still hold.',
      '@emergency !maySellShares': 'The president may not sell shares for it.',
      '@emergency maySellShares&!maySellMoreThanNeeded': 'No more shares than needed are sold.',
      '@emergency maySellShares&maySellMoreThanNeeded': 'More shares than needed may be sold.',
      '@emergency maySellShares&mayLosePresidency':
        'The sales may cost the president other corporations, but never the one that buys.',
      '@emergency maySellShares&!mayLosePresidency':
        'The sales may not cost the president the presidency of any corporation.',
      '@emergency mustIssueFirst': 'The corporation must first issue its own shares.',
      '@emergency cheapestDepotTrainOnly':
        "With the president's money only the cheapest train of the bank may be bought.",
      '@emergency !cheapestDepotTrainOnly': "With the president's money any train of the bank may be bought.",
      '@emergency fromOthers=never': "The president's money never pays for trains of other corporations.",
      '@emergency fromOthers=value':
        "The president's money may pay for a train of another corporation, up to its list price.",
      '@emergency fromOthers=always': "The president's money may pay for a train of another corporation, at any price.",
      '@flow:players>corporations': 'what is missing for a train that must be bought',
    },
    bankruptcy: {
      '@emergency allowed': 'A president who cannot raise the money is bankrupt.',
      '@emergency !allowed': 'Nobody goes bankrupt.',
      '@emergency allowed&endsGameAfter=one': 'The first bankruptcy ends the game.',
      '@emergency allowed&endsGameAfter=all_but_one': 'The game goes on until one player is left.',
    },
  },
  rounds: {
    auction: { '@name': 'Opening auction', '@start': 'The private companies are sold to the players.' },
    stock: { '@name': 'Stock round', '@end': 'The round ends when all players pass in a row.' },
    operating: {
      '@name': 'Operating round',
      '@start privates>0': 'Private companies pay their revenue to their owners.',
      '@start minors>0': 'Minors operate first, then the corporations.',
      '@start': 'Each corporation operates in turn, from the highest price to the lowest:',
    },
  },
  steps: {
    'waterfall-auction': {
      '': 'In turn: buy the cheapest private company at its face value, bid for a dearer one ({increment:money} more than the last bid at least), or pass.',
      mustBeMultiple: 'Bids are multiples of {increment:money} above the least bid.',
      '!onlyHighestBidCommitted': 'All bids bind the money of their players.',
      onlyHighestBidCommitted: 'Only leading bids bind the money of their players.',
      discount:
        'If all pass, the cheapest company becomes {discount:money} cheaper; once it is sold, the companies pay instead.',
    },
    'pending-par': { '': "Whoever is given a president's certificate names the par price at once." },
    'discard-train': { '': 'Corporations with too many trains discard down to the limit.' },
    'trade-shares': {
      '!pars': "Whoever buys a president's certificate chooses the par price and becomes president.",
      pars: "Whoever buys a president's certificate becomes president and chooses the par price: {pars:or.money}.",
    },
    bankruptcy: { '': 'A president who cannot pay for a train that must be bought declares bankruptcy.' },
    'buy-private': { '': 'Buy private companies from players' },
    'home-token': { '': 'Where there are several cities for the home token, one of them is chosen.' },
    track: { '': 'Lay track: {lays}' },
    token: { '': 'Place one station token, connected to the others, for its price' },
    route: { '': 'Run trains: every route has a station of the corporation and no track twice' },
    dividend: {
      '': 'Pay the revenue to the shareholders (price one column right), or keep it in the treasury (price one column left)',
    },
    'buy-train': { '': 'Buy trains from the bank or from other corporations' },
  },
  endReasons: {
    bankrupt: {
      'endsGameAfter=one': 'A player goes bankrupt',
      'endsGameAfter!=one': 'Only one player is not bankrupt',
    },
    bank: { '': 'The bank runs out of money' },
    stock_market: {
      '!afterTurn': 'A price reaches the end of the stock market',
      afterTurn: 'A corporation whose price has reached {afterTurn:or.money} has operated',
    },
    final_train: { '': 'The last train is sold' },
    final_phase: { '': 'The last phase begins' },
    all_closed: { '': 'All corporations are closed' },
    fixed_round: { '': 'The last of a fixed number of rounds is over' },
  },
  endTimings: {
    immediate: { '': 'the game ends at once' },
    current_round: { '': 'the round in progress is finished' },
    current_or: { '': 'the operating round in progress (or the next one) is finished' },
    full_or: { '': 'the set of operating rounds in progress (or the next one) is finished' },
    one_more_full_or_set: {
      '': 'the set in progress is finished, and one more stock round and set of operating rounds follow',
    },
  },
  zones: {
    par: { '': 'starting prices' },
    noCertificateLimit: { '': 'certificates do not count towards the limit' },
    noHoldingLimit: { '': 'a player may hold any part of the corporation' },
    multiplePurchase: { '': 'several certificates may be bought in a turn' },
    closes: { '': 'the corporation closes' },
    endsGame: { '': 'the game ends' },
  },
  general: {
    '@setup privates>0': '{privates} private {privates|company|companies} and {corporations} corporations.',
    '@setup privates=0': '{corporations} corporations.',
    '@setup minors>0': '{minors} {minors|minor|minors}.',
    '@players privates>0': 'Money, shares and private companies.',
    '@players privates=0': 'Money and shares.',
    '@privates': 'A fixed revenue in every operating round.',
    '@privates events.close_companies':
      'Where nothing else is said, they close at the latest with the purchase of {events.close_companies:purchase}.',
    '@private-close events.close_companies':
      'Where nothing else is said, they close at the latest with the purchase of {events.close_companies:purchase}.',
    '@phases': '{phases} phases; each after the first begins with the first purchase of its train.',
    '@flow capitalization!=incremental':
      'Shares in the pool earn dividends for their corporation; unsold ones earn nothing.',
    '@flow capitalization=incremental':
      'Shares in the treasury earn dividends for their corporation; those in the pool earn nothing.',
    '@flow:players>bank privates>0': 'private companies at the start',
    '@flow:bank>players privates>0': 'revenue of private companies',
    '@flow:bank>players': 'dividends',
    '@flow:bank>corporations capitalization!=incremental':
      'revenue that is withheld, and dividends on shares in the pool',
    '@flow:bank>corporations capitalization=incremental':
      'revenue that is withheld, and dividends on shares in the treasury',
    '@flow:corporations>bank': 'trains, terrain, station tokens',
    '@flow:corporations>players statuses.can_buy_companies': 'private companies that players sell',
  },
} as const;
