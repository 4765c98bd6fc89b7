/** Public logs to measure with, read in place. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../generator/source/package-root.ts';
import { loadTitle } from '../generator/resolve/load-title.ts';
import type { Rulebook, GameLog, LoggedAction } from '../runtime/index.ts';
import { keptActions, link, readLog, withAutomatic } from '../runtime/index.ts';
import { mechanics } from '../runtime/mechanics/index.ts';

export interface Prepared {
  readonly log: GameLog;
  readonly rules: Rulebook;
  /** In the order in which they are applied. */
  readonly actions: readonly LoggedAction[];
}

export const corpus = (): string => process.env['TRACKWRIGHT_CORPUS'] ?? join(packageRoot(), '..', 'shared', 'replays');

/** Titles that have logs and can be played here. */
export const titlesWithLogs = (): readonly string[] =>
  existsSync(corpus())
    ? readdirSync(corpus()).filter((name) => existsSync(join(packageRoot(), 'titles', name, 'title.json')))
    : [];

export const logsOf = (id: string): readonly Prepared[] => {
  const { title } = loadTitle(id);
  if (title === undefined) return [];
  const folder = join(corpus(), id);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => {
      const log = readLog(JSON.parse(readFileSync(join(folder, name), 'utf8')));
      const rules = link(title, mechanics, { players: log.players.length, variants: log.variants });
      return { log, rules, actions: keptActions(log.actions).flatMap(withAutomatic) };
    });
};
