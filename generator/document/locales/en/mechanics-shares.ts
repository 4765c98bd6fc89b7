/** Mechanics around shares, prices and the stock market. */
export const shares = {
  mechanics: {
    'two-player-shares': {
      '!players':
        'With two players shares are scarcer: what is unsold when a corporation floats goes to the pool, and a share of the pool leaves the game whenever somebody other than the president buys.',
      players:
        'With {players:or} players shares are scarcer: what is unsold when a corporation floats goes to the pool, and a share of the pool leaves the game whenever somebody other than the president buys.',
      presidentPercent:
        "President's certificates are then {presidentPercent}%, and each corporation has one certificate less.",
    },
    'capitalization-stages': {
      '': 'How a corporation raises money depends on when it is started: {stages:capital}, in this order.',
      'events.next_capitalization_stage':
        'Each next way begins with the purchase of {events.next_capitalization_stage:purchase}.',
      '@capitalization!capitalization':
        'Capitalization comes in stages: {stages:capital}. A corporation keeps the one it started with.',
      '@capitalization!capitalization events.next_capitalization_stage':
        'Each next stage begins with the purchase of {events.next_capitalization_stage:purchase}.',
      '@capitalization!capitalization escrowAbove':
        'With capital held back, shares pay the corporation while its treasury holds more than {escrowAbove}%; the money of the others is kept until its destination is reached.',
      '@capitalization!capitalization stages~incremental':
        'With incremental capitalization, every share bought from the treasury pays the corporation.',
      '@capitalization!capitalization stages~full':
        'With full capitalization, shares pay the bank, which gives the par price of all of them once enough is sold.',
      '@bank': 'The pool of shares.',
      '@flow:players>corporations': 'shares of the treasury, by the stage of capitalization',
      '@flow:players>bank': 'shares that do not pay the corporation, by the stage of capitalization',
      '@flow:bank>corporations stages~escrow': 'capital that was held back',
      '@flow:bank>corporations stages~full': 'the par price of all shares, in the last stage',
    },
    'operate-threshold': {
      'percents.1&events.raise_operate_threshold':
        'How much of a corporation must be sold before it operates rises with the purchase of {events.raise_operate_threshold:purchase}: {percents:percent}.',
      'percents.1&!events.raise_operate_threshold':
        'How much of a corporation must be sold before it operates rises during the game: {percents:percent}.',
      '!percents.1': 'A corporation operates once {percents:percent} of it has been sold.',
      whenSold:
        'With {whenSold:capital} it begins at the very purchase that sells enough; otherwise the question is asked when its turn comes.',
      '@float!floating percents.1':
        'A corporation operates once {percents.0:percent} of it has been sold; what is needed rises during the game: {percents:percent}.',
      '@float!floating !percents.1': 'A corporation operates once {percents:percent} of it has been sold.',
    },
    destinations: {
      '#table': '{key} → {value.to:or.hex}',
      '': 'Every corporation has a destination ({table:each}). Once track joins its home to it, whoever built it, the corporation is paid the capital that was held back.',
      afterwards: 'One that has reached it before it is started begins with {afterwards:capital}.',
      '@setup': 'Every corporation has a destination to reach.',
    },
    'unvested-shares': {
      '': 'Whoever buys a share keeps at least one share of that corporation until his next turn of the stock round.',
    },
    'false-presidency': {
      '': 'Whoever presides a newly formed corporation with a single share must buy another at his next turn of a stock round, before anything else.',
      '@end': 'A president who must complete a newly formed corporation and cannot: the game ends at once.',
    },
    'float-queue': {
      '': 'Corporations are started one after the other, in an order that is dealt before the game: only the next one may be started.',
      delay: '{delay.corporation:who} is never among the first {delay.places}.',
      '@setup': 'The order in which corporations can be started is dealt at random.',
      '@setup remove': 'The last ones of the queue are left out of the game: {remove:each}.',
      '#remove': '{value} with {key} players',
    },
    'par-groups': {
      '': 'Some starting prices open only later ({opens:each}).',
      '#opens': '{value:zone} with the purchase of {key:purchase}',
      '@zone openedBy': 'open from the purchase of {openedBy:purchase} on',
    },
    'token-fee': {
      '': 'When a corporation is started it pays for all its tokens at once.',
      '@flow:corporations>bank': 'a fee for all tokens at the start',
    },
    'extra-shares-at-par': {
      '': 'Whoever starts a corporation may at once buy up to {shares} further {shares|certificate|certificates} of it.',
      '@capitalization':
        'Whoever starts a corporation may at once buy up to {shares} further {shares|certificate|certificates} of it; this money goes to the treasury, too.',
    },
    'market-price-only': {
      '': 'There is no lasting par price: unsold shares, too, cost what the market says.',
      '@capitalization': 'There is no lasting par price: unsold shares, too, cost what the market says.',
    },
    'last-certificate': {
      '': "The last certificate of each corporation is as large as the president's: it is the last to be bought and can be changed into small ones when the presidency changes.",
    },
    'first-operation-sales': {
      '': 'Shares of a corporation cannot be sold for a train of its own before it has operated {operations} {operations|time|times}.',
    },
    'dividend-threshold': {
      '': 'When a corporation pays out, how far its price moves to the right depends on the whole payment, compared with the price of one share: {moves:each}.',
      '#moves times=0&steps=0': 'not at all for less',
      '#moves times=1': '{steps} {steps|column|columns} for at least that price',
      '#moves': '{steps} {steps|column|columns} for at least {times} times that price',
      'compare=share': 'What one share receives is compared.',
      '@step:dividend':
        'Pay the revenue to the shareholders (the price moves by what is paid), or keep it in the treasury (price one column left)',
    },
    'limited-zone': {
      'statuses.blue_zone': 'A zone of the stock market opens only in phase {statuses.blue_zone.0}.',
      '!statuses.blue_zone': 'A zone of the stock market is closed until late in the game.',
    },
    'keep-order': { '': 'Corporations whose prices fall in one turn keep their order where their markers meet.' },
    'issue-redeem': {
      '': 'Once in its turn a corporation sells shares of its treasury to the pool, or buys one certificate back.',
      'fromTurn>1': 'It may from its turn {fromTurn} on.',
      '@capitalization fromTurn>1': 'From its turn {fromTurn} on it may also issue shares of its treasury to the pool.',
      '@capitalization !fromTurn': 'It may also issue shares of its treasury to the pool.',
      '!movesPrice=false': 'An issue moves the price as a sale does.',
      '@flow:bank>corporations': 'shares that corporations issue',
      '@flow:corporations>bank': 'shares that corporations buy back',
    },
    'certificate-limit-by-company-count': {
      '': 'Once corporations have been taken together, the certificate limit is set anew by the number of those left ({limits:each}). When one closes later the first limit is back.',
      '#limits': '{key} players: {value:each}',
      '#value': '{value} with {key}',
      '@float': 'The certificate limit changes once corporations have been taken together.',
    },
    'end-after-turn': {
      '': 'A corporation whose price reaches the top of the market ends the game with its next turn.',
    },
    'reopen-corporations': {
      '': 'A corporation that closes can be founded again, with all its certificates, its tokens and its home.',
    },
  },
  steps: {
    'president-swap': { '': 'A former president chooses between one large and two small certificates.' },
    'issue-redeem': { '': 'Issue shares to the pool, or buy one certificate back' },
    'destination-check': { '': 'Whoever has reached the destination is paid the capital that was held back' },
  },
  abilities: {},
  events: {
    next_capitalization_stage: { 'next.stages': 'corporations started from now on have {next.stages:capital}.' },
    raise_operate_threshold: {
      'next.percents': '{next.percents:percent} of a corporation must now be sold to operate.',
    },
    green_par: {
      'opens.green_par': 'starting price {opens.green_par:zone} opens.',
      '!opens.green_par': 'further starting prices open.',
    },
    brown_par: {
      'opens.brown_par': 'starting price {opens.brown_par:zone} opens.',
      '!opens.brown_par': 'further starting prices open.',
    },
  },
  statuses: {
    blue_zone: { '': 'the closed zone of the stock market opens' },
  },
  attributes: {
    'corporations.tokenFee': { '': 'All its tokens together cost {value:money}, paid when it is started.' },
    'corporations.issuedLater': { '': 'Further certificates can be issued later: {value.shares:percent}.' },
    'zones.requiresStatus': { '': 'closed before phase {value:since}' },
    'zones.endsAfterTurn': { '': 'a corporation that comes here ends the game with its next turn' },
  },
} as const;
