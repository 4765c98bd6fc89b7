import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Game } from '../../runtime/kernel/game.ts';
import { link } from '../../runtime/link/link.ts';
import { mechanics as builtIn } from '../../runtime/mechanics/index.ts';
import { brokenInvariants, playRandomly } from '../../runtime/testing/index.ts';
import { loadWhole } from '../resolve/load-whole.ts';
import { commands } from './commands.ts';
import { run } from './run.ts';

let folder = '';
const home = process.cwd();
beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'trackwright-new-')));
  process.chdir(folder);
});
afterAll(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

async function type(words: string): Promise<{ status: number; out: string; err: string }> {
  let out = '';
  let err = '';
  const terminal = {
    out: (text: string) => void (out += text),
    err: (text: string) => void (err += text),
    outColor: false,
    errColor: false,
  };
  const status = await run(words.split(' '), commands, '0', terminal);
  return { status, out, err };
}

async function playOut(path: string, players: number, seed: number): Promise<Game> {
  const { title, mechanics } = await loadWhole(path);
  if (title === undefined) throw new Error(`${path} has errors`);
  const seats = Array.from({ length: players }, (_, index) => ({ id: index + 1, name: `Player ${index + 1}` }));
  const game = Game.start(link(title, [...builtIn, ...mechanics], { players }), { players: seats, seed });
  playRandomly(game, { seed });
  return game;
}

describe('trackwright new', () => {
  test('writes a title that passes check --strict', async () => {
    const { status, out } = await type('new mine');
    expect(status).toBe(0);
    expect(out).toContain('mine/title.json\n');
    expect(await type('check --strict ./mine')).toEqual({ status: 0, out: '1 title checked: no findings\n', err: '' });
  });

  test.each([2, 3, 4])('and that %i players can play to the end', async (players) => {
    for (const seed of [1, 2]) {
      const game = await playOut('./mine', players, seed);
      expect(game.state.finished).toBe(true);
      expect(brokenInvariants(game)).toEqual([]);
    }
  });

  test('writes an overlay over a title, named by id or by path', async () => {
    expect((await type('new small-1830 --extends 1830')).status).toBe(0);
    expect((await type('new yours --extends ./mine')).status).toBe(0);
    expect(JSON.parse(readFileSync('yours/title.json', 'utf8'))).toMatchObject({ id: 'yours', extends: '../mine' });
    expect((await type('check --strict ./small-1830 ./yours')).out).toBe('2 titles checked: no findings\n');
  });

  test('never writes over what is there, and takes safe names only', async () => {
    expect((await type('new mine')).err).toContain('mine is there already');
    expect((await type('new con')).status).toBe(1);
    expect((await type('new other --extends 1831')).status).toBe(1);
  });
});

/** A mechanic as a designer may write it beside his title: plain JavaScript, nothing imported. */
const TOLL = `
const manifest = {
  name: 'toll',
  summary: 'Whoever lays a tile on the bridge pays a toll.',
  options: {
    type: 'object',
    required: ['hex', 'amount'],
    properties: {
      hex: { description: 'Coordinate of a hex.', type: 'string', 'x-refers': 'hexes' },
      amount: { description: 'The toll, in whole currency units.', type: 'integer', minimum: 1 },
    },
  },
  provides: { rules: { 'toll.paid': 'The toll is part of what the tile costs.' } },
};

export default {
  manifest,
  behave: ({ options }) => ({
    hooks: { tileCost: (play, cost, { hex }) => (hex.id === options.hex ? cost + options.amount : cost) },
  }),
};
`;

/** A rule that it brings for the checker. */
const RULE = `{
  code: 'toll/above-bank',
  severity: 'error',
  summary: 'The toll is more than the whole bank.',
  why: 'Nobody could ever pay it.',
  bad: { mechanics: [{ id: 'toll', hex: 'B4', amount: 5000 }] },
  good: {},
  message: ({ amount, bank }) => ({
    message: \`A toll of \${amount} is more than the bank of \${bank}.\`,
    hint: 'Perhaps a digit is too many.',
  }),
  *check({ title, options: { amount }, at }) {
    if (amount > title.bank) yield { at: at('amount'), says: { amount, bank: title.bank } };
  },
}`;

describe('a mechanic named by its path', () => {
  const use = (entry: object) => {
    const title = JSON.parse(readFileSync('mine/title.json', 'utf8')) as object;
    writeFileSync('mine/title.json', `${JSON.stringify({ ...title, mechanics: [entry] }, null, 2)}\n`);
  };
  const silence = (...rules: readonly string[]) => {
    const title = JSON.parse(readFileSync('mine/title.json', 'utf8')) as object;
    const silences = rules.map((rule) => ({ rule, because: 'A test.' }));
    writeFileSync('mine/title.json', `${JSON.stringify({ ...title, silence: silences }, null, 2)}\n`);
  };
  const toll = { id: 'toll', use: './toll.mjs', hex: 'B4', amount: 20 };

  test('is read by check: its options are validated, and the names in them', async () => {
    writeFileSync('mine/toll.mjs', TOLL);
    use(toll);
    expect(await type('check --strict ./mine')).toMatchObject({ status: 0, err: '' });
    use({ ...toll, amount: 0 });
    expect((await type('check ./mine')).err).toContain('schema-range at /mechanics/0/amount');
    use({ ...toll, hex: 'B44' });
    const { err } = await type('check ./mine');
    expect(err).toContain('unknown-hex at /mechanics/0/hex');
    expect(err).toContain('Did you mean "B4"?');
  });

  test('brings rules of its own, which can be explained and silenced', async () => {
    writeFileSync(
      'mine/strict.mjs',
      TOLL.replace('  manifest,\n  behave', `  manifest,\n  checks: [${RULE}],\n  behave`),
    );
    use({ ...toll, use: './strict.mjs' });
    expect(await type('check --strict ./mine')).toMatchObject({ status: 0, err: '' });
    use({ ...toll, use: './strict.mjs', amount: 5000 });
    const { status, err } = await type('check ./mine');
    expect(status).toBe(1);
    expect(err).toContain('toll/above-bank at /mechanics/0/amount');
    expect(err).toContain('A toll of 5000 is more than the bank of 4000.');
    expect((await type('explain toll/above-bank')).err).toContain('there is no rule "toll/above-bank"');
    const { out } = await type('explain toll/above-bank --title ./mine');
    expect(out).toContain('toll/above-bank (error)');
    expect(out).toContain('mechanic ./strict.mjs');
    silence('toll/above-bank');
    expect((await type('check --strict ./mine')).status).toBe(0);
    use({ ...toll, use: './strict.mjs' });
    expect((await type('check ./mine')).err).toContain('silence-unused');
    silence();
  });

  test('is told of, where its rules cannot be used or fail', async () => {
    const withRule = (rule: string) =>
      TOLL.replace('  manifest,\n  behave', `  manifest,\n  checks: [${rule}],\n  behave`);
    writeFileSync('mine/half.mjs', withRule(RULE.replace('good: {},', '')));
    use({ ...toll, use: './half.mjs' });
    expect((await type('check ./mine')).err).toContain(
      'its rules for the checker cannot be used: toll/above-bank lacks',
    );
    writeFileSync('mine/failing.mjs', withRule(RULE.replace('title.bank', 'title.vault.gold')));
    use({ ...toll, use: './failing.mjs' });
    const { status, err } = await type('check ./mine');
    expect(status).toBe(1);
    expect(err).toContain('This rule of the mechanic cannot be asked');
    expect(err).toContain('The mechanic is at fault, not the title');
  });

  test('is played', async () => {
    use(toll);
    expect((await playOut('./mine', 3, 7)).state.finished).toBe(true);
    const { title, mechanics } = await loadWhole('./mine');
    expect(mechanics.map(({ manifest }) => manifest.name)).toEqual(['./toll.mjs']);
    expect(title?.mechanics[0]).toEqual(toll);
  });

  test('is imported by the module that build writes', async () => {
    expect((await type('build ./mine --out out')).status).toBe(0);
    const index = readFileSync('out/mine/index.js', 'utf8');
    expect(index).toContain("import mechanic1 from '../../mine/toll.mjs';");
    expect(index).toContain("calledAs(mechanic1, './toll.mjs')");
  });

  test('may be exported by name', async () => {
    writeFileSync('mine/named.mjs', TOLL.replace('export default', 'export const toll ='));
    use({ ...toll, use: './named.mjs' });
    expect((await type('check --strict ./mine')).status).toBe(0);
  });

  test('that is missing, broken, or no mechanic is a finding', async () => {
    writeFileSync('mine/broken.mjs', 'export default {');
    writeFileSync('mine/other.mjs', 'export const five = 5;');
    writeFileSync('mine/two.mjs', `${TOLL.replace('export default', 'export const a =')}export const b = a;\n`);
    for (const [name, words] of [
      ['./missing.mjs', 'mechanic-missing at /mechanics/0/use'],
      ['@nobody/no-such-package', 'no such package is installed'],
      ['./broken.mjs', 'importing it fails'],
      ['./other.mjs', 'it exports no mechanic: it exports five'],
      ['./two.mjs', 'none of them as default: a, b'],
    ] as const) {
      use({ ...toll, use: name });
      const { status, err } = await type('check ./mine');
      expect(status).toBe(1);
      expect(err).toContain(words);
      expect(err).toContain('1 error\n');
    }
  });

  test('misspelt as a word is a mechanic that nobody knows', async () => {
    use({ id: 'teleprot', use: 'telepot' });
    expect((await type('check ./mine')).err).toContain('Did you mean "teleport"?');
  });
});

test('the schemas for editors know the mechanics of the title', async () => {
  const title = JSON.parse(readFileSync('mine/title.json', 'utf8')) as object;
  const mechanics = [{ id: 'toll', use: './toll.mjs', hex: 'B4', amount: 20 }];
  writeFileSync(
    'mine/title.json',
    `${JSON.stringify({ ...title, $schema: '../schemas/title.schema.json', mechanics }, null, 2)}\n`,
  );
  expect((await type('schemas ./mine')).out).toContain('"$schema": "../schemas/title.schema.json"');
  expect(readFileSync('schemas/title.schema.json', 'utf8')).toContain('Whoever lays a tile on the bridge pays a toll.');
  expect((await type('check --strict ./mine')).status).toBe(0);
});
