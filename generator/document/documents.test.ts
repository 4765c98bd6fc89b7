import { describe, expect, it } from 'vitest';

import type { TitleDefinition } from '../../runtime/kernel/title.ts';
import { loadTitle } from '../resolve/load-title.ts';
import { translateTitle } from '../resolve/translate.ts';
import { builtInTitles, titlesIn } from '../source/find-title.ts';
import { picturesOf, summaryDocument } from './documents.ts';
import { locales } from './locales/index.ts';
import { summaryOf } from './summary/summary.ts';

const titleOf = (id: string): TitleDefinition => {
  const { title } = loadTitle(id);
  if (title === undefined) throw new Error(`${id} does not load`);
  return title;
};

const sound = titlesIn(builtInTitles()).flatMap((id) => {
  const { title, withVariants } = loadTitle(id);
  return title === undefined || withVariants === undefined
    ? []
    : [[id, { title, withVariant: (variant: string) => withVariants([variant]).title }] as const];
});

describe.each(sound)('the page of %s', (_, input) => {
  it.each(locales)('reads without gaps in %s', (locale) => {
    const page = summaryDocument(input, 'md', locale);
    for (const gap of ['undefined', 'NaN', '[object', '{', '}', ' .', ' ,', '()']) expect(page).not.toContain(gap);
    expect(page).not.toMatch(/[^|\s] {2}/);
    expect(page.split('\n').filter((line) => /^(-|\d+\.)\s*$/.test(line))).toEqual([]);
  });

  it('is one HTML file: pictures inside, nothing fetched from elsewhere', () => {
    const html = summaryDocument(input, 'html', 'en');
    expect(html.match(/<svg /g)).toHaveLength(3);
    expect(html.replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch(/(src|href)="(?!#)/);
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, target] of html.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target);
  });

  it('has the same sections in every language', () => {
    const sections = locales.map((locale) => summaryOf(input, locale).sections.map(({ id }) => id));
    for (const other of sections) expect(other).toEqual(sections[0]);
  });

  it('has pictures that are whole', () => {
    for (const svg of Object.values(picturesOf(input.title, 'it'))) {
      expect(svg).toMatch(/^<svg .*<\/svg>$/s);
      expect(svg).not.toMatch(/NaN|undefined/);
      const opened = svg.match(/<[a-z]+[^>]*[^/]>/g)?.length ?? 0;
      expect(svg.match(/<\/[a-z]+>/g)).toHaveLength(opened);
    }
  });
});

describe('the page of 1830', () => {
  const input = sound.find(([id]) => id === '1830')?.[1] ?? { title: titleOf('1830') };

  it('has its sections in the order of hobbyists’ pages', () => {
    expect(summaryOf(input, 'en').sections.map(({ id }) => id)).toEqual([
      'howItPlays',
      'elements',
      'moneyFlow',
      'phases',
      'trains',
      'capitalization',
      'float',
      'cash',
      'gameEnd',
      'privates',
      'corporations',
      'mechanics',
      'emergency',
      'variants',
      'examples',
    ]);
  });

  // From the rules of 1830: figures and powers as its rule book gives them.
  it.each([
    'A corporation floats once 60% of it has been sold.',
    'The bank runs out of money: the set of operating rounds in progress (or the next one) is finished.',
    '| 4 | $300 | 4 | 4 stops | with the first D |  |',
    '| D | $1,100 | unlimited | any number of stops | never | On sale from phase 6. Cheaper for a train handed in: $300 less for a 4, 5 or 6. |',
    '| 5 | $480 | 13 |',
    'Par prices: $67, $71, $76, $82, $90 and $100.',
    "Its first buyer receives the president's certificate of Baltimore & Ohio Railroad (B&O) at once.",
    'Its first buyer receives a 10% certificate of Pennsylvania Railroad (PRR) at once.',
    'A player who owns it may exchange it at any time for a certificate of New York Central Railroad (NYC) from the initial offering or the pool.',
    '| New York, New Haven & Hartford Railroad (NYNH) | New York & Newark (G19), city 1 | free, $40 |  |',
    '93 hexes',
  ])('says: %s', (sentence) => {
    expect(summaryDocument(input, 'md', 'en')).toContain(sentence);
  });

  it.each([
    'Una compagnia fluttua con il 60% venduto.',
    'Capitalizzazione piena',
    '| D | $1.100 | senza limite |',
    'arrugginiscono i treni 2',
  ])('dice: %s', (sentence) => {
    expect(summaryDocument(input, 'md', 'it')).toContain(sentence);
  });

  it('lists the steps of an operating turn in order', () => {
    const [, operating = ''] = summaryDocument(input, 'md', 'en').split('### Operating round');
    const places = ['Lay track', 'station token', 'Run trains', 'Pay the revenue', 'Buy trains', 'Buy private'].map(
      (word) => operating.indexOf(word),
    );
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
  });

  it('is the same data in JSON', () => {
    expect(JSON.parse(summaryDocument(input, 'json', 'en'))).toEqual(summaryOf(input, 'en'));
  });
});

