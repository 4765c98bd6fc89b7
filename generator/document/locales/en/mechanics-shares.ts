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
      '@capitalization!capitalization':
        'Capitalization comes in stages: {stages:capital}. An event leads from each to the next, and a corporation keeps the one it started with.',
      '@capitalization escrowAbove':
        'With capital held back, shares pay the corporation while its treasury holds more than {escrowAbove}%; the money of the others is kept until its destination is reached.',
      '@flow:players>corporations': 'shares of the treasury, by the stage of capitalization',
      '@flow:bank>corporations': 'capital that was held back',
    },
    'operate-threshold': {
      '': 'How much of a corporation must be sold before it operates rises during the game: {percents:percent}.',
      whenSold:
        'With {whenSold:capital} it begins at the very purchase that sells enough; otherwise the question is asked when its turn comes.',
      '@float!floating': 'To operate, {percents:percent} must have been sold, rising as the trains are sold out.',
    },
    destinations: {
      '#table': '{key} → {value.to:or}',
      '': 'Every corporation has a destination ({table:each}). Once track joins its home to it, whoever built it, the corporation is paid the capital that was held back.',
    },
    'unvested-shares': {
      '': 'Whoever buys a share keeps at least one share of that corporation until his next turn of the stock round.',
    },
    'false-presidency': {
      '': 'Whoever presides a newly formed corporation with a single share must buy another at his next turn of a stock round.',
    },
    'float-queue': {
      '': 'Corporations are started one after the other, in an order that is dealt before the game.',
      delay: '{delay.corporation} is never among the first {delay.places}.',
      '@setup': 'The order in which corporations can be started is dealt at random.',
      '@setup remove': 'The last ones of the queue are removed with some numbers of players ({remove}).',
    },
    'par-groups': {
      '': 'Some starting prices open only later ({opens:each}).',
      '#opens': '{value:zone}',
    },
    'token-fee': {
      '': 'When a corporation is started it pays for all its tokens at once.',
      '@flow:corporations>bank': 'a fee for all tokens at the start',
    },
    'extra-shares-at-par': {
      '': 'Whoever starts a corporation may at once buy up to {shares} further {shares|certificate|certificates} of it.',
    },
    'market-price-only': { '': 'There is no lasting par price: unsold shares, too, cost what the market says.' },
    'last-certificate': {
      '': "The last certificate of each corporation is as large as the president's: it is the last to be bought and can be changed into small ones when the presidency changes.",
    },
    'first-operation-sales': {
      '': 'Shares of a corporation cannot be sold for a train of its own before it has operated {operations} {operations|time|times}.',
    },
    'dividend-threshold': {
      '': 'How far to the right the price moves depends on all that is paid out, compared with the price of a share ({moves:each}).',
      '#moves': 'at least {times} × the price: {steps}',
      'compare=share': 'What one share receives is compared.',
      '@step:dividend':
        'Pay the revenue to the shareholders (the price moves by what is paid), or keep it in the treasury (price one column left)',
    },
    'limited-zone': { '': 'A zone of the stock market is closed until late in the game.' },
    'keep-order': { '': 'Corporations whose prices fall in one turn keep their order where their markers meet.' },
    'issue-redeem': {
      '': 'Once in its turn a corporation sells shares of its treasury to the pool, or buys one certificate back.',
      'fromTurn>1': 'It may from its turn {fromTurn} on.',
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
    next_capitalization_stage: { '': 'corporations started from now on raise money in the next way.' },
    raise_operate_threshold: { '': 'more must be sold of a corporation before it operates.' },
    green_par: { '': 'further starting prices are open.' },
    brown_par: { '': 'further starting prices are open.' },
  },
  statuses: {
    blue_zone: { '': 'the closed zone of the stock market opens' },
  },
  attributes: {
    'corporations.tokenFee': { '': 'All its tokens together cost {value:money}, paid when it is started.' },
    'corporations.issuedLater': { '': 'Further certificates can be issued later: {value.shares:percent}.' },
    'zones.requiresStatus': { '': 'closed until a phase opens it' },
    'zones.endsAfterTurn': { '': 'a corporation that comes here ends the game with its next turn' },
  },
} as const;
