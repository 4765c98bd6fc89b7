/** Meccaniche di azioni, quotazioni e mercato azionario. */
export const shares = {
  mechanics: {
    'two-player-shares': {
      '!players':
        'In due giocatori le azioni sono più rare: quelle invendute al float vanno nel pool, e un’azione del pool esce dal gioco ogni volta che compra qualcuno che non è il presidente.',
      players:
        'In {players:or} giocatori le azioni sono più rare: quelle invendute al float vanno nel pool, e un’azione del pool esce dal gioco ogni volta che compra qualcuno che non è il presidente.',
      presidentPercent:
        'I certificati del presidente sono allora del {presidentPercent}%, e ogni compagnia ha un certificato in meno.',
    },
    'capitalization-stages': {
      '': 'Il modo di raccogliere capitale dipende da quando si avvia la compagnia: {stages:capital}, in quest’ordine.',
      '@capitalization!capitalization':
        'Capitalizzazione a tappe: {stages:capital}. Un evento porta da ognuna alla successiva, e una compagnia tiene quella con cui è nata.',
      '@capitalization escrowAbove':
        'Con il capitale in deposito, le azioni pagano la compagnia finché la sua tesoreria ne ha più del {escrowAbove}%; il denaro delle altre resta trattenuto finché non arriva a destinazione.',
      '@flow:players>corporations': 'azioni della tesoreria, secondo la tappa di capitalizzazione',
      '@flow:bank>corporations': 'capitale trattenuto',
    },
    'operate-threshold': {
      '': 'Quanto di una compagnia deve essere venduto perché operi cresce durante la partita: {percents:percent}.',
      whenSold:
        'Con {whenSold:capital} comincia già all’acquisto che raggiunge la soglia; altrimenti lo si guarda quando viene il suo turno.',
      '@float!floating':
        'Per operare deve essere venduto il {percents:percent}: di più a mano a mano che finiscono i treni.',
    },
    destinations: {
      '#table': '{key} → {value.to:or}',
      '': 'Ogni compagnia ha una destinazione ({table:each}). Quando i binari la collegano alla sede, chiunque li abbia posati, la compagnia incassa il capitale trattenuto.',
    },
    'unvested-shares': {
      '': 'Chi compra un’azione ne tiene almeno una di quella compagnia fino al suo prossimo turno nel round azionario.',
    },
    'false-presidency': {
      '': 'Chi presiede una compagnia appena formata con una sola azione deve comprarne un’altra nel suo prossimo turno di un round azionario.',
    },
    'float-queue': {
      '': 'Le compagnie si avviano una dopo l’altra, in un ordine sorteggiato prima della partita.',
      delay: '{delay.corporation} non è mai tra le prime {delay.places}.',
      '@setup': 'L’ordine in cui si possono avviare le compagnie si sorteggia.',
      '@setup remove': 'Le ultime della coda si tolgono con alcuni numeri di giocatori ({remove}).',
    },
    'par-groups': {
      '': 'Alcuni prezzi iniziali si aprono solo più avanti ({opens:each}).',
      '#opens': '{value:zone}',
    },
    'token-fee': {
      '': 'Quando si avvia, una compagnia paga subito tutte le sue stazioni.',
      '@flow:corporations>bank': 'il prezzo di tutte le stazioni all’avvio',
    },
    'extra-shares-at-par': {
      '': 'Chi avvia una compagnia può comprarne subito fino a {shares} {shares|altro certificato|altri certificati}.',
    },
    'market-price-only': {
      '': 'Non c’è un prezzo iniziale che dura: anche le azioni invendute costano quanto dice il mercato.',
    },
    'last-certificate': {
      '': 'L’ultimo certificato di ogni compagnia vale quanto quello del presidente: si compra per ultimo e si può cambiare in certificati piccoli quando cambia la presidenza.',
    },
    'first-operation-sales': {
      '': 'Le azioni di una compagnia non si vendono per un suo treno prima che abbia operato {operations} {operations|volta|volte}.',
    },
    'dividend-threshold': {
      '': 'Di quanto va a destra la quotazione dipende da tutto quello che si paga, rispetto al prezzo di un’azione ({moves:each}).',
      '#moves': 'almeno {times} × il prezzo: {steps}',
      'compare=share': 'Si confronta quanto riceve un’azione.',
      '@step:dividend':
        'Pagare i dividendi (la quotazione si muove secondo quanto si paga) o trattenere in tesoreria (va a sinistra)',
    },
    'limited-zone': { '': 'Una zona del mercato azionario resta chiusa fino a tardi.' },
    'keep-order': {
      '': 'Le compagnie le cui quotazioni scendono in uno stesso turno mantengono il loro ordine quando finiscono nella stessa casella.',
    },
    'issue-redeem': {
      '': 'Una volta per turno una compagnia vende azioni della tesoreria al pool, o ricompra un certificato.',
      'fromTurn>1': 'Può farlo dal suo turno {fromTurn}.',
      '!movesPrice=false': 'Un’emissione muove la quotazione come una vendita.',
      '@flow:bank>corporations': 'azioni emesse dalle compagnie',
      '@flow:corporations>bank': 'azioni ricomprate dalle compagnie',
    },
    'certificate-limit-by-company-count': {
      '': 'Dopo le fusioni il limite di certificati si ricalcola dal numero di compagnie rimaste ({limits:each}). Se più tardi ne chiude una torna il limite iniziale.',
      '#limits': '{key} giocatori: {value:each}',
      '#value': '{value} con {key}',
      '@float': 'Il limite di certificati cambia dopo le fusioni.',
    },
    'end-after-turn': {
      '': 'Una compagnia la cui quotazione arriva in cima al mercato chiude la partita con il suo turno successivo.',
    },
    'reopen-corporations': {
      '': 'Una compagnia che chiude si può rifondare, con tutti i certificati, le stazioni e la sede.',
    },
  },
  steps: {
    'president-swap': { '': 'L’ex presidente sceglie tra un certificato grande e due piccoli.' },
    'issue-redeem': { '': 'Emettere azioni nel pool, o ricomprare un certificato' },
    'destination-check': { '': 'Chi è arrivato a destinazione incassa il capitale trattenuto' },
  },
  abilities: {},
  events: {
    next_capitalization_stage: { '': 'le compagnie avviate da qui in poi raccolgono capitale nel modo successivo.' },
    raise_operate_threshold: { '': 'di una compagnia deve essere venduto di più perché operi.' },
    green_par: { '': 'si aprono altri prezzi iniziali.' },
    brown_par: { '': 'si aprono altri prezzi iniziali.' },
  },
  statuses: {
    blue_zone: { '': 'si apre la zona chiusa del mercato azionario' },
  },
  attributes: {
    'corporations.tokenFee': { '': 'Tutte le sue stazioni insieme costano {value:money}, da pagare all’avvio.' },
    'corporations.issuedLater': { '': 'Altri certificati si possono emettere più avanti: {value.shares:percent}.' },
    'zones.requiresStatus': { '': 'chiusa finché una fase non la apre' },
    'zones.endsAfterTurn': { '': 'una compagnia che ci arriva chiude la partita con il suo turno successivo' },
  },
} as const;
