/** Regole comuni, round, passi e fine della partita che il nucleo conosce. */
export const rules = {
  policies: {
    capitalization: {
      '@capitalization mode=full':
        'Capitalizzazione piena: nel momento in cui una compagnia fluttua, la banca le paga il prezzo iniziale di tutte le sue azioni, anche di quelle non vendute. Chi compra azioni paga la banca.',
      '@capitalization mode=incremental':
        'Capitalizzazione incrementale: chi compra un’azione dalla tesoreria paga la compagnia, che quando fluttua non riceve altro.',
      '@bank mode=full': 'Offerta iniziale e pool delle azioni.',
      '@bank mode=incremental': 'Pool delle azioni.',
      '@flow:players>bank mode=full': 'certificati dell’offerta iniziale',
      '@flow:players>corporations mode=incremental': 'certificati della tesoreria',
      '@flow:bank>corporations mode=full': 'il prezzo iniziale di tutte le azioni quando una compagnia fluttua',
    },
    floating: { '@float percent': 'Una compagnia fluttua con il {percent}% venduto.' },
    holding: {
      '@players limit<100': 'Al massimo il {limit}% di una compagnia.',
      '@float limit<100': 'Nessuno può possedere più del {limit}% di una compagnia.',
      '@float limit=100': 'Un giocatore può possedere una compagnia intera.',
      '@float poolLimit': 'Il pool tiene al massimo il {poolLimit}% di una compagnia.',
      '@float privatesCount': 'Le private contano per il limite di certificati.',
      '@float !privatesCount': 'Le private non contano per il limite di certificati.',
    },
    sales: {
      '@stock order=sell_buy':
        'In un turno: prima vendere quanto si vuole, poi comprare un certificato. Dopo l’acquisto non si vende più.',
      '@stock order=sell_buy_sell': 'In un turno: vendere, comprare un certificato e vendere di nuovo.',
      '@stock order=sell_buy_or_buy_sell':
        'In un turno: vendere e poi comprare un certificato, oppure comprarne uno e poi vendere.',
      '@float after=first': 'Le azioni si possono vendere dal secondo round azionario.',
      '@float after=operate': 'Le azioni si possono vendere dopo che la loro compagnia ha operato.',
      '@float after=after_sr_floated':
        'Le azioni si possono vendere dopo il round azionario in cui la loro compagnia ha fluttuato.',
      '@float after=p_any_operate':
        'Le azioni si possono vendere dopo che la loro compagnia ha operato; il presidente può sempre vendere.',
      '@float after=full_or_turn':
        'Le azioni si possono vendere dopo un turno operativo completo della loro compagnia.',
      '@emergency after=full_or_turn':
        'Neanche per un treno si vendono azioni di una compagnia prima di un suo turno operativo completo.',
      '@float after=round': 'Le azioni comprate in questo round azionario non si possono vendere nello stesso round.',
      '@float after=any_time': 'Le azioni si possono vendere in qualsiasi momento.',
      '@float inBlocks': 'Le azioni di una compagnia si vendono in blocco: una vendita per compagnia in un turno.',
      '@float presidentToPool':
        'Il certificato del presidente può finire nel pool anche se nessuno può prenderne il posto.',
      '@float zoneEffects~multiplePurchase&multiplePurchaseFrom=anywhere':
        'Dove il mercato permette più certificati in un turno, possono venire anche dall’offerta iniziale.',
      '@flow:bank>players order': 'azioni vendute dai giocatori',
      '@flow:players>bank order': 'certificati del pool',
    },
    priceMovement: {
      '@stock sale=down_share': 'Ogni azione venduta fa scendere la quotazione di una riga.',
      '@stock sale=down_per_10': 'Ogni 10% venduto fa scendere la quotazione di una riga.',
      '@stock sale=down_block': 'Ogni vendita fa scendere la quotazione di una riga, quante che siano le azioni.',
      '@stock sale=left_share': 'Ogni azione venduta sposta la quotazione di una colonna a sinistra.',
      '@stock sale=left_block':
        'Ogni vendita sposta la quotazione di una colonna a sinistra, quante che siano le azioni.',
      '@stock sale=left_share_pres':
        'Ogni azione venduta dal presidente sposta la quotazione di una colonna a sinistra.',
      '@stock sale=left_block_pres': 'Una vendita del presidente sposta la quotazione di una colonna a sinistra.',
      '@stock sale=down_block_pres': 'Una vendita del presidente fa scendere la quotazione di una riga.',
      '@stock sale=left_per_10_if_pres_else_left_one':
        'Una vendita sposta la quotazione di una colonna a sinistra; se vende il presidente, di una colonna ogni 10%.',
      '@stock sale=none': 'Le vendite non muovono la quotazione.',
      '@stock-end soldOut=up':
        'Alla fine del round la quotazione di una compagnia tutta in mano ai giocatori sale di una riga.',
      '@stock-end poolDrop=down_block':
        'Alla fine del round la quotazione di una compagnia con azioni nel pool scende di una riga.',
      '@stock-end poolDrop=down_share':
        'Alla fine del round la quotazione di una compagnia scende di una riga per ogni sua azione nel pool.',
      '@stock-end poolDrop=left_block':
        'Alla fine del round la quotazione di una compagnia con azioni nel pool va di una colonna a sinistra.',
    },
    playerOrder: {
      '@stock-end value=after_last_to_act':
        'Il round azionario successivo comincia dal giocatore dopo l’ultimo che ha comprato o venduto.',
      '@stock-end value=first_to_pass': 'Il round azionario successivo comincia da chi ha passato per primo.',
      '@stock-end value=most_cash': 'Nel round azionario successivo si gioca in ordine di denaro, dal più ricco.',
      '@stock-end value=least_cash': 'Nel round azionario successivo si gioca in ordine di denaro, dal più povero.',
      '@stock-end value=next_clockwise': 'Il primo posto passa al giocatore successivo.',
      '@stock-end value=most_cash_keep_order': 'Il round azionario successivo comincia dal giocatore più ricco.',
    },
    homeToken: {
      '@home when=operate': 'Una compagnia mette la stazione di casa, gratis, alla sua prima operazione.',
      '@home when=operating_round':
        'Le compagnie che hanno fluttuato mettono la stazione di casa, gratis, all’inizio del round operativo.',
      '@home when=par': 'Una compagnia mette la stazione di casa, gratis, quando si fissa il suo prezzo iniziale.',
      '@home when=float': 'Una compagnia mette la stazione di casa, gratis, quando fluttua.',
      '@home reservation=always':
        'Una sede con più città tiene fuori le altre compagnie finché non c’è la sua stazione.',
      '@home reservation=single_slot_cities':
        'Una sede con più città tiene fuori le altre compagnie finché una delle città ha un solo posto.',
    },
    track: {
      '@track restriction=permissive': 'Una tessera deve solo toccare binari raggiunti dalla compagnia.',
      '@track restriction=semi_restrictive':
        'Una tessera deve dare alla compagnia binari nuovi, o cambiare il valore di una città che raggiunge.',
      '@track restriction=restrictive': 'Una tessera deve dare alla compagnia binari nuovi.',
      '@track restriction=city_permissive': 'Una tessera senza città deve dare alla compagnia binari nuovi.',
      '@track restriction=station_restrictive':
        'Una tessera senza città né paesi deve dare alla compagnia binari nuovi.',
      '@track mayRemoveTowns': 'Un upgrade può togliere paesi.',
    },
    trains: {
      '@trains mustBuy=route': 'Una compagnia senza treni che ha un percorso deve comprarne uno.',
      '@trains mustBuy=always': 'Una compagnia senza treni deve comprarne uno.',
      '@trains mustBuy=never': 'Nessuna compagnia è obbligata a comprare un treno.',
      '@trains fromOthers=any':
        'I treni di altre compagnie si comprano a qualsiasi prezzo, d’accordo i due presidenti.',
      '@trains fromOthers=same_president':
        'I treni si possono comprare da altre compagnie dello stesso presidente, a qualsiasi prezzo.',
      '@trains fromOthers=never': 'I treni si comprano solo dalla banca.',
      '@trains discarded=pool': 'I treni oltre il limite vanno nel pool, dove si possono comprare.',
      '@bank discarded=pool': 'Treni nuovi e treni scartati.',
      '@bank discarded=remove': 'Treni nuovi.',
      '@trains discarded=remove': 'I treni oltre il limite escono dal gioco.',
      '@trains discardedDiscount>0': 'I treni scartati costano il {discardedDiscount}% in meno.',
      '@trains onePerType': 'In un turno una compagnia compra dalla banca al massimo un treno di ogni tipo.',
      '@trains obsoleteMayBeBought': 'I treni obsoleti possono ancora cambiare proprietario.',
      '@trains atFaceValue': 'I treni cambiano proprietario solo al prezzo di listino.',
      '@flow:corporations>corporations fromOthers=any': 'treni, a qualsiasi prezzo',
      '@flow:corporations>corporations fromOthers=same_president': 'treni, tra compagnie dello stesso presidente',
    },
    emergency: {
      '@emergency':
        'Se una compagnia deve comprare un treno e non può pagarlo, il presidente aggiunge il denaro che manca.',
      '@emergency maySellShares':
        'Se il denaro del presidente non basta, vende azioni; il limite del pool e le regole sulla presidenza restano in vigore.',
      '@emergency !maySellShares': 'Il presidente non può vendere azioni per questo.',
      '@emergency maySellShares&!maySellMoreThanNeeded': 'Non si vendono più azioni del necessario.',
      '@emergency maySellShares&maySellMoreThanNeeded': 'Si possono vendere più azioni del necessario.',
      '@emergency maySellShares&mayLosePresidency':
        'Con le vendite può perdere la presidenza di altre compagnie, mai di quella che compra.',
      '@emergency maySellShares&!mayLosePresidency':
        'Con le vendite non può perdere la presidenza di nessuna compagnia.',
      '@emergency mustIssueFirst': 'La compagnia deve prima emettere azioni proprie.',
      '@emergency cheapestDepotTrainOnly':
        'Con il denaro del presidente si compra dalla banca solo il treno meno caro.',
      '@emergency !cheapestDepotTrainOnly': 'Con il denaro del presidente si compra dalla banca qualsiasi treno.',
      '@emergency fromOthers=never': 'Il denaro del presidente non paga mai treni di altre compagnie.',
      '@emergency fromOthers=value':
        'Il denaro del presidente può pagare un treno di un’altra compagnia, fino al prezzo di listino.',
      '@emergency fromOthers=always':
        'Il denaro del presidente può pagare un treno di un’altra compagnia, a qualsiasi prezzo.',
      '@flow:players>corporations': 'quanto manca per un treno obbligatorio',
    },
    bankruptcy: {
      '@emergency allowed': 'Il presidente che non trova il denaro va in bancarotta.',
      '@emergency !allowed': 'Nessuno va in bancarotta.',
      '@emergency allowed&endsGameAfter=one': 'La prima bancarotta chiude la partita.',
      '@emergency allowed&endsGameAfter=all_but_one': 'Si continua finché resta un solo giocatore.',
    },
  },
  rounds: {
    auction: { '@name': 'Asta iniziale', '@start': 'Le private si vendono ai giocatori.' },
    stock: { '@name': 'Round azionario', '@end': 'Il round finisce quando tutti passano di fila.' },
    operating: {
      '@name': 'Round operativo',
      '@start privates>0': 'Le private pagano la rendita al proprietario.',
      '@start minors>0': 'Prima operano le minori, poi le compagnie.',
      '@start': 'Ogni compagnia, dalla quotazione più alta alla più bassa:',
    },
  },
  steps: {
    'waterfall-auction': {
      '': 'A turno: comprare la privata meno cara al suo valore, lasciare un’offerta su una più cara (almeno {increment:money} più dell’ultima), oppure passare.',
      mustBeMultiple: 'Le offerte sono multipli di {increment:money} sopra l’offerta minima.',
      '!onlyHighestBidCommitted': 'Tutte le offerte impegnano il denaro di chi le fa.',
      onlyHighestBidCommitted: 'Solo le offerte più alte impegnano il denaro di chi le fa.',
      discount:
        'Se passano tutti, la meno cara scende di {discount:money}; dopo la sua vendita, invece, le private pagano la rendita.',
    },
    'pending-par': { '': 'Chi riceve un certificato del presidente fissa subito il prezzo iniziale.' },
    'discard-train': { '': 'Le compagnie con troppi treni scartano fino al limite.' },
    'trade-shares': {
      '!pars': 'Chi compra un certificato del presidente sceglie il prezzo iniziale e diventa presidente.',
      pars: 'Chi compra un certificato del presidente diventa presidente e sceglie il prezzo iniziale: {pars:or.money}.',
    },
    bankruptcy: { '': 'Il presidente che non può pagare un treno obbligatorio dichiara bancarotta.' },
    'buy-private': { '': 'Comprare private dai giocatori' },
    'home-token': { '': 'Se per la stazione di casa ci sono più città, si sceglie quale.' },
    track: { '': 'Binari: {lays}' },
    token: { '': 'Piazzare una stazione, collegata alle altre, al suo prezzo' },
    route: { '': 'Far correre i treni: ogni percorso tocca una stazione della compagnia e nessun binario due volte' },
    dividend: { '': 'Pagare i dividendi (la quotazione va a destra) o trattenere in tesoreria (va a sinistra)' },
    'buy-train': { '': 'Comprare treni dalla banca o da altre compagnie' },
  },
  endReasons: {
    bankrupt: {
      'endsGameAfter=one': 'Un giocatore va in bancarotta',
      'endsGameAfter!=one': 'Resta un solo giocatore non in bancarotta',
    },
    bank: { '': 'La banca resta senza denaro' },
    stock_market: {
      '!afterTurn': 'Una quotazione arriva in fondo al mercato',
      afterTurn: 'Ha operato una compagnia la cui quotazione è arrivata a {afterTurn:or.money}',
    },
    final_train: { '': 'Si vende l’ultimo treno' },
    final_phase: { '': 'Comincia l’ultima fase' },
    all_closed: { '': 'Tutte le compagnie sono chiuse' },
    fixed_round: { '': 'Finisce l’ultimo di un numero fisso di round' },
  },
  endTimings: {
    immediate: { '': 'la partita finisce subito' },
    current_round: { '': 'si completa il round in corso' },
    current_or: { '': 'si completa il round operativo in corso (o il prossimo)' },
    full_or: { '': 'si completa la serie di round operativi in corso (o la prossima)' },
    one_more_full_or_set: {
      '': 'si completa la serie in corso, poi si giocano ancora un round azionario e una serie di round operativi',
    },
  },
  zones: {
    par: { '': 'prezzi iniziali' },
    noCertificateLimit: { '': 'i certificati non contano per il limite' },
    noHoldingLimit: { '': 'un giocatore può possedere qualsiasi parte della compagnia' },
    multiplePurchase: { '': 'in un turno si possono comprare più certificati' },
    closes: { '': 'la compagnia chiude' },
    endsGame: { '': 'la partita finisce' },
  },
  general: {
    '@setup privates>0': '{privates} {privates|privata|private} e {corporations} compagnie.',
    '@setup privates=0': '{corporations} compagnie.',
    '@setup minors>0': '{minors} {minors|compagnia minore|compagnie minori}.',
    '@players privates>0': 'Denaro, azioni e private.',
    '@players privates=0': 'Denaro e azioni.',
    '@privates': 'Rendita fissa a ogni round operativo.',
    '@privates events.close_companies':
      'Se non è detto altro, chiudono al più tardi all’acquisto {events.close_companies:purchase}.',
    '@private-close events.close_companies':
      'Se non è detto altro, chiudono al più tardi all’acquisto {events.close_companies:purchase}.',
    '@phases': '{phases} fasi: dopo la prima, ognuna comincia con il primo acquisto del suo treno.',
    '@flow capitalization!=incremental':
      'Le azioni nel pool incassano il dividendo per la loro compagnia; quelle non vendute non incassano.',
    '@flow capitalization=incremental':
      'Le azioni in tesoreria incassano il dividendo per la loro compagnia; quelle nel pool non incassano.',
    '@flow:players>bank privates>0': 'private all’inizio',
    '@flow:bank>players privates>0': 'rendite delle private',
    '@flow:bank>players': 'dividendi',
    '@flow:bank>corporations capitalization!=incremental': 'ricavi trattenuti e dividendi delle azioni nel pool',
    '@flow:bank>corporations capitalization=incremental': 'ricavi trattenuti e dividendi delle azioni in tesoreria',
    '@flow:corporations>bank': 'treni, terreno, stazioni',
    '@flow:corporations>players statuses.can_buy_companies': 'private vendute dai giocatori',
  },
} as const;
