/**
 * Random games of every title, for every number of players and with its optional rules, come to an end of their own,
 * and reach together all its steps, actions, train events, statuses, abilities and the rules of its mechanics. The table
 * of what they reach goes to out/coverage/.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { builtInTitles, titlesIn } from '../generator/source/find-title.ts';
import { ASPECTS, coverageTable } from '../runtime/testing/index.ts';
import { coverTitle } from './support/cover-title.ts';
import type { Covered } from './support/cover-title.ts';
import { OUT_OF_REACH } from './support/out-of-reach.ts';
import { ROOT } from './support/source-files.ts';

/** Games beyond one at every table, while something has not been reached. */
const MORE = 120;

const folder = join(ROOT, 'out', 'coverage');

const givenOf = (id: string): ReadonlySet<string> =>
  new Set(OUT_OF_REACH.filter(({ titles }) => titles.includes(id)).map(({ what }) => what));

const summary = (id: string, { coverage, wanted, games, actions, reasons }: Covered): string => {
  const reached = ASPECTS.map((aspect) => {
    const names = wanted[aspect];
    return `${aspect} ${names.filter((name) => coverage[aspect].has(name)).length}/${names.length}`;
  });
  const ends = [...reasons].map(([reason, count]) => `${count} ${reason}`);
  return `${id}: ${reached.join(', ')}; ${games} games (${ends.join(', ')}), ${actions} actions`;
};

describe('random games', () => {
  for (const id of titlesIn(builtInTitles())) {
    it(`end, and reach all of ${id}`, () => {
      const covered = coverTitle(id, { more: MORE, given: givenOf(id) });
      const line = summary(id, covered);
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, `${id}.txt`), `${line}\n${coverageTable(covered.coverage, covered.wanted)}\n`);
      process.stdout.write(`${line}\n`);
      expect(covered.faults).toEqual([]);
      expect(covered.missing).toEqual(Object.fromEntries(ASPECTS.map((aspect) => [aspect, []])));
    }, 240_000);
  }
});

describe('what no random game reaches', () => {
  it.each(OUT_OF_REACH)('is shown by another test: $what', ({ shownBy: [file, test] }) => {
    expect(readFileSync(join(ROOT, file), 'utf8')).toContain(test);
  });
});
