/** The corpus of public logs: reference data outside the project, read in place where it is there. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameLog } from '../../runtime/kernel/log.ts';
import { readLog } from '../../runtime/kernel/read-log.ts';
import { packageRoot } from '../source/package-root.ts';

/** Named in the environment, or else beside the project. */
export function corpusFolder(): string {
  return process.env['TRACKWRIGHT_CORPUS'] ?? join(packageRoot(), '..', 'shared', 'replays');
}

/** `name` is folder and file, `1830/26855`; undefined where there is no such log. */
export function readCorpusLog(name: string, folder: string): GameLog | undefined {
  const path = join(folder, `${name}.json`);
  if (!/^[\w.-]+\/[\w.-]+$/.test(name) || !existsSync(path)) return undefined;
  return readLog(JSON.parse(readFileSync(path, 'utf8')));
}
