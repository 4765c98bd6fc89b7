/**
 * How long a check takes: cold, as a designer types it, and warm, as an editor or --watch runs it again after one number
 * in one file has been changed. Each run has another number, so that no run finds the title as one before it had it.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
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

  await benchAgain(title);

  const titles = titlesIn(builtInTitles());
  const all = Array.from({ length: 3 }, () => timed(() => spawnSync(process.execPath, [MAIN, 'check'])));
  say(`check of all ${titles.length} titles, cold`, `${median(all).toFixed(0)} ms`, '2000 ms');
}

/** The figure for each file: the middle one of the runs in which a number in it was changed. */
async function benchAgain(title: string): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), 'trackwright-bench-'));
  try {
    cpSync(builtInTitles(), root, { recursive: true });
    const folder = join(root, title);
    // All files in turn, six times unmeasured, so that the code is as warm as in an editor that has been open for a while.
    const times = new Map<string, number[]>(FILES.map((file) => [file, []]));
    for (let run = -6; run < RUNS; run++) {
      for (const file of FILES) {
        changeNumber(folder, file, run + 7);
        const time = await warm(folder);
        if (run >= 0) times.get(file)?.push(time);
      }
    }
    for (const [file, all] of times)
      say(`  warm, one number changed in ${file}`, `${median(all).toFixed(1)} ms`, '50 ms');
    say(`check ${title}, warm`, `${Math.max(...[...times.values()].map(median)).toFixed(1)} ms`, '50 ms');
  } finally {
    rmSync(root, { recursive: true });
  }
}

type Fields = Record<string, unknown>;
type Raise = (file: never, more: number) => void;

/** In each file a number that may be some more without a rule finding it wrong. */
const NUMBERS: Readonly<Record<string, Raise>> = {
  'title.json': (file: { bank: number }, more) => void (file.bank += more),
  'companies.json': ({ privates }: { privates: { revenue: number }[] }, more) =>
    raise(privates.at(-1), 'revenue', more),
  'trains.json': ({ trains }: { trains: { price: number }[] }, more) => raise(trains.at(-1), 'price', more),
  'market.json': ({ rows: [first] }: { rows: number[][] }, more) => raise(first, (first?.length ?? 0) - 1, more),
  'map.json': ({ hexes }: { hexes: Record<string, { terrain?: Fields[] }> }, more) =>
    raise(Object.values(hexes).find(({ terrain }) => terrain !== undefined)?.terrain?.[0], 'cost', more),
  'tiles.json': ({ manifest }: { manifest: Fields }, more) => raise(manifest, Object.keys(manifest)[0] ?? '', more),
};

const FILES = Object.keys(NUMBERS);

function raise(container: object | undefined, key: string | number, more: number): void {
  const fields = container as Record<string | number, unknown> | undefined;
  if (fields === undefined || typeof fields[key] !== 'number') throw new Error(`there is no number at ${key}`);
  fields[key] = fields[key] + more;
}

const written = new Map<string, string>();

/** The number is `more` than in the title as it is. */
function changeNumber(folder: string, name: string, more: number): void {
  const file = join(folder, name);
  const text = written.get(file) ?? readFileSync(file, 'utf8');
  written.set(file, text);
  const value: unknown = JSON.parse(text);
  NUMBERS[name]?.(value as never, more);
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}

/** Reading all files, checking them, playing statements and examples. */
async function warm(folder: string): Promise<number> {
  const start = performance.now();
  const title = await loadWhole(folder);
  const found = await check(title, { ...surroundings(title.manifests, title.validators), mechanics: title.mechanics });
  const time = performance.now() - start;
  // Where a rule finds an error nothing is played: that would be another figure.
  const errors = found.filter(({ code, severity }) => severity === 'error' && !/^(statement|example)-/.test(code));
  if (errors.length > 0) throw new Error(`the changed number is an error: ${errors[0]?.message ?? ''}`);
  return time;
}
