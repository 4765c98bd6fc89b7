import { describe, expect, it } from 'vitest';

import type { TitleDefinition } from '../../runtime/kernel/title.ts';
import { loadTitle } from '../resolve/load-title.ts';
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
    '| D | $1,100 | unlimited | any number of stops | never | On sale from phase 6. Cheaper for a train handed in: 4: $300; 5: $300; 6: $300. |',
    '| 5 | $480 | 13 |',
    'Par prices: $67, $71, $76, $82, $90 and $100.',
    "Its first buyer receives the president's certificate of B&O at once.",
    'Its first buyer receives a 10% certificate of PRR at once.',
    'A player who owns it may exchange it at any time for a certificate of NYC from the initial offering or the pool.',
    '| New York, New Haven & Hartford Railroad (NYNH) | New York & Newark (G19), city 1 | free, $40 |  |',
    '93 hexes',
  ])('says: %s', (sentence) => {
    expect(summaryDocument(input, 'md', 'en')).toContain(sentence);
  });

  it.each([
    'Una compagnia fa float con il 60% venduto.',
    'Capitalizzazione piena',
    '| D | $1.100 | senza limite |',
    'arrugginiscono i 2',
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
