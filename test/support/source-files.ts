import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface SourceFile {
  /** From the root of the project, with forward slashes: `runtime/kernel/log.ts`. */
  readonly path: string;
  readonly text: string;
}

export interface Import {
  readonly from: string;
  /** Path from the root for a file of the project, else the module's name as it is written. */
  readonly to: string;
  readonly relative: boolean;
}

/** Paths of all files below a folder of the project. */
export function filesBelow(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** TypeScript sources below a folder; tests are not among them. */
export function sourcesBelow(folder: string): SourceFile[] {
  return filesBelow(folder)
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
}

export function importsOf({ path, text }: SourceFile): Import[] {
  const statements = withoutComments(text).matchAll(/(?:\bfrom|\bimport)\s*\(?\s*(['"])(.+?)\1/g);
  return [...statements].map(([, , name = '']) => {
    const isRelative = name.startsWith('.');
    const to = isRelative
      ? normalize(join(dirname(path), name))
          .split(sep)
          .join('/')
      : name;
    return { from: path, to, relative: isRelative };
  });
}

/** The code alone; what looks like a comment inside a text is left out too, which no check here minds. */
export function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"`])\/\/.*$/gm, '$1');
}
