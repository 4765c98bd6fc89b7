/** The small title of `trackwright new`: of single faults put into it, at least 95 of 100 are found (`npm run mutate` does all titles). */
import { afterAll, expect, test } from 'vitest';
import { surroundings } from '../generator/check/context.ts';
import { loadWhole } from '../generator/resolve/load-whole.ts';
import { seededRandom } from '../runtime/testing/index.ts';
import { allKinds } from '../bench/mutate/kinds.ts';
import { partsOf } from '../bench/mutate/parts.ts';
import { firstFinding } from '../bench/mutate/try.ts';
import { titleFolders } from './support/title-folder.ts';

const { sound, remove } = titleFolders();
afterAll(remove);

/** So many faults are passed over for each one that is tried. */
const EVERY = 4;

test('at least 95 % of the faults are found, and none of them breaks the checker', { timeout: 120_000 }, async () => {
  const title = await loadWhole(sound('small'));
  const options = surroundings(title.manifests, title.validators);
  const parts = partsOf(title, title.validators);
  expect(firstFinding(parts, title, options)).toBeUndefined();

  const kinds = allKinds(options);
  expect(kinds.length).toBeGreaterThanOrEqual(20);
  const random = seededRandom(1);
  const faults = kinds.flatMap((kind) =>
    [...kind.faults({ parts, random })].map(({ at, parts: broken }) => ({
      what: `${kind.name} at ${at.join('/')}`,
      broken,
    })),
  );
  const tried = faults.filter((_, index) => index % EVERY === 0);
  const missed = tried
    .filter(({ broken }) => firstFinding(broken, title, options) === undefined)
    .map(({ what }) => what);
  expect(tried.length).toBeGreaterThan(150);
  expect((missed.length * 100) / tried.length, missed.join('\n')).toBeLessThan(5);
});
