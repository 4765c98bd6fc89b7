import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { findTitle } from '../source/find-title.ts';
import { schemaPath } from '../source/schema-path.ts';
import { isSafeId } from '../source/title-files.ts';
import { defineCommand, setting } from './command.ts';
import { compactJson } from './compact-json.ts';
import { scaffoldFiles } from './scaffold/files.ts';
import { FINE, InputError } from './status.ts';

export const newTitle = defineCommand({
  name: 'new',
  arguments: 'ID',
  summary: 'begins a title: a small complete one that passes check, or an overlay over another title',
  takes: [1, 1],
  options: { extends: setting('TITLE', 'begin with an overlay over this title') },
  run: ([path = ''], { extends: base }, terminal) => {
    const folder = resolve(path);
    const id = basename(folder);
    if (!isSafeId(id)) throw new InputError(`"${id}" is no safe name: use letters, digits, "-", "_" and "."`);
    if (existsSync(folder)) throw new InputError(`${path} is there already`);
    const files = base === undefined ? scaffoldFiles(id) : overlayFiles(id, base, folder);
    mkdirSync(folder, { recursive: true });
    for (const [name, value] of files) {
      const file = join(folder, name);
      const kind = `${base === undefined ? '' : 'overlay/'}${name.replace(/\.json$/, '')}`;
      writeFileSync(file, `${compactJson({ $schema: schemaPath(file, kind), ...value })}\n`);
      terminal.out(`${relative(process.cwd(), file)}\n`);
    }
    terminal.out(`\nNow: trackwright check ./${relative(process.cwd(), folder)}\n`);
    return FINE;
  },
});

/** What a title needs that is the same as another one; what differs is for the designer to add. */
function overlayFiles(id: string, base: string, folder: string): ReadonlyMap<string, object> {
  const found = findTitle(base);
  if (!('folder' in found)) throw new InputError(`there is no title ${base} to extend`);
  const isPath = base.includes('/') || base.includes('\\');
  const named = isPath ? relative(folder, found.folder).replaceAll('\\', '/') : base;
  return new Map([['title.json', { id, extends: named, name: id }]]);
}
