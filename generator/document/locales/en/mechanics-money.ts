/** Mechanics around loans, debts, bankruptcy and nationalization. */
export const money = {
  mechanics: {
    'corporation-bonds': {
      '': 'Each corporation may have one bond of {value:money}, at {interest:money} interest a turn.',
      deduction: 'At the end of the game an open bond lowers the value of each share by {deduction:money}.',
      'issueMove<0&issueMove': 'Issuing it moves the price to the left, paying it back to the right.',
      event: 'Bonds can be issued from the purchase of {event:purchase} on.',
      '!event': 'Bonds can be issued from the start.',
      'repayMove=0': 'Paying it back does not move the price.',
      '@flow:bank>corporations': 'bonds',
      '@flow:corporations>bank': 'interest on bonds',
    },
    'company-loans': {
      '': 'Corporations borrow from the bank: {value:money} a loan, at most one a turn, at any moment of it, and never more loans than they have shares with players. There are {count}. Loans are paid back at the end of a turn, after the trains; then none is taken any more in that turn.',
      'statuses.no_loans': 'From phase {statuses.no_loans.0} on none is taken.',
      penalty: 'At the end of the game each loan lowers the value of 10% of the corporation by {penalty:money}.',
      '@bank statuses.no_loans': 'Loans, before phase {statuses.no_loans.0}.',
      '@bank !statuses.no_loans': 'Loans.',
      '@flow:bank>corporations': 'loans',
      '@flow:corporations>bank': 'loans paid back',
    },
    'loan-interest': {
      '': 'Once a turn, after its trains have run, a corporation pays {rate:money} interest for each loan: from its treasury, else from its revenue, else from its president.',
      'unit>1': 'The treasury pays whole multiples of {unit:money} only.',
      '@after:route !after': 'Pay {rate:money} interest for each loan',
      '@flow:corporations>bank': 'interest on loans',
      '@flow:players>corporations': 'interest that a corporation cannot pay',
    },
    'forced-repayment': {
      '': 'A corporation with more loans than it may have pays the surplus back at the end of its turn, {value:money} each, with the help of its president.',
      '@after:buy-train after=buy-train': 'Pay back the loans that are too many',
      '@flow:players>corporations': 'loans that a corporation must pay back and cannot',
    },
    'cash-crisis': {
      '': 'A president whose cash falls below zero for his corporation must sell shares before anything else is done.',
      '@emergency':
        'A president also owes interest and loans that the corporation cannot pay; he must sell shares at once if his cash falls below zero.',
    },
    nationalization: {
      'events.nationalization':
        'With the purchase of {events.nationalization:purchase} all loans end: every corporation pays back as many as it can ({loanValue:money} each). For the rest its president pays in cash, or it is taken over by the national corporation {national}.',
      '!events.nationalization':
        'When loans end, every corporation pays back as many as it can ({loanValue:money} each). For the rest its president pays in cash, or it is taken over by the national corporation {national}.',
      national: 'If none is taken over, {national} is never formed.',
      sharesForOne: '{sharesForOne} shares of a corporation taken over become one of {national}.',
      price:
        'The price of {national} is the mean of those of the corporations taken over, at least {price.least:money}.',
      'price.dropLowestAbove': 'With more than {price.dropLowestAbove} of them the lowest price is left out.',
      'tokens.limit': '{national} keeps at most {tokens.limit} tokens.',
      trainsKept: '{national} keeps at most {trainsKept} trains, none that rust.',
      '@setup events.nationalization':
        '{national}, the national corporation, is not there yet: it may be formed with the purchase of {events.nationalization:purchase}.',
      '@float !uses.certificate-limit-by-company-count':
        'The certificate limit is fixed: it is not worked out anew after the nationalization.',
      '@end': 'The forming of {national} does not end the game.',
    },
    'national-railway': {
      '': '{corporation:who} is formed during the game and buys only trains that never rust; until it has owned one, it keeps what it earns and its price stands still.',
      mustBuyAbove: 'It must buy its first such train once it has more than {mustBuyAbove:money}.',
      mustBuyAboveWithRusting:
        'While it owns a train that rusts, more than {mustBuyAboveWithRusting:money} is enough for that.',
      'extraTrains>9': 'At first {corporation} may own any number of trains.',
      'extraTrains<10': '{corporation} may own {extraTrains} {extraTrains|train|trains} more than others.',
      extraTrainsLater:
        'Later {corporation} may own {extraTrainsLater} {extraTrainsLater|train|trains} more than others.',
    },
    'soft-bankruptcy': {
      '@emergency!bankruptcy': 'A president who cannot raise the money gives the corporation up.',
      '': 'A bankruptcy costs the corporation, not the game: its president sells what he may, the corporation closes, and he plays on while he owns shares.',
      loan: 'A player without shares may take {loan:money} from the bank to stay in the game.',
      penalty: 'Each such loan lowers his final value by {penalty:money}.',
      '@flow:bank>players': 'help after a bankruptcy',
    },
  },
  steps: {
    'cash-crisis': { '': 'A president whose cash is below zero sells shares.' },
    'loan-desk': { '': 'Take a loan, at any moment of the turn; pay loans back at its end.' },
    'pay-or-merge': { '': 'Loans are paid back, or corporations are merged into the national one.' },
    'reduce-tokens': { '': 'The national corporation gives tokens up.' },
    'national-discard': { '': 'The national corporation chooses its trains.' },
    'give-up-corporation': { '': 'A president gives up a corporation that cannot pay for a train.' },
    ruin: { '': 'A player who lost his last share takes money from the bank or leaves.' },
    'bond-debt': { '': 'A bond that cannot be paid is settled.' },
    'bond-interest': { '': 'Pay interest on the bond' },
    bond: { '': 'Issue or pay back a bond' },
  },
  abilities: {},
  events: {
    nationalization: { '': 'all loans end: corporations pay them back or are merged into the national one.' },
    bonds: { '': 'corporations may issue bonds.' },
  },
  statuses: {
    no_loans: { '': 'no more loans are taken' },
  },
  attributes: {},
} as const;
