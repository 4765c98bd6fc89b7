import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packageRoot } from '../source/package-root.ts';
import { fileKey, overlayKey, validatorsOf, writeCompiled } from './compiled.ts';
import { builtInSchemas } from './validators.ts';

// Under node_modules, so that the compiled code finds the parts of ajv that it uses.
let folder = '';
beforeAll(() => {
  const cache = join(packageRoot(), 'node_modules', '.cache');
  mkdirSync(cache, { recursive: true });
  folder = mkdtempSync(join(cache, 'compiled-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const mistakes = { trains: [{ id: '2', pirce: 80, distance: 'two', count: 1.5 }], phases: {} };

test('validators compiled beforehand find the same as those compiled now, with what messages need', () => {
  const schemas = builtInSchemas();
  const compiled = join(folder, 'compiled');
  writeCompiled(schemas, compiled, (key) => (key === fileKey('trains') ? [mistakes] : []));
  const before = validatorsOf(schemas, compiled);
  const now = validatorsOf(schemas, join(folder, 'none'));
  for (const key of [fileKey('trains'), overlayKey('trains')]) {
    const found = before(key, mistakes);
    expect(found?.length).toBeGreaterThan(3);
    expect(found).toEqual(now(key, mistakes));
    expect(found?.every((error) => error.parentSchema !== undefined)).toBe(true);
  }
});

test('code that was compiled for other schemas is not used', () => {
  const schemas = builtInSchemas();
  const stale = join(folder, 'stale');
  writeCompiled(schemas, stale);
  writeFileSync(join(stale, `${fileKey('trains')}.cjs`), 'exports.validate = () => true;');
  expect(validatorsOf(schemas, stale)(fileKey('trains'), mistakes)).toEqual([]);
  writeFileSync(join(stale, 'fingerprint'), 'old');
  expect(validatorsOf(schemas, stale)(fileKey('trains'), mistakes)?.length).toBeGreaterThan(3);
});

test('machine code that this Node does not take is left aside', () => {
  const schemas = builtInSchemas();
  const damaged = join(folder, 'damaged');
  writeCompiled(schemas, damaged);
  writeFileSync(join(damaged, `${fileKey('trains')}.cache`), 'no machine code');
  expect(validatorsOf(schemas, damaged)(fileKey('trains'), mistakes)?.length).toBeGreaterThan(3);
});
