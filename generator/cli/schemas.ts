import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { composedFiles } from '../validate/composed-schemas.ts';
import { defineCommand, setting } from './command.ts';
import { loadWhole } from '../resolve/load-whole.ts';
import { FINE, InputError, type ExitStatus } from './status.ts';

export const schemas = defineCommand({
  name: 'schemas',
  arguments: 'TITLE',
  summary: 'writes the schemas for editors, with the mechanics that the title brings along',
  takes: [1, 1],
  options: { out: setting('DIR', 'where they go; default: schemas, beside the title folder') },
  run: async ([name = ''], { out }, terminal): Promise<ExitStatus> => {
    const { folder, validators } = await loadWhole(name);
    if (folder === '') throw new InputError(`there is no title ${name}`);
    const target = resolve(out ?? join(dirname(folder), 'schemas'));
    for (const [path, text] of composedFiles(validators.schemas)) {
      mkdirSync(dirname(join(target, path)), { recursive: true });
      writeFileSync(join(target, path), text);
    }
    const shown = relative(folder, join(target, 'title.schema.json')).replaceAll('\\', '/');
    terminal.out(`Name them in the files of the title: "$schema": "${shown}"\n`);
    return FINE;
  },
});
