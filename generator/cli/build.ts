import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { TitleDefinition } from '../../runtime/kernel/title.ts';
import { manifests } from '../../runtime/mechanics/manifests.ts';
import { emitTitle } from '../emit/emit-title.ts';
import { builtInTitles, titlesIn } from '../source/find-title.ts';
import { defineCommand, setting } from './command.ts';
import { openTitle } from './open-title.ts';
import { FINE } from './status.ts';
import type { ExitStatus } from './status.ts';

export const build = defineCommand({
  name: 'build',
  arguments: '[TITLE...]',
  summary: 'checks titles, then writes a typed module for each',
  takes: [0, Infinity],
  options: { out: setting('DIR', 'where the modules go; default: out/titles') },
  run: async (names, { out = join('out', 'titles') }, terminal): Promise<ExitStatus> => {
    for (const name of names.length === 0 ? titlesIn(builtInTitles()) : names) {
      const { title } = openTitle(name, terminal);
      const count = await writeTitle(title, out);
      terminal.out(`${title.id}: ${count} files in ${join(out, title.id)}\n`);
    }
    return FINE;
  },
});

/** Writes the module of a title below `out`; returns the number of files. */
export async function writeTitle(title: TitleDefinition, out: string): Promise<number> {
  const files = await emitTitle(title, manifests);
  for (const { path, text } of files) {
    const target = join(resolve(out), path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  return files.length;
}
