import { describe, expect, it } from 'vitest';

import { isPlainJson } from './plain-json.ts';

const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);

const circular: { self?: unknown } = {};
circular.self = circular;

describe('plain JSON', () => {
  it.each([
    [null],
    [true],
    [0],
    [-1.5],
    ['text'],
    [[]],
    [{}],
    [{ a: [1, { b: null }] }],
    [nested(10)],
    [Object.create(null)],
  ])('is %j', (value) => expect(isPlainJson(value)).toBe(true));

  it.each<[string, unknown]>([
    ['undefined', undefined],
    ['undefined in an object', { a: undefined }],
    ['no number', Number.NaN],
    ['an endless number', [Infinity]],
    ['a big integer', { a: 1n }],
    ['a function', () => 1],
    ['a symbol', Symbol('x')],
    ['a map', new Map()],
    ['an object of a class', /x/],
    ['what contains itself', circular],
    ['what is too deep', nested(50)],
    ['too many values', Array.from({ length: 30_000 }, () => 0)],
    ['too long a text', 'x'.repeat(30_000)],
  ])('is not %s', (_, value) => expect(isPlainJson(value)).toBe(false));
});
