/** Meccaniche di prestiti, debiti, bancarotta e nazionalizzazione. */
export const money = {
  mechanics: {
    'company-loans': {
      '': 'Le compagnie prendono prestiti dalla banca: {value:money} l’uno, al massimo uno per turno e mai più delle loro azioni in mano ai giocatori. Ce ne sono {count}.',
      penalty: 'A fine partita ogni prestito toglie {penalty:money} al valore di un 10% della compagnia.',
      '@flow:bank>corporations': 'prestiti',
      '@flow:corporations>bank': 'rimborso dei prestiti',
    },
    'loan-interest': {
      '': 'Una volta per turno una compagnia paga {rate:money} di interesse per prestito: dalla tesoreria, altrimenti dai ricavi, altrimenti paga il presidente.',
      'unit>1': 'La tesoreria paga solo multipli interi di {unit:money}.',
      '@flow:corporations>bank': 'interessi dei prestiti',
      '@flow:players>corporations': 'interessi che una compagnia non può pagare',
    },
    'forced-repayment': {
      '': 'Una compagnia con più prestiti di quanti può averne rimborsa quelli in più alla fine del suo turno, {value:money} l’uno, con l’aiuto del presidente.',
    },
    'cash-crisis': {
      '': 'Un presidente che per la sua compagnia finisce sotto zero deve vendere azioni prima di ogni altra cosa.',
      '@emergency':
        'Il presidente deve anche gli interessi e i prestiti che la compagnia non può pagare; se il suo denaro scende sotto zero vende subito azioni.',
    },
    nationalization: {
      '': 'Un evento chiude i prestiti: ogni compagnia rimborsa i suoi, con l’aiuto del presidente, o confluisce nella compagnia nazionale {national}.',
      sharesForOne: '{sharesForOne} azioni di una compagnia assorbita ne fanno una di {national}.',
      'tokens.limit': 'La compagnia nazionale tiene al massimo {tokens.limit} stazioni.',
      trainsKept: 'Tiene al massimo {trainsKept} treni.',
    },
    'national-railway': {
      '': '{corporation} è la compagnia nazionale: nessuno la avvia, si forma durante la partita.',
      extraTrains: 'Il suo limite di treni è di {extraTrains} più alto di quello delle altre.',
    },
    'soft-bankruptcy': {
      '': 'Una bancarotta costa la compagnia, non la partita: il presidente vende quello che può, la compagnia chiude, e lui continua finché ha azioni.',
      loan: 'Un giocatore senza azioni può prendere {loan:money} dalla banca per restare in gioco.',
      penalty: 'Ognuno di questi prestiti toglie {penalty:money} al suo valore finale.',
      '@flow:bank>players': 'aiuto dopo una bancarotta',
    },
    bonds: {
      '': 'Ogni compagnia può avere un’obbligazione da {value:money}, con {interest:money} di interesse per turno.',
      deduction: 'A fine partita un’obbligazione toglie {deduction:money} al valore di ogni azione.',
      '@flow:bank>corporations': 'obbligazioni',
      '@flow:corporations>bank': 'interessi delle obbligazioni',
    },
  },
  steps: {
    'cash-crisis': { '': 'Un presidente con il denaro sotto zero vende azioni.' },
    'loan-desk': { '': 'Chiedere un prestito o restituirne' },
    'pay-or-merge': { '': 'I prestiti si rimborsano, o le compagnie confluiscono in quella nazionale.' },
    'reduce-tokens': { '': 'La compagnia nazionale rinuncia a delle stazioni.' },
    'national-discard': { '': 'La compagnia nazionale sceglie i suoi treni.' },
    'give-up-corporation': { '': 'Un presidente abbandona una compagnia che non può pagare un treno.' },
    ruin: { '': 'Un giocatore che ha perso l’ultima azione prende denaro dalla banca o esce.' },
    'bond-debt': { '': 'Si regola un’obbligazione che non si può pagare.' },
    'bond-interest': { '': 'Pagare l’interesse dell’obbligazione' },
    bond: { '': 'Emettere o rimborsare un’obbligazione' },
  },
  abilities: {},
  events: {
    nationalization: { '': 'finiscono i prestiti: le compagnie li rimborsano o confluiscono in quella nazionale.' },
    bonds: { '': 'le compagnie possono emettere obbligazioni.' },
  },
  statuses: {
    no_loans: { '': 'basta prestiti' },
  },
  attributes: {},
} as const;
