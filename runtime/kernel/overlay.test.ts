import { describe, expect, test } from 'vitest';
import { applyOverlay, type OverlayFinding } from './overlay.ts';

/** The cases of RFC 7396, appendix A, that do not meet our difference (arrays of identified objects). */
const RFC: readonly (readonly [unknown, unknown, unknown])[] = [
  [{ a: 'b' }, { a: 'c' }, { a: 'c' }],
  [{ a: 'b' }, { b: 'c' }, { a: 'b', b: 'c' }],
  [{ a: 'b' }, { a: null }, {}],
  [{ a: 'b', b: 'c' }, { a: null }, { b: 'c' }],
  [{ a: ['b'] }, { a: 'c' }, { a: 'c' }],
  [{ a: 'c' }, { a: ['b'] }, { a: ['b'] }],
  [{ a: { b: 'c' } }, { a: { b: 'd', c: null } }, { a: { b: 'd' } }],
  [{ a: [{ b: 'c' }] }, { a: [1] }, { a: [1] }],
  [
    ['a', 'b'],
    ['c', 'd'],
    ['c', 'd'],
  ],
  [{ a: 'b' }, ['c'], ['c']],
  [{ a: 'foo' }, null, null],
  [{ a: 'foo' }, 'bar', 'bar'],
  [{ e: null }, { a: 1 }, { e: null, a: 1 }],
  [[1, 2], { a: 'b', c: null }, { a: 'b' }],
  [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
];

const trains = [
  { id: '2', price: 80, count: 6 },
  { id: '3', price: 180, count: 5 },
  { id: '4', price: 300, count: 4 },
];

function overlay(base: unknown, patch: unknown) {
  const findings: OverlayFinding[] = [];
  const result = applyOverlay(base, patch, { finding: (finding) => findings.push(finding) });
  return { result, problems: findings.map(({ problem, pointer, name }) => `${problem} ${pointer} ${name}`.trim()) };
}

describe('a merge patch', () => {
  test.each(RFC)('%j with %j gives %j', (base, patch, expected) => {
    expect(applyOverlay(base, patch)).toEqual(expected);
  });

  test('leaves both arguments as they were', () => {
    const base = { trains, bank: 12000 };
    const patch = { trains: [{ id: '3', $after: '4' }], bank: null };
    const before = structuredClone([base, patch]);
    applyOverlay(base, patch);
    expect([base, patch]).toEqual(before);
  });

  test('keeps the order of the base and appends what is new', () => {
    expect(Object.keys(applyOverlay({ b: 1, a: 2 }, { c: 3, a: 4 }))).toEqual(['b', 'a', 'c']);
  });

  test('removing what is not there is a finding', () => {
    expect(overlay({ a: { b: 1 } }, { a: { c: null } }).problems).toEqual(['removes-nothing /a/c c']);
  });

  test('an overlay inside an overlay is kept whole, with its instructions', () => {
    const patch = { variants: { short: { patch: { bank: null, trains: [{ id: '3', $remove: true }] } } } };
    const whole = (pointer: string) => pointer === '/variants/short/patch';
    expect(applyOverlay({ variants: {} }, patch, { whole })).toEqual(patch);
  });

  test('a key that objects inherit is a key like any other', () => {
    const result = applyOverlay({}, JSON.parse('{ "__proto__": { "polluted": true } }'));
    expect(Object.keys(result)).toEqual(['__proto__']);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});

describe('an array of identified objects', () => {
  const ids = (patch: unknown) => (overlay(trains, patch).result as { id: string }[]).map((train) => train.id);

  test('an element changes the one of its id', () => {
    expect(overlay(trains, [{ id: '3', count: 6 }]).result).toEqual([
      { id: '2', price: 80, count: 6 },
      { id: '3', price: 180, count: 6 },
      { id: '4', price: 300, count: 4 },
    ]);
  });

  test('an element with a new id is appended', () => {
    expect(ids([{ id: '5', price: 450 }])).toEqual(['2', '3', '4', '5']);
  });

  test('$remove takes an element out', () => {
    expect(ids([{ id: '3', $remove: true }])).toEqual(['2', '4']);
  });

  test('$before and $after place new elements and move old ones', () => {
    expect(ids([{ id: '2+', $after: '2' }])).toEqual(['2', '2+', '3', '4']);
    expect(ids([{ id: '4', $before: '2' }])).toEqual(['4', '2', '3']);
    expect(ids([{ id: '2', $after: '4' }])).toEqual(['3', '4', '2']);
  });

  test('a place may be an element that the same overlay brought', () => {
    expect(
      ids([
        { id: 'x', $before: '3' },
        { id: 'y', $after: 'x' },
      ]),
    ).toEqual(['2', 'x', 'y', '3', '4']);
  });

  test('instructions do not end up in the result', () => {
    expect(overlay(trains, [{ id: '5', $before: '2' }]).result).toContainEqual({ id: '5' });
  });

  test('elements may be brought to an empty or absent list', () => {
    expect(applyOverlay({ minors: [] }, { minors: [{ id: 'A' }] })).toEqual({ minors: [{ id: 'A' }] });
    expect(applyOverlay({}, { minors: [{ id: 'A', gone: null }] })).toEqual({ minors: [{ id: 'A' }] });
  });

  test('any other array is replaced whole', () => {
    expect(applyOverlay({ tokens: [0, 40, 100] }, { tokens: [0] })).toEqual({ tokens: [0] });
    expect(applyOverlay({ events: [{ type: 'a' }] }, { events: [{ type: 'b' }] })).toEqual({ events: [{ type: 'b' }] });
  });

  test('findings name the place in the overlay', () => {
    expect(overlay({ trains }, { trains: [{ id: '7', $remove: true }] }).problems).toEqual([
      'removes-nothing /trains/0 7',
    ]);
    expect(overlay({ trains }, { trains: [{ id: '3', $before: '9' }] }).problems).toEqual([
      'unknown-place /trains/0/$before 9',
    ]);
    expect(overlay(trains, [{ id: '3' }, { id: '3', count: 1 }]).problems).toEqual(['named-twice /1 3']);
    expect(overlay(trains, [{ price: 1 }]).problems).toEqual(['no-id /0']);
    expect(overlay({ trains }, { trains: [] })).toEqual({ result: { trains }, problems: ['changes-nothing /trains'] });
  });
});

describe('$replace', () => {
  test('puts a value in the place of an object or of an identified array', () => {
    expect(overlay({ hexes: { A1: { city: 20 }, A2: {} } }, { hexes: { $replace: { A1: {} } } })).toEqual({
      result: { hexes: { A1: {} } },
      problems: [],
    });
    expect(overlay({ trains }, { trains: { $replace: [{ id: '2', price: 90 }] } })).toEqual({
      result: { trains: [{ id: '2', price: 90 }] },
      problems: [],
    });
  });

  test('reports where there is nothing to replace', () => {
    expect(overlay({}, { hexes: { $replace: { A1: {} } } })).toEqual({
      result: { hexes: { A1: {} } },
      problems: ['replaces-nothing /hexes/$replace hexes'],
    });
  });
});
