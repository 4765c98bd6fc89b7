/** Mechanics around loans, debts, bankruptcy and nationalization. */
export const money = {
  mechanics: {
    'company-loans': {
      '': 'Corporations borrow from the bank: {value:money} a loan, at most one a turn, and never more loans than they have shares with players. There are {count}.',
      penalty: 'At the end of the game each loan lowers the value of 10% of the corporation by {penalty:money}.',
      '@flow:bank>corporations': 'loans',
      '@flow:corporations>bank': 'loans paid back',
    },
    'loan-interest': {
      '': 'Once a turn a corporation pays {rate:money} interest for each loan: from its treasury, else from its revenue, else from its president.',
      'unit>1': 'The treasury pays whole multiples of {unit:money} only.',
      '@flow:corporations>bank': 'interest on loans',
      '@flow:players>corporations': 'interest that a corporation cannot pay',
    },
    'forced-repayment': {
      '': 'A corporation with more loans than it may have pays the surplus back at the end of its turn, {value:money} each, with the help of its president.',
    },
    'cash-crisis': {
      '': 'A president whose cash falls below zero for his corporation must sell shares before anything else is done.',
      '@emergency':
        'A president also owes interest and loans that the corporation cannot pay; he must sell shares at once if his cash falls below zero.',
    },
    nationalization: {
      '': 'An event ends all loans: every corporation pays its loans back, with the help of its president, or is merged into the national corporation {national}.',
      sharesForOne: '{sharesForOne} shares of a merged corporation become one of {national}.',
      'tokens.limit': 'The national corporation keeps at most {tokens.limit} tokens.',
      trainsKept: 'It keeps at most {trainsKept} trains.',
    },
    'national-railway': {
      '': '{corporation} is the national corporation: nobody starts it, it is formed during the game.',
      extraTrains: 'Its train limit is {extraTrains} higher than that of others.',
    },
    'soft-bankruptcy': {
      '': 'A bankruptcy costs the corporation, not the game: its president sells what he may, the corporation closes, and he plays on while he owns shares.',
      loan: 'A player without shares may take {loan:money} from the bank to stay in the game.',
      penalty: 'Each such loan lowers his final value by {penalty:money}.',
      '@flow:bank>players': 'help after a bankruptcy',
    },
    bonds: {
      '': 'Each corporation may have one bond of {value:money}, at {interest:money} interest a turn.',
      deduction: 'At the end a bond lowers the value of each share by {deduction:money}.',
      '@flow:bank>corporations': 'bonds',
      '@flow:corporations>bank': 'interest on bonds',
    },
  },
  steps: {
    'cash-crisis': { '': 'A president whose cash is below zero sells shares.' },
    'loan-desk': { '': 'Take a loan or pay loans back' },
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
    no_loans: { '': 'no more loans' },
  },
  attributes: {},
} as const;
