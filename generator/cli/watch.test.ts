import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { watchFolders } from './watch.ts';

const folder = mkdtempSync(join(tmpdir(), 'trackwright-watch-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a save runs it again, several writes at once only once; where nothing is there to watch it ends', async () => {
  let runs = 0;
  let said = '';
  const terminal = { out: () => {}, err: (text: string) => void (said += text), outColor: false, errColor: false };
  const stop = new AbortController();
  const ended = watchFolders([folder], () => Promise.resolve((runs++, [folder])), terminal, { stop: stop.signal });
  for (let write = 0; write < 3; write++) writeFileSync(join(folder, 'title.json'), `{ "bank": ${write} }`);
  await expect.poll(() => runs, { timeout: 5000 }).toBe(1);
  writeFileSync(join(folder, 'map.json'), '{}');
  await expect.poll(() => runs, { timeout: 5000 }).toBe(2);
  expect(said).toContain('watching one folder');
  stop.abort();
  expect(await ended).toBe(0);
  expect(await watchFolders([], () => Promise.resolve([]), terminal)).toBe(0);
});

test('a file that takes the place of another is a save, time and again, in folders below as well', async () => {
  const below = join(folder, 'examples');
  mkdirSync(below);
  writeFileSync(join(below, 'one.json'), '{}');
  let runs = 0;
  const terminal = { out: () => {}, err: () => {}, outColor: false, errColor: false };
  const stop = new AbortController();
  const ended = watchFolders([folder], () => Promise.resolve((runs++, [folder])), terminal, { stop: stop.signal });
  for (const [time, place] of [folder, folder, below, below].entries()) {
    const written = join(place, 'saving~');
    writeFileSync(written, `{ "bank": ${time} }`);
    renameSync(written, join(place, place === folder ? 'title.json' : 'one.json'));
    await expect.poll(() => runs, { timeout: 5000 }).toBe(time + 1);
  }
  stop.abort();
  expect(await ended).toBe(0);
});

test('what is written into the excepted folder is no save', async () => {
  const out = join(folder, 'out');
  mkdirSync(out);
  let runs = 0;
  const terminal = { out: () => {}, err: () => {}, outColor: false, errColor: false };
  const stop = new AbortController();
  const options = { stop: stop.signal, except: out };
  const ended = watchFolders([folder], () => Promise.resolve((runs++, [folder])), terminal, options);
  writeFileSync(join(out, 'index.js'), '');
  writeFileSync(join(folder, 'title.json'), '{}');
  await expect.poll(() => runs, { timeout: 5000 }).toBe(1);
  writeFileSync(join(out, 'index.js'), '1');
  await new Promise((later) => setTimeout(later, 300));
  expect(runs).toBe(1);
  stop.abort();
  expect(await ended).toBe(0);
});
