/** How long a check takes: cold, as a designer types it, and warm, as an editor or --watch runs it again. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { check } from '../generator/check/check.ts';
import { surroundings } from '../generator/check/context.ts';
import { loadWhole } from '../generator/resolve/load-whole.ts';
import { builtInTitles, titlesIn } from '../generator/source/find-title.ts';
import { packageRoot } from '../generator/source/package-root.ts';
import { median, say, timed } from './measure.ts';

/** As it ships: `npm run build` comes before. */
const MAIN = join(packageRoot(), 'dist', 'cli', 'main.js');
const RUNS = 7;

export async function benchCheck(title: string): Promise<void> {
  // A first run, so that the files lie in the cache of the system, as they do for whoever has just saved one.
  const cold = Array.from({ length: RUNS + 1 }, () => timed(() => spawnSync(process.execPath, [MAIN, 'check', title])));
  say(`check ${title}, cold`, `${median(cold.slice(1)).toFixed(0)} ms`, '600 ms');

  await warm(title);
  const again: number[] = [];
  for (let run = 0; run < RUNS; run++) again.push(await warm(title));
  say(`check ${title}, warm`, `${median(again).toFixed(1)} ms`, '50 ms');

  const titles = titlesIn(builtInTitles());
  const all = Array.from({ length: 3 }, () => timed(() => spawnSync(process.execPath, [MAIN, 'check'])));
  say(`check of all ${titles.length} titles, cold`, `${median(all).toFixed(0)} ms`, '2000 ms');
}

async function warm(name: string): Promise<number> {
  const start = performance.now();
  const title = await loadWhole(name);
  await check(title, { ...surroundings(title.manifests, title.validators), mechanics: title.mechanics });
  return performance.now() - start;
}
