/** Random games of every title: each has its own file, so that they are played side by side. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { OUT_OF_REACH } from '../support/out-of-reach.ts';
import { settingsOf, titleNames } from '../support/random-games.ts';
import { ROOT } from '../support/source-files.ts';

describe('every title', () => {
  it.each(titleNames())('%s is played by random games', (id) => {
    expect(existsSync(join(ROOT, 'test', 'random-games', `${id}.test.ts`))).toBe(true);
  });
});

describe('tables', () => {
  // Numbers of players times sets of optional rules that the rules allow together.
  it.each([
    ['1836Jr56', 3 * 2 ** 5],
    ['1856', 4 * 2 ** 3],
    // Five ways with bonds, stations and licences; a queue without some corporations only for four.
    ['1849', 2 * (2 ** 3 * 5) + 2 ** 4 * 5],
  ])('of %s: %i', (id, count) => {
    expect(settingsOf(id)).toHaveLength(count);
  });
});

describe('what no random game reaches', () => {
  it.each(OUT_OF_REACH)('is shown by another test: $what', ({ shownBy: [file, test] }) => {
    expect(readFileSync(join(ROOT, file), 'utf8')).toContain(test);
  });
});
