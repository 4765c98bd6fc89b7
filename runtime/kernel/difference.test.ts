import { describe, expect, it } from 'vitest';

import { firstDifference, valueAt } from './difference.ts';

describe('two pieces of JSON', () => {
  it.each<[unknown, unknown]>([
    [
      { a: 1, b: [1, { c: null }] },
      { b: [1, { c: null }], a: 1 },
    ],
    [[], []],
    [Number.NaN, Number.NaN],
    ['x', 'x'],
  ])('%j and %j are the same', (a, b) => expect(firstDifference(a, b)).toBeNull());

  it.each<[unknown, unknown, string]>([
    [{ a: 1 }, { a: 2 }, '/a'],
    [{ a: 1 }, {}, '/a'],
    [{}, { a: 1 }, '/a'],
    [{ a: undefined }, {}, '/a'],
    [{ a: undefined, b: 1 }, { b: 1, c: 2 }, '/a'],
    [[1, 2], [2, 1], '/0'],
    [[1], [1, 2], '/1'],
    [[], {}, ''],
    [{ a: [{ 'x/y~z': 1 }] }, { a: [{ 'x/y~z': 2 }] }, '/a/0/x~1y~0z'],
    [{ constructor: 1 }, {}, '/constructor'],
    [null, {}, ''],
    [1, '1', ''],
  ])('%j and %j differ at %j', (a, b, at) => {
    expect(firstDifference(a, b)).toBe(at);
    expect(firstDifference(b, a)).not.toBeNull();
  });

  it('differ at a place that can be looked up', () => {
    const a = { a: [{ 'x/y~z': 1 }] };
    expect(valueAt(a, firstDifference(a, { a: [{ 'x/y~z': 2 }] }) ?? '')).toBe(1);
    expect(valueAt(a, '/a/3/constructor')).toBeUndefined();
  });
});
