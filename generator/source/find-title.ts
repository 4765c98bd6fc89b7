/** From what the user calls a title (an id or a path) to its folder. */
import { readdirSync, statSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, resolve } from 'node:path';
import { packageRoot } from './package-root.ts';
import { isSafeId } from './title-files.ts';

export const builtInTitles = (): string => join(packageRoot(), 'titles');

/** The ids under a folder of titles. */
export function titlesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => isFile(join(folder, name, 'title.json')))
      .toSorted((a, b) => (a < b ? -1 : 1));
  } catch {
    return [];
  }
}

export type Found =
  { readonly folder: string } | { readonly problem: 'unknown' | 'unsafe'; readonly known: readonly string[] };

/** `TITLE` of the command line: an id under `titles/`, or a path to a title folder (or to a file in it). */
export function findTitle(idOrPath: string, from: string = process.cwd()): Found {
  if (!looksLikePath(idOrPath)) {
    const folder = join(builtInTitles(), idOrPath);
    if (isSafeId(idOrPath) && isFolder(folder) && idOrPath !== 'standard') return { folder };
  }
  return findByPath(idOrPath, from);
}

/** What `extends` names: a path from the title's own folder, a title beside it, or a built-in title. */
export function findBase(idOrPath: string, titleFolder: string): Found {
  if (looksLikePath(idOrPath)) return findByPath(idOrPath, titleFolder);
  const beside = join(dirname(titleFolder), idOrPath);
  if (isSafeId(idOrPath) && isFile(join(beside, 'title.json'))) return { folder: beside };
  const found = findTitle(idOrPath, titleFolder);
  if ('folder' in found) return found;
  return { ...found, known: [...new Set([...titlesIn(dirname(titleFolder)), ...found.known])] };
}

function findByPath(path: string, from: string): Found {
  const known = titlesIn(builtInTitles());
  const full = isAbsolute(path) ? path : resolve(from, path);
  const folder = isFile(full) ? dirname(full) : full;
  if (isFolder(folder)) return isSafeId(basename(folder)) ? { folder } : { problem: 'unsafe', known };
  return { problem: looksLikePath(path) || isSafeId(path) ? 'unknown' : 'unsafe', known };
}

function looksLikePath(name: string): boolean {
  return name.includes('/') || name.includes('\\') || name === '.' || name === '..';
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
