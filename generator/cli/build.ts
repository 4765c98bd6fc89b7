import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { hasErrors } from '../diagnostics/diagnostic.ts';
import { emitTitle } from '../emit/emit-title.ts';
import { loadWhole, type WholeTitle } from '../resolve/load-whole.ts';
import { builtInTitles, titlesIn } from '../source/find-title.ts';
import { checkLoaded } from './check.ts';
import { defineCommand, flag, setting } from './command.ts';
import { pretty } from './formats/pretty.ts';
import type { SoundTitle } from './open-title.ts';
import { FINE, InputError } from './status.ts';
import type { ExitStatus } from './status.ts';
import type { Terminal } from './terminal.ts';
import { watchFolders } from './watch.ts';

export const build = defineCommand({
  name: 'build',
  arguments: '[TITLE...]',
  summary: 'checks titles, then writes a typed module for each',
  takes: [0, Infinity],
  options: {
    out: setting('DIR', 'where the modules go; default: out/titles'),
    watch: flag('builds again whenever a file is saved'),
  },
  run: async (args, { out = join('out', 'titles'), watch }, terminal): Promise<ExitStatus> => {
    const names = args.length > 0 ? args : titlesIn(builtInTitles());
    if (watch) {
      const again = () => buildWhatCan(names, out, terminal);
      return watchFolders(await again(), again, terminal, { except: resolve(out) });
    }
    for (const name of names) await buildOne(await loadWhole(name), name, out, terminal);
    return FINE;
  },
});

/** What cannot be built is told, and does not stop the others; returns the folders that matter. */
async function buildWhatCan(names: readonly string[], out: string, terminal: Terminal): Promise<readonly string[]> {
  const folders: string[] = [];
  for (const name of names) {
    const whole = await loadWhole(name);
    folders.push(...whole.sources.map(({ folder }) => folder));
    try {
      await buildOne(whole, name, out, terminal);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      terminal.err(`${error.message}\n`);
    }
  }
  return folders;
}

async function buildOne(whole: WholeTitle, name: string, out: string, terminal: Terminal): Promise<void> {
  const diagnostics = await checkLoaded(whole);
  terminal.err(pretty(diagnostics, { color: terminal.errColor, from: process.cwd(), width: terminal.errWidth }));
  const { title } = whole;
  if (title === undefined || hasErrors(diagnostics))
    throw new InputError(`${name} is not built before its errors are mended`);
  const count = await writeTitle({ ...whole, title }, out);
  terminal.out(`${title.id}: ${count} files in ${join(out, title.id)}\n`);
}

/** Writes the module of a title below `out`; returns the number of files. */
export async function writeTitle({ title, manifests, externals }: SoundTitle, out: string): Promise<number> {
  const folder = join(resolve(out), title.id);
  const imported = externals.map(({ name, file, exported }) => ({
    name,
    exported,
    from: specifier(name, file, folder),
  }));
  const files = await emitTitle(title, manifests, imported);
  for (const { path, text } of files) {
    const target = join(resolve(out), path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  return files.length;
}

/** A package is found from anywhere; a path is told from where the module lies. */
function specifier(name: string, file: string, folder: string): string {
  if (!name.startsWith('.') && !name.startsWith('/')) return name;
  const path = relative(folder, file).replaceAll('\\', '/');
  return path.startsWith('.') ? path : `./${path}`;
}
