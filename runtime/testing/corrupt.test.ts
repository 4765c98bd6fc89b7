import { describe, expect, it } from 'vitest';

import { corrupt, corruptText } from './corrupt.ts';
import { seededRandom } from './random-player.ts';
import { canonicalText, reordered, stateHash } from './state-hash.ts';

const action = {
  type: 'buy_train',
  entity: 'PRR',
  entity_type: 'corporation',
  train: '2-0',
  price: 80,
  routes: [{ train: '2-0', connections: [['A1', 'A3']] }],
};

const texts = (seed: number, count: number): string[] => {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => corruptText(action, random, ['ZZ']));
};

describe('damage', () => {
  it('leaves what it is made of as it was', () => {
    const before = structuredClone(action);
    const random = seededRandom(1);
    for (let i = 0; i < 500; i++) corrupt(action, random, ['ZZ']);
    expect(action).toEqual(before);
  });

  it('is the same for the same seed', () => {
    expect(texts(5, 50)).toEqual(texts(5, 50));
    expect(texts(5, 50)).not.toEqual(texts(6, 50));
  });

  it('is almost always damage, of many kinds, and JSON where it is text', () => {
    const all = texts(1, 400);
    const parsed = all.map((text) => JSON.parse(text) as unknown);
    const whole = all.filter((text) => text === JSON.stringify(action));
    expect(whole.length).toBeLessThan(40);
    expect(new Set(all).size).toBeGreaterThan(150);
    expect(parsed.filter((value) => JSON.stringify(value).includes('"ZZ"')).length).toBeGreaterThan(20);
    expect(all.filter((text) => text.includes('__proto__')).length).toBeGreaterThan(0);
    expect(all.filter((text) => !text.includes('"price"')).length).toBeGreaterThan(5);
  });

  it('reaches what lies deep inside', () => {
    expect(texts(2, 400).filter((text) => text.includes('buy_train') && !text.includes('"A1"')).length).toBeGreaterThan(
      10,
    );
  });
});

describe('the hash of a state', () => {
  const state = { b: [1, { x: null, y: 'ü' }], a: { c: true } };

  it('is that of its JSON, in whatever order the keys stand', () => {
    expect(canonicalText(state)).toBe('{"a":{"c":true},"b":[1,{"x":null,"y":"ü"}]}');
    expect(stateHash(reordered(state))).toBe(stateHash(state));
    expect(Object.keys(reordered(state))).toEqual(['a', 'b']);
    expect(stateHash(state)).toMatch(/^[0-9a-f]{16}$/);
  });

  it('differs with any value, and with the order of a list', () => {
    const others = [{ ...state, a: { c: false } }, { ...state, b: [...state.b].reverse() }, { ...state, z: 0 }, {}];
    expect(new Set([state, ...others].map(stateHash)).size).toBe(5);
  });
});
