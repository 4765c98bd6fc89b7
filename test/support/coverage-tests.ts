/** The tests of one title by random games, and the table of what they reach, which goes to out/coverage/. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';

import { ASPECTS, coverageTable } from '../../runtime/testing/index.ts';
import { coverTitle } from './cover-title.ts';
import type { Covered } from './cover-title.ts';
import { OUT_OF_REACH } from './out-of-reach.ts';
import { ROOT } from './source-files.ts';

/** Games beyond one at every table, while something has not been reached. */
const MORE = 300;

const PATIENCE = 400_000;

const givenOf = (id: string): ReadonlySet<string> =>
  new Set(OUT_OF_REACH.filter(({ titles }) => titles.includes(id)).map(({ what }) => what));

const summary = (id: string, { coverage, wanted, tables, games, actions, reasons }: Covered): string => {
  const reached = ASPECTS.map((aspect) => {
    const names = wanted[aspect];
    return `${aspect} ${names.filter((name) => coverage[aspect].has(name)).length}/${names.length}`;
  });
  const ends = [...reasons].map(([reason, count]) => `${count} ${reason}`);
  return `${id}: ${reached.join(', ')}; ${tables} tables (${ends.join(', ')}), ${games} games, ${actions} actions`;
};

export const testRandomGames = (id: string): void => {
  describe(`random games of ${id}`, () => {
    let covered: Covered;
    beforeAll(() => {
      covered = coverTitle(id, { more: MORE, given: givenOf(id) });
      const line = summary(id, covered);
      const folder = join(ROOT, 'out', 'coverage');
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, `${id}.txt`), `${line}\n${coverageTable(covered.coverage, covered.wanted)}\n`);
      process.stdout.write(`${line}\n`);
    }, PATIENCE);

    it('end at every table as the rules have it, with all that holds in every state holding', () => {
      expect(covered.faults).toEqual([]);
      expect([...covered.reasons.values()].reduce((sum, count) => sum + count, 0)).toBe(covered.tables);
    });

    it('reach all that any game can reach', () => {
      expect(covered.missing).toEqual(Object.fromEntries(ASPECTS.map((aspect) => [aspect, []])));
    });
  });
};
