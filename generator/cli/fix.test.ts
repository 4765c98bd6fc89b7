import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findingsIn, titleFolders } from '../../test/support/title-folder.ts';
import { applyFixes } from './fix.ts';

const { write, sound, remove } = titleFolders();
afterAll(remove);

const fix = async (folder: string) => applyFixes(await findingsIn(folder), folder);

test('misspelt names with one near neighbour, a missing $schema, and keys out of order are mended; the rest is left', async () => {
  const folder = sound('mended');
  const trains = readFileSync(join(folder, 'trains.json'), 'utf8')
    .replace('"rustsOn": "6"', '"rustsOn": "66"')
    .replace('"id": "5",\n      "price": 450,', '"price": 450,\n      "id": "5",');
  const market = readFileSync(join(folder, 'market.json'), 'utf8').replace(/ {2}"\$schema".*\n/, '');
  write('mended', { 'trains.json': trains, 'market.json': market });

  const { changed, text } = await fix(folder);
  expect(changed).toBe(3);
  expect(text.split('\n').toSorted()).toEqual([
    '',
    'fixed market.json:1:2 schema-missing: Add "$schema"',
    expect.stringMatching(/^fixed trains\.json:\d+:\d+ unknown-train: Write "6"$/) as string,
    expect.stringMatching(/^fixed trains\.json:\d+:\d+ key-order: Put "id" first$/) as string,
  ]);
  expect(readFileSync(join(folder, 'trains.json'), 'utf8')).toContain('"id": "5",\n      "price": 450,');
  expect(readFileSync(join(folder, 'trains.json'), 'utf8')).toContain('"rustsOn": "6"');
  expect(await findingsIn(folder)).toEqual([]);
});

test('what strict JSON has not is taken away, a byte-order mark too', async () => {
  const folder = sound('strict');
  const map = readFileSync(join(folder, 'map.json'), 'utf8');
  write('strict', { 'map.json': `\uFEFF// the map\n${map.replace(/\n\}\s*$/, ',\n}\n')}` });
  expect((await findingsIn(folder)).map(({ code }) => code).toSorted()).toEqual([
    'file-bom',
    'json-comment',
    'json-trailing-comma',
  ]);
  expect((await fix(folder)).changed).toBe(3);
  expect(readFileSync(join(folder, 'map.json'), 'utf8').trim()).toBe(map.trim());
  expect(await findingsIn(folder)).toEqual([]);
});

test('a misspelt key and a misspelt word of the format', async () => {
  const folder = sound('words', {
    'title.json': ({ currency, ...title }: Record<string, unknown>) => ({ ...title, curency: currency }),
  });
  expect((await fix(folder)).text).toMatch(/schema-unknown-key: Write "currency"/);
  expect(await findingsIn(folder)).toEqual([]);
});

test('where two names are equally near, nothing is guessed', async () => {
  const folder = sound('unsure', {
    'companies.json': (companies: { corporations: [{ home: { hex: string } }] }) => {
      companies.corporations[0].home.hex = 'A4';
      return companies;
    },
  });
  expect((await findingsIn(folder)).map(({ code, fix: mend }) => [code, mend])).toEqual([['unknown-hex', undefined]]);
  expect(await fix(folder)).toEqual({ changed: 0, text: '' });
});
