/** Meccaniche di prestiti, debiti, bancarotta e nazionalizzazione. */
export const money = {
  mechanics: {
    'corporation-bonds': {
      '': 'Ogni compagnia può avere un’obbligazione da {value:money}, con {interest:money} di interesse per turno.',
      deduction: 'A fine partita un’obbligazione aperta toglie {deduction:money} al valore di ogni azione.',
      'issueMove<0&issueMove': 'Emetterla sposta la quotazione a sinistra, rimborsarla a destra.',
      event: 'Le obbligazioni si possono emettere dall’acquisto {event:purchase} in poi.',
      '!event': 'Le obbligazioni si possono emettere dall’inizio.',
      'repayMove=0': 'Rimborsarla non muove la quotazione.',
      '@flow:bank>corporations': 'obbligazioni',
      '@flow:corporations>bank': 'interessi delle obbligazioni',
    },
    'company-loans': {
      '': 'Le compagnie prendono prestiti dalla banca: {value:money} l’uno, al massimo uno per turno, in qualsiasi momento del turno, e mai più delle loro azioni in mano ai giocatori. Ce ne sono {count}. Si rimborsano alla fine del turno, dopo i treni; poi in quel turno non se ne chiedono più.',
      'statuses.no_loans': 'Dalla fase {statuses.no_loans.0} non se ne chiedono più.',
      penalty: 'A fine partita ogni prestito toglie {penalty:money} al valore di un 10% della compagnia.',
      '@bank statuses.no_loans': 'Prestiti, prima della fase {statuses.no_loans.0}.',
      '@bank !statuses.no_loans': 'Prestiti.',
      '@flow:bank>corporations': 'prestiti',
      '@flow:corporations>bank': 'rimborso dei prestiti',
    },
    'loan-interest': {
      '': 'Una volta per turno, dopo aver fatto correre i treni, una compagnia paga {rate:money} di interesse per prestito: dalla tesoreria, altrimenti dai ricavi, altrimenti paga il presidente.',
      'unit>1': 'La tesoreria paga solo multipli interi di {unit:money}.',
      '@after:route !after': 'Pagare gli interessi: {rate:money} per prestito',
      '@flow:corporations>bank': 'interessi dei prestiti',
      '@flow:players>corporations': 'interessi che una compagnia non può pagare',
    },
    'forced-repayment': {
      '': 'Una compagnia con più prestiti di quanti può averne rimborsa quelli in più alla fine del suo turno, {value:money} l’uno, con l’aiuto del presidente.',
      '@after:buy-train after=buy-train': 'Rimborsare i prestiti in più',
      '@flow:players>corporations': 'prestiti che una compagnia deve rimborsare e non può',
    },
    'cash-crisis': {
      '': 'Un presidente che per la sua compagnia finisce sotto zero deve vendere azioni prima di ogni altra cosa.',
      '@emergency':
        'Il presidente deve anche gli interessi e i prestiti che la compagnia non può pagare; se il suo denaro scende sotto zero vende subito azioni.',
    },
    nationalization: {
      'events.nationalization':
        'All’acquisto {events.nationalization:purchase} i prestiti finiscono: ogni compagnia rimborsa tutti quelli che può ({loanValue:money} l’uno). Per gli altri paga il presidente in contanti, oppure la compagnia confluisce in quella nazionale, {national}.',
      '!events.nationalization':
        'Quando finiscono i prestiti ogni compagnia rimborsa tutti quelli che può ({loanValue:money} l’uno). Per gli altri paga il presidente in contanti, oppure la compagnia confluisce in quella nazionale, {national}.',
      national: 'Se non ne confluisce nessuna, {national} non nasce.',
      sharesForOne: '{sharesForOne} azioni di una compagnia assorbita ne fanno una di {national}.',
      price: 'La quotazione di {national} è la media di quelle delle compagnie assorbite, almeno {price.least:money}.',
      'price.dropLowestAbove': 'Se sono più di {price.dropLowestAbove} non si conta la più bassa.',
      'tokens.limit': '{national} tiene al massimo {tokens.limit} stazioni.',
      trainsKept: '{national} tiene al massimo {trainsKept} treni, nessuno che arrugginisce.',
      '@setup events.nationalization':
        '{national}, la compagnia nazionale, non c’è ancora: può nascere all’acquisto {events.nationalization:purchase}.',
      '@float !uses.certificate-limit-by-company-count':
        'Il limite di certificati è fisso: non si ricalcola dopo la nazionalizzazione.',
      '@end': 'La nascita di {national} non chiude la partita.',
    },
    'national-railway': {
      '': '{corporation:who} si forma durante la partita e compra solo treni che non arrugginiscono; finché non ne ha avuto uno trattiene tutto e la sua quotazione non si muove.',
      mustBuyAbove: 'Deve comprarne il primo quando ha più di {mustBuyAbove:money}.',
      mustBuyAboveWithRusting:
        'Finché ha un treno che arrugginisce, per questo bastano più di {mustBuyAboveWithRusting:money}.',
      'extraTrains>9': 'All’inizio {corporation} può avere quanti treni vuole.',
      'extraTrains<10': '{corporation} può avere {extraTrains} {extraTrains|treno|treni} più delle altre.',
      extraTrainsLater:
        'Più avanti {corporation} può avere {extraTrainsLater} {extraTrainsLater|treno|treni} più delle altre.',
    },
    'soft-bankruptcy': {
      '@emergency!bankruptcy': 'Il presidente che non trova il denaro abbandona la compagnia.',
      '': 'Una bancarotta costa la compagnia, non la partita: il presidente vende quello che può, la compagnia chiude, e lui continua finché ha azioni.',
      loan: 'Un giocatore senza azioni può prendere {loan:money} dalla banca per restare in gioco.',
      penalty: 'Ognuno di questi prestiti toglie {penalty:money} al suo valore finale.',
      '@flow:bank>players': 'aiuto dopo una bancarotta',
    },
  },
  steps: {
    'cash-crisis': { '': 'Un presidente con il denaro sotto zero vende azioni.' },
    'loan-desk': { '': 'Si chiede un prestito, in qualsiasi momento del turno; i prestiti si rimborsano alla fine.' },
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
    no_loans: { '': 'non si chiedono più prestiti' },
  },
  attributes: {},
} as const;
