/** Meccaniche delle compagnie private. */
export const privates = {
  mechanics: {
    'company-trading': {
      '': 'Nel round azionario le private passano da un giocatore all’altro al prezzo che concordano; vale come acquisto del turno.',
      'fromTurn>1': 'Si comincia dal round azionario {fromTurn}.',
      '@flow:players>players': 'private, a qualsiasi prezzo',
    },
    exchange: {
      '': 'Alcune private si scambiano con un certificato: è gratis, vale il limite di possesso e la privata chiude.',
    },
    'private-deal': {
      '': 'Niente asta: le private si mescolano e se ne dà una a ogni giocatore.',
      'price=value': 'Ognuno paga il valore della sua.',
      '!price': 'Ognuno paga il valore della sua.',
      'price=nothing': 'Non costano niente.',
      '@setup': 'Le private si distribuiscono a caso.',
    },
    'private-track': { '': 'Alcune private posano tessere oltre ai binari ordinari del turno.' },
    'private-token': { '': 'Alcune private piazzano una stazione per la loro compagnia, gratis e senza collegamento.' },
    'share-gift': { '': 'Chi compra per primo alcune private riceve con loro un certificato.' },
    teleport: {
      '': 'Alcune private permettono alla loro compagnia di costruire lontano, senza collegamento, e di piazzarvi una stazione.',
    },
    'teleport-turn': {
      '': 'Una compagnia può chiudere una privata per costruire e piazzare una stazione lontano in quel turno, invece che altrove.',
    },
    'terrain-discount': { '': 'Alcune private fanno costruire a meno.' },
    'bonus-marker': {
      '': 'Una privata può chiudere per segnare un esagono, che poi vale di più per la sua compagnia.',
    },
    'hex-bonus-private': {
      '': 'Una privata può chiudere per segnare un esagono, che poi vale di più per la sua compagnia.',
    },
    'president-private': {
      '': 'Una privata porta con sé il certificato del presidente di una compagnia; non si può vendere.',
    },
    'bonus-rights': {
      '': 'Diritti che aumentano i ricavi: {rights:each}.',
      '#rights': '{description} ({hexes:hex}: +{amount:money})',
      price:
        'La compagnia che compra la privata ha il suo diritto; quando nessun giocatore la possiede più, le altre compagnie possono comprare lo stesso diritto a {price:money}.',
      'supply!=unlimited&supply': 'Di ogni diritto se ne possono comprare {supply}.',
      'supply=unlimited': 'Se ne possono comprare quanti si vuole.',
    },
  },
  steps: {
    exchange: { '': 'Private scambiate con un certificato.' },
    'special-track': { '': 'Tessere posate da private.' },
    'special-token': { '': 'Una stazione dopo una tessera posata lontano da una privata.' },
    teleport: { '': 'Una privata costruisce lontano, e può seguire una stazione.' },
    'teleport-choice': { '': 'La compagnia decide se chiudere una privata per costruire lontano.' },
    'bonus-marker': { '': 'Una privata segna un esagono.' },
    'assign-hex': { '': 'Una privata segna un esagono.' },
    'private-token': { '': 'Una privata piazza una stazione.' },
    'buy-right': { '': 'Si comprano diritti che aumentano i ricavi.' },
  },
  abilities: {
    tile_lay: {
      'hexes&tiles':
        '{ownerType:Owner} può posare una tessera ({tiles:or}) in {hexes:or.hex}, {when:or.when}, senza collegamento.',
      'hexes&!tiles': '{ownerType:Owner} può posare una tessera in {hexes:or.hex}, {when:or.when}, senza collegamento.',
      '!hexes': '{ownerType:Owner} può posare una tessera, {when:or.when}.',
      'count>1': 'Si può fare {count} volte.',
      free: 'Il terreno non si paga.',
      discount: 'Il terreno costa {discount:money} in meno.',
      cost: 'La posa costa {cost:money}.',
      reachable: 'L’esagono deve essere collegato ai binari della compagnia.',
      consumeTileLay: 'Vale come posa ordinaria del turno.',
      '!consumeTileLay': 'Si aggiunge alla posa ordinaria del turno.',
      together: 'Le tessere si posano una dopo l’altra e devono essere collegate.',
      mustLayAll: 'Chi ne posa una deve posare anche le altre.',
      lostWhenBuilt: 'L’abilità si perde se qualcun altro costruisce lì.',
      closesAfterRound: 'La privata chiude alla fine del round in cui si usa.',
    },
    teleport: {
      '': 'Invece dei suoi binari ordinari, la compagnia che la possiede può posare la tessera {tiles:or} in {hexes:or.hex} senza collegamento, e poi piazzarvi gratis la sua prossima stazione.',
      freeTileLay: 'Il terreno non si paga.',
      '!freeTileLay': 'Il terreno si paga come al solito.',
    },
    teleport_turn: {
      '': 'La compagnia che la possiede può chiuderla per costruire e piazzare una stazione in uno di questi esagoni senza collegamento, invece dei binari e della stazione ordinari: {hexes:or.hex}.',
    },
    exchange: {
      '': '{ownerType:Owner} può scambiarla {when:or.when} con un certificato di {corporations:or.who}, {from:or.place}.',
    },
    shares: {
      '': 'Chi la compra per primo riceve subito {shares:share}.',
      closesWithFirstTrain: 'Chiude quando quella compagnia compra il suo primo treno.',
    },
    tile_discount: {
      '!hexes': 'Il proprietario paga {discount:money} in meno dove il terreno è {terrain:term}.',
      hexes: 'Il proprietario paga {discount:money} in meno per {terrain:term} in {hexes:hex}.',
      mixed: 'Vale anche dove c’è altro terreno.',
    },
    terrain_discount: {
      'divisor=2': '{ownerType:Owner} paga metà del terreno dove aggiunge binari a scartamento {gauges:gauge}.',
      'divisor!=2':
        '{ownerType:Owner} paga il terreno diviso per {divisor} dove aggiunge binari a scartamento {gauges:gauge}.',
    },
    bonus_marker: {
      '': 'La compagnia che la possiede può chiuderla per segnare uno di questi esagoni: {hexes:or.hex}. Da allora i percorsi di quella compagnia che ci passano incassano {amount:money} in più.',
    },
    assign_hexes: {
      '': 'La compagnia che la possiede può segnare uno di questi esagoni, {when:or.when}: {hexes:or.hex}. La privata chiude, e i percorsi della compagnia che ci passano incassano {amount:money} in più.',
    },
    private_token: {
      '': 'La compagnia che la possiede può piazzare la sua prossima stazione in {hexes:or.hex}, gratis e senza collegamento.',
      closesAfterRound: 'La privata chiude alla fine del round in cui si usa.',
    },
  },
  events: {
    remove_hex_bonuses: { '': 'si tolgono i segnalini delle private che aumentano i ricavi.' },
  },
  statuses: {
    can_buy_companies_from_other_players: { '': 'i giocatori possono comprarsi private a vicenda' },
  },
  attributes: {
    'privates.closesAfterRound': {
      '': 'Chiude alla fine del round in cui ha posato una tessera o piazzato una stazione.',
    },
    'privates.laysOnlyBeforeOthers': { '': 'L’abilità di posare si perde se qualcun altro costruisce lì.' },
  },
} as const;
