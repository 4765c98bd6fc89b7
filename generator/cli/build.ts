import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { hasErrors } from '../diagnostics/diagnostic.ts';
import { emitTitle } from '../emit/emit-title.ts';
import { builtInTitles, titlesIn } from '../source/find-title.ts';
import { checkLoaded } from './check.ts';
import { defineCommand, setting } from './command.ts';
import { pretty } from './formats/pretty.ts';
import { openTitle, type SoundTitle } from './open-title.ts';
import { FINE, InputError } from './status.ts';
import type { ExitStatus } from './status.ts';

export const build = defineCommand({
  name: 'build',
  arguments: '[TITLE...]',
  summary: 'checks titles, then writes a typed module for each',
  takes: [0, Infinity],
  options: { out: setting('DIR', 'where the modules go; default: out/titles') },
  run: async (names, { out = join('out', 'titles') }, terminal): Promise<ExitStatus> => {
    for (const name of names.length === 0 ? titlesIn(builtInTitles()) : names) {
      const whole = await openTitle(name, terminal);
      const diagnostics = await checkLoaded(whole);
      terminal.err(pretty(diagnostics, { color: terminal.errColor, from: process.cwd() }));
      if (hasErrors(diagnostics)) throw new InputError(`${name} is not built before its errors are mended`);
      const count = await writeTitle(whole, out);
      terminal.out(`${whole.title.id}: ${count} files in ${join(out, whole.title.id)}\n`);
    }
    return FINE;
  },
});

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
