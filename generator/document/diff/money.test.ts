import { expect, test } from 'vitest';
import { formatMoney } from '../words/format.ts';
import { catalogueOf } from '../locales/index.ts';
import { ANY_MONEY, inOwnMoney, ofBefore } from './money.ts';

const amount = (value: number): string => formatMoney(value, ANY_MONEY, catalogueOf('en').notation);

test('equal amounts are the same words, whatever the currencies', () => {
  expect(amount(1200)).toBe(amount(1200));
  expect(inOwnMoney(amount(1200), '$%s', '%s F')).toBe('1,200 F');
});

test('in the end each amount is written as its own title has it', () => {
  const words = `${amount(100)} instead of ${ofBefore(`${amount(65)} and ${amount(70)}`)}`;
  expect(inOwnMoney(words, '%s F', '$%s')).toBe('$100 instead of 65 F and 70 F');
});

test('words without money stay as they are', () => {
  expect(inOwnMoney(ofBefore('a $ sign, 5'), '%s F', '$%s')).toBe('a $ sign, 5');
});
