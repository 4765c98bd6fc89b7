/** Runs something again whenever a file below some folders is saved. */
import { existsSync, readdirSync, watch } from 'node:fs';
import { join, resolve } from 'node:path';
import { FINE, type ExitStatus } from './status.ts';
import type { Terminal } from './terminal.ts';

/** Editors save in several steps: what comes within this time is one save. */
const QUIET_MS = 80;

interface WatchOptions {
  readonly stop?: AbortSignal;
  /** A folder that is written to by what runs again, absolute. */
  readonly except?: string;
}

/** `again` returns the folders to watch from then on. Goes on until it is stopped, or there is nothing to watch. */
export function watchFolders(
  first: readonly string[],
  again: () => Promise<readonly string[]>,
  terminal: Terminal,
  { stop, except }: WatchOptions = {},
): Promise<ExitStatus> {
  return new Promise((finish, reject) => {
    let watched = new Map<string, ReturnType<typeof watch>>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      clearTimeout(timer);
      for (const watcher of watched.values()) watcher.close();
      finish(FINE);
    };
    const onSave = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        terminal.err('\n');
        again().then(follow, reject);
      }, QUIET_MS);
    };
    const follow = (folders: readonly string[]) => {
      const wanted = [...new Set(folders)];
      const inside = new Set(wanted.flatMap((folder) => withFolders(folder, except)));
      const next = new Map(
        [...inside].map((folder) => [folder, watched.get(folder) ?? watch(folder, onSave)] as const),
      );
      for (const [folder, watcher] of watched) if (!next.has(folder)) watcher.close();
      watched = next;
      if (watched.size === 0) return end();
      terminal.err(`watching ${wanted.length === 1 ? 'one folder' : `${wanted.length} folders`}; stop with Ctrl-C\n`);
    };
    stop?.addEventListener('abort', end);
    follow(first);
  });
}

/**
 * A folder and those in it, each to be watched by itself: where the system cannot watch a whole tree, Node watches its
 * files one by one, and loses those that an editor saves by putting a new file in the place of the old one.
 */
function withFolders(folder: string, except: string | undefined): string[] {
  if (resolve(folder) === except || !existsSync(folder)) return [];
  const inside = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && entry.name !== 'node_modules' && !entry.name.startsWith('.'),
  );
  return [folder, ...inside.flatMap(({ name }) => withFolders(join(folder, name), except))];
}
