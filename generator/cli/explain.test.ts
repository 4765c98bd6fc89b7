import { expect, test } from 'vitest';
import { allCodes, explanationOf } from '../check/explanation.ts';
import { catalogue } from '../diagnostics/catalogue.ts';
import { rules } from '../check/rules.ts';
import { page } from './explain.ts';

test('every code that a finding may have has a page', () => {
  expect(allCodes()).toEqual(expect.arrayContaining([...rules.map(({ code }) => code), ...Object.keys(catalogue)]));
  for (const code of allCodes()) {
    const explanation = explanationOf(code);
    expect(explanation?.summary, code).toMatch(/\.$/);
    expect(explanation?.why, code).toMatch(/\.$/);
  }
});

test('the page of a rule shows its severity, both examples, and how to silence it', () => {
  const explanation = explanationOf('unknown-train');
  const text = explanation === undefined ? '' : page(explanation, { outColor: false });
  expect(text).toContain('unknown-train (error)');
  expect(text).toContain('{ "trains": [{ "id": "2", "rustsOn": "44" }] }');
  expect(text).toContain('{ "trains": [{ "id": "2", "rustsOn": "5" }] }');
  expect(text).toContain('"silence": [{ "rule": "unknown-train", "because": "..." }]');
});

test('what is no code has no page', () => {
  expect(explanationOf('toString')).toBeUndefined();
  expect(explanationOf('unknown-trian')).toBeUndefined();
});
