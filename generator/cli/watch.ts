/** Runs something again whenever a file below some folders is saved. Ends only when the process is told to. */
import { watch } from 'node:fs';
import type { ExitStatus } from './status.ts';
import type { Terminal } from './terminal.ts';

/** Editors save in several steps: what comes within this time is one save. */
const QUIET_MS = 80;

/** `again` returns the folders to watch from then on. */
export function watchFolders(
  first: readonly string[],
  again: () => Promise<readonly string[]>,
  terminal: Terminal,
): Promise<ExitStatus> {
  return new Promise((_, reject) => {
    let watched = new Map<string, ReturnType<typeof watch>>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onSave = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        terminal.err('\n');
        again().then(follow, reject);
      }, QUIET_MS);
    };
    const follow = (folders: readonly string[]) => {
      const next = new Map(
        [...new Set(folders)].map(
          (folder) => [folder, watched.get(folder) ?? watch(folder, { recursive: true }, onSave)] as const,
        ),
      );
      for (const [folder, watcher] of watched) if (!next.has(folder)) watcher.close();
      watched = next;
      terminal.err(`watching ${next.size === 1 ? 'one folder' : `${next.size} folders`}; stop with Ctrl-C\n`);
    };
    follow(first);
  });
}
