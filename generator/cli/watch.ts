/** Runs something again whenever a file below some folders is saved. */
import { watch } from 'node:fs';
import { FINE, type ExitStatus } from './status.ts';
import type { Terminal } from './terminal.ts';

/** Editors save in several steps: what comes within this time is one save. */
const QUIET_MS = 80;

/** `again` returns the folders to watch from then on. Goes on until it is stopped, or there is nothing to watch. */
export function watchFolders(
  first: readonly string[],
  again: () => Promise<readonly string[]>,
  terminal: Terminal,
  stop?: AbortSignal,
): Promise<ExitStatus> {
  return new Promise((resolve, reject) => {
    let watched = new Map<string, ReturnType<typeof watch>>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      clearTimeout(timer);
      for (const watcher of watched.values()) watcher.close();
      resolve(FINE);
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
      const next = new Map(
        wanted.map((folder) => [folder, watched.get(folder) ?? watch(folder, { recursive: true }, onSave)] as const),
      );
      for (const [folder, watcher] of watched) if (!next.has(folder)) watcher.close();
      watched = next;
      if (watched.size === 0) return end();
      terminal.err(`watching ${watched.size === 1 ? 'one folder' : `${watched.size} folders`}; stop with Ctrl-C\n`);
    };
    stop?.addEventListener('abort', end);
    follow(first);
  });
}
