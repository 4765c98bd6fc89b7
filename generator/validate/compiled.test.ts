import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
  const file = join(folder, 'validators.cjs');
  writeCompiled(schemas, file);
  const before = validatorsOf(schemas, file);
  const now = validatorsOf(schemas, join(folder, 'none.cjs'));
  for (const key of [fileKey('trains'), overlayKey('trains')]) {
    const found = before(key, mistakes);
    expect(found?.length).toBeGreaterThan(3);
    expect(found).toEqual(now(key, mistakes));
    expect(found?.every((error) => error.parentSchema !== undefined)).toBe(true);
  }
});

test('code that was compiled for other schemas is not used', () => {
  const schemas = builtInSchemas();
  const file = join(folder, 'stale.cjs');
  writeCompiled(schemas, file);
  const everythingIsFine = readFileSync(file, 'utf8').replace(/module\.exports = [^]*$/, '');
  writeFileSync(file, `${everythingIsFine}module.exports = { fingerprint: 'old', validators: {} };\n`);
  expect(validatorsOf(schemas, file)(fileKey('trains'), mistakes)?.length).toBeGreaterThan(3);
});
