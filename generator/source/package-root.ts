import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

let found: string | undefined;

/** The folder of this package, whether it runs from source or built: the one that holds `titles` and `schemas`. */
export function packageRoot(): string {
  if (found !== undefined) return found;
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'titles', 'standard', 'tiles.json')) || !existsSync(join(folder, 'package.json'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error('The titles that belong to this package are missing.');
    folder = parent;
  }
  found = folder;
  return folder;
}
