/**
 * `npm run mutate [TITLE...] [-- --seed N --misses]`: puts single faults into titles, one at a time and every place where
 * a kind applies, and counts those that check finds. A fault that it misses either becomes a rule, or is one that
 * leaves another sound title: that there is one tile fewer, say, only the rule book can contradict (statements.json).
 */
import { parseArgs } from 'node:util';
import { check } from '../../generator/check/check.ts';
import { surroundings } from '../../generator/check/context.ts';
import { loadWhole } from '../../generator/resolve/load-whole.ts';
import { builtInTitles, titlesIn } from '../../generator/source/find-title.ts';
import { seededRandom } from '../../runtime/testing/index.ts';
import { allKinds } from './kinds.ts';
import { partsOf } from './parts.ts';
import { table, type Tally } from './table.ts';
import { firstFinding } from './try.ts';

const GOAL = 95;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: '1' }, misses: { type: 'boolean', default: false } },
});

let good = true;
for (const name of positionals.length > 0 ? positionals : titlesIn(builtInTitles())) {
  const { percent, text } = await mutate(name, Number(values.seed), values.misses);
  console.log(text);
  good &&= percent >= GOAL;
}
process.exitCode = good ? 0 : 1;

async function mutate(name: string, seed: number, showMisses: boolean): Promise<{ percent: number; text: string }> {
  const title = await loadWhole(name);
  const options = { ...surroundings(title.manifests, title.validators), mechanics: title.mechanics };
  const before = await check(title, options);
  if (before.length > 0)
    return { percent: 0, text: `${name}: there are findings before any fault: ${before[0]?.code ?? ''}\n` };

  const parts = partsOf(title, title.validators);
  const sound = firstFinding(parts, title, options);
  if (sound !== undefined) throw new Error(`${name}, written as one title, has a finding: ${sound}`);
  const random = seededRandom(seed);
  const tallies = allKinds(options).map((kind): Tally => {
    const missed: string[] = [];
    let count = 0;
    for (const fault of kind.faults({ parts, random })) {
      count += 1;
      if (firstFinding(fault.parts, title, options) === undefined) missed.push(fault.at.join('/'));
    }
    return { kind: kind.name, count, missed };
  });
  return table(name, tallies, showMisses);
}