// Statements of the two pages that hobbyists wrote, as the rules documents (1836Jr56.md, 1849.md) correct them.
describe('what hobbyists say of a title is on its page', () => {
  /** With plain spaces in amounts. */
  const page = (id: string): string => {
    const title = translateTitle(titleOf(id), loadTitle(id).translations.get('it'));
    return summaryDocument({ title }, 'md', 'it').replaceAll('\u00a0', ' ');
  };
  const jr56 = page('1836Jr56');
  const sicily = page('1849');

  it.each([
    '4 private e 6 compagnie.',
    '(in tutto 900 F)',
    'MESS, la compagnia nazionale, non c’è ancora: può nascere all’acquisto del primo treno 6.',
    'sceglie il prezzo iniziale: 65 F, 70 F, 75 F, 80 F, 90 F o 100 F.',
    '5. Pagare gli interessi: 10 F per prestito',
    'Si passa alla tappa successiva all’acquisto del 3° treno 4 e del 2° treno 5.',
    'Una compagnia opera già con il 20% venduto',
    '| 2 | 100 F | 5 | 2 fermate | con il primo 4 | All’acquisto del 5°: per operare serve ora il 30% venduto. |',
    'All’acquisto del 2°: le compagnie che nascono da qui in poi hanno capitalizzazione piena.',
    '350 F in meno per un 4, 5 o 6',
    'Limite di certificati secondo il numero di giocatori: 2: 20; 3: 13; 4: 10.',
    'La banca ha 6.000 F con qualsiasi numero di giocatori',
    'chiudono al più tardi all’acquisto del primo treno 5.',
    'B → Maastricht e Liegi (H10)',
    'Ambientazione: Paesi Bassi, Belgio e Lussemburgo.',
    'Il limite di certificati è fisso: non si ricalcola dopo la nazionalizzazione.',
    'Certificati: presidente 20%, 8 × 10%.',
    'Dalla fase 6 non se ne chiedono più.',
    'I porti (Harwich, Dover e Parigi)',
    'Harwich 20 F (verde), 30 F (marrone)',
    'La nascita di MESS non chiude la partita.',
  ])('1836Jr56: %s', (sentence) => {
    expect(jr56).toContain(sentence);
  });

  it.each([
    'Le ultime della coda restano fuori dalla partita: 1 con 3 giocatori.',
    'Ha operato una compagnia la cui quotazione è arrivata a L.377: la partita finisce subito.',
    'All’acquisto del primo: si apre il prezzo iniziale L.144. Con 3 giocatori: 3.',
    'All’acquisto del primo: si apre il prezzo iniziale L.216.',
    'Ambientazione: Sicilia.',
    'Zona verde: prezzi iniziali; aperti dall’acquisto del primo treno 6H.',
    'può comprarne subito fino a 2 altri certificati: anche questo denaro va in tesoreria.',
    'un terremoto distrugge Messina (B14)',
    'Blocca Acireale (G13) finché non è di una compagnia.',
    'paga metà del terreno dove aggiunge binari a scartamento standard',
    'da L.1 al 200% del loro valore',
    'chiudono al più tardi all’acquisto del primo treno 12H.',
    'a scelta tra Caltanissetta (H8), Messina (B14), Ragusa (M11), Terranova (M9) e Trapani (C1)',
    'resta ferma se è meno; 1 casella se è almeno pari al prezzo',
    'duale per intero; standard per intero; ridotto diviso per 4',
    'I binari a scartamento duale contano come gli altri tra le stesse due fermate.',
    'si può avviare solo la prossima della coda',
    'Neanche per un treno si vendono azioni di una compagnia prima di un suo turno operativo completo.',
  ])('1849: %s', (sentence) => {
    expect(sicily).toContain(sentence);
  });

  it('has no price for a private company that cannot be bought', () => {
    const [line = ''] = sicily.split('\n').filter((one) => one.includes('(RSA)'));
    expect(line).toContain('Non si può comprare');
    expect(line).not.toContain('L.1.');
  });
});

describe('mechanics change what common rules say', () => {
  it('1849: trains count hex borders, and dividends are compared with the price', () => {
    const page = summaryDocument({ title: titleOf('1849') }, 'md', 'en');
    expect(page).toContain('| 4H | L.100 | 4 | 4 hex borders |');
    expect(page).not.toContain('price one column right');
  });

  it('1856: capitalization in stages stands for the one policy', () => {
    const page = summaryDocument({ title: titleOf('1856') }, 'md', 'en');
    expect(page).toContain('Capitalization comes in stages');
    expect(page).not.toContain('Full capitalization: at the moment');
  });
});
