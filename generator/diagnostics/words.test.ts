import { expect, test } from 'vitest';
import { excerpt, nearest, nearNames, oneOf, suggestion } from './words.ts';

test.each([
  ['rustOn', ['rustsOn', 'obsoleteOn', 'price'], 'rustsOn'],
  ['down_shares', ['down_share', 'left_share'], 'down_share'],
  ['sellBuy', ['sell_buy', 'sell_buy_sell'], 'sell_buy'],
  ['closes_company', ['close_companies', 'full'], 'close_companies'],
  ['GCS', ['PRR', 'NYC', 'CPR'], undefined],
  ['NYV', ['PRR', 'NYC', 'CPR'], 'NYC'],
  ['PR', ['PRR', 'NYC'], 'PRR'],
  ['7', ['2', '3', '4'], undefined],
  ['pirce', ['price', 'place'], 'price'],
])('%s among %j was probably %s', (name, known, expected) => {
  expect(nearest(name, known)).toBe(expected);
});

test('names that are equally near are all offered', () => {
  expect(nearNames('E1', ['E11', 'E19', 'H12'])).toEqual(['E11', 'E19']);
  expect(suggestion('E1', ['E11', 'E19', 'H12'])).toBe('Did you mean "E11" or "E19"?');
});

test('without a near name the known ones are listed, cut where they are many', () => {
  expect(suggestion('xyz', ['a', 'b'])).toBe('Known here: "a", "b".');
  expect(
    suggestion(
      'xyz',
      Array.from({ length: 20 }, (_, index) => `name${index}`),
    ),
  ).toMatch(/"name11", \.\.\.$/);
});

test('lists in sentences', () => {
  expect(oneOf(['a'])).toBe('"a"');
  expect(oneOf(['a', 'b', 'c'])).toBe('"a", "b" or "c"');
  expect(oneOf(['a', 'b', 'c'], 2)).toBe('"a", "b" or one of 1 more');
});

test('values are cut to a readable length', () => {
  expect(excerpt({ a: 1 })).toBe('{"a":1}');
  expect(excerpt('x'.repeat(100))).toHaveLength(40);
});
