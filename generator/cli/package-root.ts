import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of Trackwright's own package.json, wherever this file was compiled to. */
export function packageRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!isOurs(join(folder, 'package.json'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error('the package.json of trackwright was not found');
    folder = parent;
  }
  return folder;
}

export function packageVersion(): string {
  return readPackage(join(packageRoot(), 'package.json')).version;
}

function isOurs(path: string): boolean {
  return existsSync(path) && readPackage(path).name === 'trackwright';
}

function readPackage(path: string): { name: string; version: string } {
  return JSON.parse(readFileSync(path, 'utf8')) as { name: string; version: string };
}
