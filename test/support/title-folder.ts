/** Title folders in a temporary place, for tests that read files. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { check } from '../../generator/check/check.ts';
import { surroundings } from '../../generator/check/context.ts';
import { scaffoldFiles } from '../../generator/cli/scaffold/files.ts';
import type { Diagnostic } from '../../generator/diagnostics/diagnostic.ts';
import { loadWhole } from '../../generator/resolve/load-whole.ts';
import { schemaPath } from '../../generator/source/schema-path.ts';

export interface TitleFolders {
  /** Writes files into the folder of a title, and returns it. */
  readonly write: (id: string, files: Readonly<Record<string, unknown>>) => string;
  /** The small title of `trackwright new`, with files changed or added. */
  readonly sound: (id: string, changes?: Readonly<Record<string, (value: never) => unknown>>) => string;
  readonly remove: () => void;
}

export function titleFolders(): TitleFolders {
  const root = mkdtempSync(join(tmpdir(), 'trackwright-titles-'));
  const write: TitleFolders['write'] = (id, files) => {
    const folder = join(root, id);
    mkdirSync(folder, { recursive: true });
    for (const [name, value] of Object.entries(files)) {
      const file = join(folder, name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, typeof value === 'string' ? value : `${JSON.stringify(withSchema(file, value), null, 2)}\n`);
    }
    return folder;
  };
  return {
    write,
    sound: (id, changes = {}) => {
      const files = Object.fromEntries(
        [...scaffoldFiles(id)].map(([name, value]) => [
          name,
          changes[name]?.(structuredClone(value) as never) ?? value,
        ]),
      );
      return write(id, files);
    },
    remove: () => rmSync(root, { recursive: true }),
  };
}

function withSchema(file: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || '$schema' in value || !file.endsWith('.json')) return value;
  const overlay = 'extends' in value;
  const kind = basename(dirname(file)) === 'examples' ? 'example' : basename(file, '.json');
  return { $schema: schemaPath(file, overlay ? `overlay/${kind}` : kind), ...value };
}

/** All findings about the title in a folder. */
export async function findingsIn(folder: string): Promise<Diagnostic[]> {
  const title = await loadWhole(folder);
  return check(title, { ...surroundings(title.manifests, title.validators), mechanics: title.mechanics });
}

/** `code file pointer`, as far as a test wants to know. */
export function brief({ code, file, pointer }: Diagnostic): string {
  return `${code} ${basename(dirname(file))}/${basename(file)} ${pointer}`.trim();
}
