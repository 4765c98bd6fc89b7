/**
 * The corpus of real game logs: reference data that lies outside the project and is read in place. Tests that need it
 * are skipped, visibly, where it is absent.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

import type { GameLog } from '../../runtime/kernel/log.ts';
import { readLog } from '../../runtime/kernel/read-log.ts';

export const CORPUS =
  process.env['TRACKWRIGHT_CORPUS'] ?? fileURLToPath(new URL('../../../shared/replays', import.meta.url));
export const corpusIsThere = existsSync(CORPUS);

export interface CorpusLog {
  /** Folder: the id of the title. */
  readonly title: string;
  /** File name without `.json`. */
  readonly name: string;
  readonly logPath: string;
  readonly tracePath: string;
}

/** Every log of the corpus that has a trace beside it, by title and name. */
export function corpusLogs(title?: string): CorpusLog[] {
  if (!corpusIsThere) return [];
  return folders()
    .filter((folder) => title === undefined || folder === title)
    .flatMap((folder) =>
      readdirSync(join(CORPUS, folder))
        .filter((file) => file.endsWith('.trace.jsonl'))
        .map((file) => file.slice(0, -'.trace.jsonl'.length))
        .map((name) => ({
          title: folder,
          name,
          logPath: join(CORPUS, folder, `${name}.json`),
          tracePath: join(CORPUS, folder, `${name}.trace.jsonl`),
        })),
    );
}

export function readCorpusLog(log: CorpusLog): GameLog {
  return readLog(JSON.parse(readFileSync(log.logPath, 'utf8')));
}

/** Ids of the actions that the public implementation played, as its trace lists them. */
export function tracedIds(log: CorpusLog): number[] {
  return readFileSync(log.tracePath, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => (JSON.parse(line) as { id: number }).id)
    .slice(1);
}

function folders(): string[] {
  return readdirSync(CORPUS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}
