/**
 * Real games: every log of the corpus whose title exists under titles/ is played, and every key of the state after every
 * action is compared with what the public implementation answered.
 */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';

import { playLog } from '../generator/replay/play-log.ts';
import { tell } from '../generator/replay/report.ts';
import { readTrace } from '../generator/replay/trace.ts';
import { loadTitle } from '../generator/resolve/load-title.ts';
import { builtInTitles, titlesIn } from '../generator/source/find-title.ts';
import type { TitleDefinition } from '../runtime/kernel/title.ts';
import { CORPUS, corpusIsThere, corpusLogs, readCorpusLog } from './support/corpus.ts';

const titles = titlesIn(builtInTitles()).filter((title) => corpusLogs(title).length > 0);

const where = corpusIsThere ? CORPUS : `skipped: there is no folder ${CORPUS}, see CONTRIBUTING.md`;

describe.skipIf(!corpusIsThere)(`logs of real games (${where})`, () => {
  it('exist for at least one title', () => {
    expect(titles, `no folder of ${CORPUS} is named like a title`).not.toEqual([]);
  });

  describe.each(titles)('%s', (id) => {
    let title: TitleDefinition | undefined;

    beforeAll(() => {
      title = loadTitle(id).title;
    });

    it.each(corpusLogs(id).map((log) => [log.name, log] as const))('%s', (name, log) => {
      expect(title, `${id} has errors: trackwright check ${id}`).toBeDefined();
      if (title === undefined) return;
      const report = playLog(title, readCorpusLog(log), readTrace(readFileSync(log.tracePath, 'utf8')));
      expect(report.difference, tell(name, report)).toBeUndefined();
      expect(report.actions).toBeGreaterThan(0);
    });
  });
});
