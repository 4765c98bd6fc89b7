import { describe, expect, it } from 'vitest';

import { catalogueOf } from '../locales/index.ts';
import { readCondition } from './condition.ts';
import { formatList, formatMoney, formatNumber, formatRange } from './format.ts';
import { speechOf } from './speech.ts';

const { notation: english } = catalogueOf('en');
const { notation: italian } = catalogueOf('it');

describe('numbers', () => {
  it('have the marks of their language between thousands', () => {
    expect(formatNumber(12000, english)).toBe('12,000');
    expect(formatNumber(12000, italian)).toBe('12.000');
    expect(formatNumber(999, english)).toBe('999');
    expect(formatNumber(2.5, italian)).toBe('2,5');
    expect(formatMoney(1100, '%s F', italian)).toBe('1.100 F');
  });

  it('are ranges where they follow each other', () => {
    expect(formatRange([2, 3, 4])).toBe('2–4');
    expect(formatRange([4, 2])).toBe('2, 4');
    expect(formatRange([3])).toBe('3');
    expect(formatRange([])).toBe('');
  });

  it('are lists with a word before the last', () => {
    expect(formatList(['a', 'b', 'c'], 'or')).toBe('a, b or c');
    expect(formatList(['a'], 'or')).toBe('a');
  });
});

describe('conditions of phrases', () => {
  it.each([
    ['', {}, true],
    ['x', { x: 0 }, true],
    ['x', { x: false }, false],
    ['x', { x: [] }, false],
    ['!x', {}, true],
    ['x=full', { x: 'full' }, true],
    ['x!=full', { x: 'full' }, false],
    ['x>1', { x: 2 }, true],
    ['x<1', { x: 2 }, false],
    ['x~full', { x: ['escrow', 'full'] }, true],
    ['x~full', { x: ['escrow'] }, false],
    ['x~full', { x: 'full' }, false],
    ['x.1', { x: [20, 30] }, true],
    ['x.1', { x: [20] }, false],
    ['a.b=1&!c', { a: { b: 1 } }, true],
    ['a.b=1&!c', { a: { b: 1 }, c: 1 }, false],
  ])('%j of %j: %s', (key, options, holds) => {
    expect(readCondition(key).holds(options)).toBe(holds);
  });

  it('name their section, and the policy that they stand for', () => {
    expect(readCondition('@setup x')).toMatchObject({ section: 'setup', paths: ['x'] });
    expect(readCondition('@float!floating')).toMatchObject({ section: 'float', instead: 'floating', paths: [] });
  });

  it('that cannot be read are an error', () => {
    expect(() => readCondition('x ? y')).toThrow('no condition');
  });
});

describe('phrases', () => {
  const market = {
    kind: 'grid' as const,
    rows: [[{ price: 90, zones: ['late'] }, 80, { price: 100, zones: ['late'] }]],
    zones: {},
  };
  const corporations = [{ id: 'AB', name: 'Alpha', tokens: [0], shares: [30, 10] }];
  const map = {
    layout: 'flat' as const,
    axes: { x: 'number' as const, y: 'letter' as const },
    hexes: {
      A1: { name: 'Abb', stops: [{ kind: 'offboard' as const, revenue: 20, groups: ['port'] }] },
      B2: {},
      C3: { stops: [{ kind: 'offboard' as const, revenue: 10, groups: ['port'] }] },
    },
  };
  const train = { price: 100, distance: 2, count: 3 };
  const trains = [
    { ...train, id: '2', events: [{ type: 'rise', copy: 3 }] },
    { ...train, id: '3', events: [{ type: 'rise' }] },
  ];
  const phase = { trainLimit: 4, tiles: [], operatingRounds: 1 };
  const phases = [
    { ...phase, id: 'I' },
    { ...phase, id: 'II', status: ['open'] },
    { ...phase, id: 'III', status: ['open'] },
  ];
  const mechanics = [{ id: 'harbours', use: 'ports', hexes: ['C3'] }];
  const speech = speechOf(catalogueOf('en'), { currency: '$%s', corporations, market, map, mechanics, trains, phases });
  const said = (text: string, options: unknown): string => speech.phrases({ '': text }, options).join(' ');

  it('fill in values as they ask for them', () => {
    expect(said('{x:money}', { x: 1200 })).toBe('$1,200');
    expect(said('{n} {n|share|shares}', { n: 1 })).toBe('1 share');
    expect(said('{n} {n|share|shares}', { n: 2 })).toBe('2 shares');
    expect(said('{hexes:or}', { hexes: ['A1', 'B2'] })).toBe('A1 or B2');
    expect(said('{from:or.place}', { from: ['ipo', 'market'] })).toBe('the initial offering or the pool');
    expect(said('{x:percent}', { x: [5, 5, 5, 5] })).toBe('4 × 5%');
    expect(said('{a.b}', { a: { b: 'c' } })).toBe('c');
  });

  it('name corporations, certificates and zones', () => {
    expect(said('{x:share}', { x: 'AB_0' })).toBe("the president's certificate of Alpha (AB)");
    expect(said('{x:share}', { x: 'AB_1' })).toBe('a 10% certificate of Alpha (AB)');
    expect(said('{x:or.who}', { x: ['AB', 'any'] })).toBe('Alpha (AB) or any corporation');
    expect(said('{x:zone}', { x: 'late' })).toBe('$90 and $100');
  });

  it('name places, purchases that set something off, and the phase in which something begins', () => {
    expect(said('{x:hex}', { x: ['A1', 'B2'] })).toBe('Abb (A1) and B2');
    expect(said('{x:hex}', { x: ['A1', 'C3'] })).toBe('Abb (A1) and port (C3)');
    expect(said('{x:or.hex}', { x: ['A1', 'B2'] })).toBe('Abb (A1) or B2');
    expect(said('{x:group}', { x: 'port' })).toBe('Abb and C3');
    expect(said('{x:purchase}', { x: 'rise' })).toBe('the 3rd 2-train and the first 3-train');
    expect(said('{x:since}', { x: 'open' })).toBe('II');
  });

  it('write equal items together, and each by the template that fits it', () => {
    const phrases = { '': '{off:grouped}; {moves:each}', '#off': '{value:money} for {keys:or}' };
    const moves = { '#moves n=0': 'none', '#moves': '{n} on' };
    const options = { off: { '4': 300, '5': 300, '6': 200 }, moves: [{ n: 0 }, { n: 2 }] };
    expect(speech.phrases({ ...phrases, ...moves }, options)).toEqual(['$300 for 4 or 5; $200 for 6; none; 2 on']);
    expect(speech.phrases({ '': '{x:each}', '#x': '<{value}>' }, { x: ['a', 'b'] })).toEqual(['<a>; <b>']);
  });

  it('write the items of lists and tables by their own template', () => {
    const phrases = { '': 'Costs: {by:each}.', '#by': '{key} {value:money}' };
    expect(speech.phrases(phrases, { by: { A: 10, B: 20 } })).toEqual(['Costs: A $10; B $20.']);
  });

  it('belong to sections', () => {
    const phrases = { '': 'always', '@end x': 'at the end' };
    expect(speech.phrases(phrases, { x: 1 })).toEqual(['always']);
    expect(speech.phrases(phrases, { x: 1 }, 'end')).toEqual(['at the end']);
  });
});
