import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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
  const ended = watchFolders([folder], () => Promise.resolve((runs++, [folder])), terminal, stop.signal);
  for (let write = 0; write < 3; write++) writeFileSync(join(folder, 'title.json'), `{ "bank": ${write} }`);
  await expect.poll(() => runs, { timeout: 5000 }).toBe(1);
  writeFileSync(join(folder, 'map.json'), '{}');
  await expect.poll(() => runs, { timeout: 5000 }).toBe(2);
  expect(said).toContain('watching one folder');
  stop.abort();
  expect(await ended).toBe(0);
  expect(await watchFolders([], () => Promise.resolve([]), terminal)).toBe(0);
});
