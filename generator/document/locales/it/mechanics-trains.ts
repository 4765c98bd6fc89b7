/** Meccaniche di treni, binari e percorsi. */
export const trains = {
  mechanics: {
    'train-trade-in': { '': 'Permutando un treno vecchio alcuni treni nuovi costano meno.' },
    'train-export': {
      '!trains':
        'Alla fine di ogni serie di round operativi il prossimo treno della banca esce dal gioco, come se fosse stato comprato.',
      trains:
        'Alla fine di ogni serie di round operativi il prossimo treno della banca esce dal gioco, come se fosse stato comprato, se è un {trains:or}.',
    },
    'port-bonus': {
      '': 'I porti ({group:group}) da soli non pagano: un percorso che finisce in un porto ne incassa il valore una volta per ogni sua città con una stazione della compagnia.',
      minimumStops: 'Un tale percorso ha almeno {minimumStops} fermate.',
    },
    'ports-per-token': {
      '': 'I porti da soli non pagano: un percorso che finisce in un porto ne incassa il valore una volta per ogni sua città con una stazione della compagnia.',
      otherStops: 'Un tale percorso ha almeno altre {otherStops} fermate.',
    },
    ports: { '': 'Un percorso che tocca un porto ({hexes:or}) ha almeno {stops} fermate.' },
    gauges: {
      '': 'I binari hanno uno scartamento: una tessera deve incontrare binari dello stesso, e un treno lo cambia solo in una fermata.',
      joker: 'I binari a scartamento {joker:gauge} si collegano a tutti.',
    },
    'hex-edge-trains': {
      '@distance': '{count} {count|confine|confini} di esagono',
      '': 'Un treno conta i confini tra esagoni che attraversa, non le fermate.',
      weights: 'Secondo lo scartamento, un confine conta: {weights:each}.',
      '#weights': '{key:gauge} {value}',
      joker: 'I binari a scartamento {joker:gauge} contano come gli altri tra le stesse due fermate.',
      '!joker&weights.dual': 'I binari a scartamento duale contano come gli altri tra le stesse due fermate.',
      '@trains': 'Quanto lontano corre un treno si conta in confini tra esagoni, non in fermate.',
    },
    'terrain-by-gauge': {
      '': 'Il terreno si paga a ogni posa e a ogni upgrade, e il costo dipende dallo scartamento dei binari aggiunti: {added:each}.',
      '#added divisor=1': '{gauge:gauge} per intero',
      '#added': '{gauge:gauge} diviso per {divisor}',
    },
    'value-by-phase': {
      'marked.revenueByPhase':
        'Il valore di questi luoghi dipende dalla fase, non dal colore delle tessere: {marked.revenueByPhase:hex}.',
      '!marked.revenueByPhase': 'Il valore di alcuni luoghi dipende dalla fase, non dal colore delle tessere.',
    },
    'town-changes': {
      '': 'Nelle ultime fasi i paesi possono diventare città o sparire: {changes:each}.',
      '#changes': '{key} → {value:or}',
    },
    'chosen-home': {
      '': '{corporation:who} non ha una sede fissa: quando fluttua sceglie tra {hexes:hex}.',
      '@home-of': 'a scelta tra {hexes:hex}',
    },
    'city-disaster': {
      '': 'All’acquisto {event:purchase} è distrutta la città di {hex:hex}: le sue stazioni sono perse per sempre e torna la tessera stampata.',
      closes: '{closes:who} chiude se la sua unica stazione era lì.',
    },
    'borrow-train': {
      '': '{corporation}, finché non ha un treno che non arrugginisce, corre con un treno della banca ({types:or}) e lo restituisce.',
    },
    'station-trading': {
      '': 'Una compagnia può comprare la stazione di un’altra che i suoi binari raggiungono, e ci mette un suo segnalino.',
      '@flow:corporations>corporations': 'stazioni',
    },
    licences: {
      '': 'I treni {train} si vendono solo alle compagnie che hanno comprato una licenza ({name}).',
      event: 'Le licenze si vendono dall’acquisto {event:purchase} in poi.',
      prices: 'Una licenza costa: {prices:each}.',
      '#prices': '{value.first:money} la prima e {value.later:money} le altre dalla fase {key}',
      doubled: '{doubled:hex} contano doppio per questi treni.',
    },
  },
  steps: {
    'borrow-train': { '': 'Una compagnia nazionale senza treni ne prende uno in prestito.' },
    'buy-station': { '': 'Comprare la stazione di un’altra compagnia' },
    'buy-licence': { '': 'Comprare una licenza per treni speciali' },
  },
  abilities: {},
  events: {
    earthquake: { hex: 'un terremoto distrugge {hex:hex}.', '!hex': 'un terremoto distrugge una città.' },
    e_tokens: { '': 'si possono comprare licenze per treni speciali.' },
  },
  statuses: {
    upgradeable_towns: { '': 'i paesi possono diventare città o sparire' },
  },
  attributes: {
    'trains.tradeIn': {
      '': 'Costa meno permutando un treno: {value:grouped}.',
      '#value': '{value:money} in meno per un {keys:or}',
    },
    'trains.edgeWeights': {
      '': 'Un confine tra esagoni conta, secondo lo scartamento: {value:each}.',
      '#value': '{key:gauge} {value}',
    },
    'stops.revenueByPhase': { '': 'valore secondo la fase' },
  },
} as const;
