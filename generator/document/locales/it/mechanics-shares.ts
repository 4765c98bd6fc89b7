/** Meccaniche di azioni, quotazioni e mercato azionario. */
export const shares = {
  mechanics: {
    'two-player-shares': {
      '!players':
        'In due giocatori le azioni sono più rare: quelle invendute quando una compagnia fluttua vanno nel pool, e un’azione del pool esce dal gioco ogni volta che compra qualcuno che non è il presidente.',
      players:
        'In {players:or} giocatori le azioni sono più rare: quelle invendute quando una compagnia fluttua vanno nel pool, e un’azione del pool esce dal gioco ogni volta che compra qualcuno che non è il presidente.',
      presidentPercent:
        'I certificati del presidente sono allora del {presidentPercent}%, e ogni compagnia ha un certificato in meno.',
    },
    'capitalization-stages': {
      '': 'Il modo di raccogliere capitale dipende da quando si avvia la compagnia: {stages:capital}, in quest’ordine.',
      'events.next_capitalization_stage':
        'Si passa al modo successivo all’acquisto {events.next_capitalization_stage:purchase}.',
      '@capitalization!capitalization':
        'Capitalizzazione a tappe: {stages:capital}. Una compagnia tiene quella con cui è nata.',
      '@capitalization!capitalization events.next_capitalization_stage':
        'Si passa alla tappa successiva all’acquisto {events.next_capitalization_stage:purchase}.',
      '@capitalization!capitalization escrowAbove':
        'Con il capitale in deposito, le azioni pagano la compagnia finché la sua tesoreria ne ha più del {escrowAbove}%; il denaro delle altre resta trattenuto finché non arriva a destinazione.',
      '@capitalization!capitalization stages~incremental':
        'Con la capitalizzazione incrementale ogni azione comprata dalla tesoreria paga la compagnia.',
      '@capitalization!capitalization stages~full':
        'Con la capitalizzazione piena le azioni pagano la banca, che versa il prezzo iniziale di tutte quando ne è venduto abbastanza.',
      '@bank': 'Pool delle azioni.',
      '@flow:players>corporations': 'azioni della tesoreria, secondo la tappa di capitalizzazione',
      '@flow:players>bank': 'azioni che non pagano la compagnia, secondo la tappa di capitalizzazione',
      '@flow:bank>corporations stages~escrow': 'capitale trattenuto',
      '@flow:bank>corporations stages~full': 'il prezzo iniziale di tutte le azioni, nell’ultima tappa',
    },
    'operate-threshold': {
      'percents.1&events.raise_operate_threshold':
        'Quanto di una compagnia deve essere venduto perché operi cresce all’acquisto {events.raise_operate_threshold:purchase}: {percents:percent}.',
      'percents.1&!events.raise_operate_threshold':
        'Quanto di una compagnia deve essere venduto perché operi cresce durante la partita: {percents:percent}.',
      '!percents.1': 'Una compagnia opera con il {percents:percent} venduto.',
      whenSold:
        'Con {whenSold:capital} comincia già all’acquisto che raggiunge la soglia; altrimenti si controlla quando viene il suo turno.',
      '@float!floating percents.1':
        'Una compagnia opera già con il {percents.0:percent} venduto; la soglia cresce durante la partita: {percents:percent}.',
      '@float!floating !percents.1': 'Una compagnia opera con il {percents:percent} venduto.',
    },
    destinations: {
      '#table': '{key} → {value.to:or.hex}',
      '': 'Ogni compagnia ha una destinazione ({table:each}). Quando i binari la collegano alla sede, chiunque li abbia posati, la compagnia incassa il capitale trattenuto.',
      afterwards: 'Se l’ha raggiunta prima di nascere comincia con {afterwards:capital}.',
      '@setup': 'Ogni compagnia ha una destinazione da raggiungere.',
    },
    'unvested-shares': {
      '': 'Chi compra un’azione ne tiene almeno una di quella compagnia fino al suo prossimo turno nel round azionario.',
    },
    'false-presidency': {
      '': 'Chi presiede una compagnia appena formata con una sola azione deve comprarne un’altra nel suo prossimo turno di un round azionario, prima di ogni altra cosa.',
      '@end': 'Un presidente deve completare una compagnia appena formata e non può: la partita finisce subito.',
    },
    'float-queue': {
      '': 'Le compagnie si avviano una dopo l’altra, in un ordine sorteggiato prima della partita: si può avviare solo la prossima della coda.',
      delay: '{delay.corporation:who} non è mai tra le prime {delay.places}.',
      '@setup': 'L’ordine in cui si possono avviare le compagnie si sorteggia.',
      '@setup remove': 'Le ultime della coda restano fuori dalla partita: {remove:each}.',
      '#remove': '{value} con {key} giocatori',
    },
    'par-groups': {
      '': 'Alcuni prezzi iniziali si aprono solo più avanti ({opens:each}).',
      '#opens': '{value:zone} all’acquisto {key:purchase}',
      '@zone openedBy': 'aperti dall’acquisto {openedBy:purchase}',
    },
    'token-fee': {
      '': 'Quando si avvia, una compagnia paga subito tutte le sue stazioni.',
      '@flow:corporations>bank': 'il prezzo di tutte le stazioni all’avvio',
    },
    'extra-shares-at-par': {
      '': 'Chi avvia una compagnia può comprarne subito fino a {shares} {shares|altro certificato|altri certificati}.',
      '@capitalization':
        'Chi avvia una compagnia può comprarne subito fino a {shares} {shares|altro certificato|altri certificati}: anche questo denaro va in tesoreria.',
    },
    'market-price-only': {
      '': 'Non c’è un prezzo iniziale che dura: anche le azioni invendute costano quanto dice il mercato.',
      '@capitalization':
        'Non c’è un prezzo iniziale che dura: anche le azioni invendute costano quanto dice il mercato.',
    },
    'last-certificate': {
      '': 'L’ultimo certificato di ogni compagnia vale quanto quello del presidente: si compra per ultimo e si può cambiare in certificati piccoli quando cambia la presidenza.',
    },
    'first-operation-sales': {
      '': 'Le azioni di una compagnia non si vendono per un suo treno prima che abbia operato {operations} {operations|volta|volte}.',
    },
    'dividend-threshold': {
      '': 'Quando una compagnia paga i dividendi, di quanto va a destra la quotazione dipende dal totale pagato, rispetto al prezzo di un’azione: {moves:each}.',
      '#moves times=0&steps=0': 'resta ferma se è meno',
      '#moves times=1': '{steps} {steps|casella|caselle} se è almeno pari al prezzo',
      '#moves': '{steps} {steps|casella|caselle} se è almeno {times} volte il prezzo',
      'compare=share': 'Si confronta quanto riceve un’azione.',
      '@step:dividend':
        'Pagare i dividendi (la quotazione si muove secondo quanto si paga) o trattenere in tesoreria (va a sinistra)',
    },
    'limited-zone': {
      'statuses.blue_zone': 'Una zona del mercato azionario si apre solo nella fase {statuses.blue_zone.0}.',
      '!statuses.blue_zone': 'Una zona del mercato azionario resta chiusa fino a tardi.',
    },
    'keep-order': {
      '': 'Le compagnie le cui quotazioni scendono in uno stesso turno mantengono il loro ordine quando finiscono nella stessa casella.',
    },
    'issue-redeem': {
      '': 'Una volta per turno una compagnia vende azioni della tesoreria al pool, o ricompra un certificato.',
      'fromTurn>1': 'Può farlo dal suo turno {fromTurn}.',
      '@capitalization fromTurn>1': 'Dal suo turno {fromTurn} può anche emettere nel pool azioni della tesoreria.',
      '@capitalization !fromTurn': 'Può anche emettere nel pool azioni della tesoreria.',
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
    next_capitalization_stage: { 'next.stages': 'le compagnie che nascono da qui in poi hanno {next.stages:capital}.' },
    raise_operate_threshold: { 'next.percents': 'per operare serve ora il {next.percents:percent} venduto.' },
    green_par: {
      'opens.green_par': 'si apre il prezzo iniziale {opens.green_par:zone}.',
      '!opens.green_par': 'si aprono altri prezzi iniziali.',
    },
    brown_par: {
      'opens.brown_par': 'si apre il prezzo iniziale {opens.brown_par:zone}.',
      '!opens.brown_par': 'si aprono altri prezzi iniziali.',
    },
  },
  statuses: {
    blue_zone: { '': 'si apre la zona chiusa del mercato azionario' },
  },
  attributes: {
    'corporations.tokenFee': { '': 'Tutte le sue stazioni insieme costano {value:money}, da pagare all’avvio.' },
    'corporations.issuedLater': { '': 'Altri certificati si possono emettere più avanti: {value.shares:percent}.' },
    'zones.requiresStatus': { '': 'chiusa prima della fase {value:since}' },
    'zones.endsAfterTurn': { '': 'una compagnia che ci arriva chiude la partita con il suo turno successivo' },
  },
} as const;
