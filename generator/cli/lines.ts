import { basename } from 'node:path';
import { builtInTitles, findTitle, titlesIn } from '../source/find-title.ts';
import { titleLines } from '../source/title-lines.ts';
import { defineCommand, flag } from './command.ts';
import { FINE, InputError } from './status.ts';
import { tableOf } from './table.ts';

export const lines = defineCommand({
  name: 'lines',
  arguments: '[TITLE...]',
  summary: 'counts what is written for each title: lines of JSON, and of anything else',
  takes: [0, Infinity],
  options: { json: flag('as JSON') },
  run: (args, { json }, terminal) => {
    const names = args.length > 0 ? args : titlesIn(builtInTitles());
    const counted = names.map((name) => {
      const folder = folderOf(name);
      return { title: basename(folder), ...titleLines(folder) };
    });
    if (json) {
      terminal.out(`${JSON.stringify(counted, null, 2)}\n`);
      return FINE;
    }
    const rows = counted.map(({ title, files, json: data, other }) => [title, files, data, other].map(String));
    terminal.out(tableOf(['title', 'files', 'JSON lines', 'other lines'], rows));
    return FINE;
  },
});

function folderOf(name: string): string {
  const found = findTitle(name);
  if ('folder' in found) return found.folder;
  throw new InputError(`there is no title ${name}; known are ${found.known.join(', ')}`);
}
