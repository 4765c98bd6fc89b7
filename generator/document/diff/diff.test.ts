import { describe, expect, it } from 'vitest';

import type { TitleDefinition } from '../../../runtime/kernel/title.ts';
import { comparison } from '../documents.ts';
import { loadTitle } from '../../resolve/load-title.ts';
import { compareTitles } from './diff.ts';

const titleOf = (id: string): TitleDefinition => {
  const { title } = loadTitle(id);
  if (title === undefined) throw new Error(`${id} does not load`);
  return title;
};

const base = titleOf('1830');
const says = (title: TitleDefinition, locale: 'en' | 'it' = 'en'): string[] =>
  compareTitles(base, title, locale).map((one) => one.says);

describe('two titles', () => {
  it('that are equal differ in nothing', () => {
    expect(compareTitles(base, structuredClone(base), 'en')).toEqual([]);
    expect(comparison(base, base, 'en', false)).toContain('have the same rules');
  });

  it('differ by what a train costs, not by its place in the list', () => {
    const trains = base.trains.map((train) => (train.id === '4' ? { ...train, price: 350 } : train)).toReversed();
    expect(says({ ...base, trains })).toEqual(['4-train: price $350 instead of $300.']);
    expect(says({ ...base, trains }, 'it')).toEqual(['Treno 4: prezzo $350 invece di $300.']);
  });

  it('differ by a company that was added or removed', () => {
    const [first, ...others] = base.privates;
    expect(says({ ...base, privates: others })).toEqual(['Missing: Schuylkill Valley (SV).']);
    if (first === undefined) throw new Error('1830 has private companies');
    const added = { ...first, id: 'XX', name: 'Ferry', value: 30, revenue: 7, abilities: [] };
    expect(says({ ...base, privates: [...base.privates, added] })).toEqual([
      'New: Ferry (XX), face value $30, revenue $7. No special power.',
    ]);
  });

  it('differ by a policy: what is said of both stands side by side', () => {
    const policies = { ...base.policies, floating: { percent: 50 } };
    expect(says({ ...base, id: '1831', policies })).toEqual([
      'A corporation floats once 50% of it has been sold. In 1830: “A corporation floats once 60% of it has been sold.”',
    ]);
    // A title compared with itself, under an optional rule, has no second name.
    expect(says({ ...base, policies })).toEqual([
      'A corporation floats once 50% of it has been sold. Otherwise: “A corporation floats once 60% of it has been sold.”',
    ]);
  });

  it('differ by the order of their steps', () => {
    const definitions = base.rounds.definitions.map((definition) =>
      definition.id === 'operating' ? { ...definition, steps: definition.steps.toReversed() } : definition,
    );
    const [only, ...rest] = compareTitles(base, { ...base, rounds: { ...base.rounds, definitions } }, 'en');
    expect(only?.says).toMatch(/^Operating round: the steps follow in another order/);
    expect(rest).toEqual([]);
  });

  it('differ by hexes and tiles by name', () => {
    const hexes = { ...base.map.hexes, H2: { terrain: [{ cost: 40 }] } };
    const manifest = { ...base.tiles.manifest, '57': 9 };
    expect(says({ ...base, map: { ...base.map, hexes }, tiles: { ...base.tiles, manifest } })).toEqual([
      'Hexes that differ: H2.',
      'Other numbers: 57 ×9 (×4).',
    ]);
  });

  it('are not told apart by their currency', () => {
    expect(says({ ...base, currency: '%s F' })).toEqual(['Money is written: 100 F instead of $100.']);
  });
});

// From the page of hobbyists that compares 1836Jr30's sibling with 1830, and from core rules 18 and 1836Jr30.
describe('1836Jr30 compared with 1830', () => {
  const differences = compareTitles(base, titleOf('1836Jr30'), 'it');

  it('has what matters most first', () => {
    const order = [
      'players',
      'policies',
      'mechanics',
      'trains',
      'phases',
      'privates',
      'corporations',
      'map',
      'tiles',
      'variants',
    ];
    expect([...new Set(differences.map(({ area }) => area))]).toEqual(order);
  });

  it.each([
    'La banca ha: 6.000 F invece di $12.000.',
    'Numero di giocatori: 2–4 invece di 2–6.',
    'Limite di certificati: (2: 20, 3: 13, 4: 10) invece di (2: 28, 3: 20, 4: 16).',
    'Treno 2: numero 5 invece di 6.',
    'Treno D: numero 5 invece di senza limite.',
  ])('%s', (sentence) => {
    expect(differences.map((one) => one.says)).toContain(sentence);
  });

  it('says nothing of the market, which is the same', () => {
    expect(differences.filter(({ area }) => area === 'market')).toEqual([]);
  });

  it('is JSON with pointers and values, too', () => {
    const json = JSON.parse(comparison(base, titleOf('1836Jr30'), 'en', true)) as {
      differences: { at: string; before: unknown; after: { count?: number } }[];
    };
    const train = json.differences.find(({ at }) => at === '/trains/3');
    expect(train?.after.count).toBe(4);
  });
});

// From the hobbyists' page of 1836Jr56, its comparison with 1830; 1836Jr56.md 3.1 and 3.3.
describe('1836Jr56 compared with others', () => {
  const others = compareTitles(base, titleOf('1836Jr56'), 'en').map((one) => one.says.replaceAll('\u00a0', ' '));

  it('sets its mechanics beside the common rules that they stand for', () => {
    expect(others.filter((sentence) => sentence.includes('In 1830: “Full capitalization'))).toEqual([
      expect.stringMatching(/^Capitalization comes in stages: /),
    ]);
    expect(others.filter((sentence) => sentence.includes('In 1830: “A corporation floats once 60%'))).toEqual([
      expect.stringMatching(/^A corporation operates once 20% of it has been sold/),
    ]);
  });

  it('counts companies where all are others', () => {
    expect(others).toContain('Private companies: 4 instead of 6.');
    expect(others).toContain('Corporations: 6 instead of 8.');
  });

  it('tells what a new train sets off or costs less for', () => {
    expect(others).toContain(
      'New: 8-train (1,000 F; × 5; 8 stops). On sale from phase 6. Cheaper for a train handed in: 350 F less for a 4, 5 or 6.',
    );
  });

  it('takes a company in the place of another for no difference of a mechanic', () => {
    const parent = compareTitles(titleOf('1856'), titleOf('1836Jr56'), 'en');
    const nationals = parent.filter(
      ({ at }) => at === '/mechanics/nationalization' || at === '/mechanics/borrow-train',
    );
    // The limit is what really differs: 1856 works it out anew after the mergers, 1836Jr56 does not.
    expect(nationals.map((one) => one.says)).toEqual([expect.stringContaining('certificate limit is fixed')]);
    expect(parent.map(({ says: sentence }) => sentence).join()).toContain('Canadian Government Railway (CGR)');
  });
});
