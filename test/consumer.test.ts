/**
 * Generated modules as somebody who uses them meets them: the packed package installed in an empty project, a program
 * compiled under `strict` and run, wrong programs refused by the compiler, and a bundle for browsers.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const project = mkdtempSync(join(tmpdir(), 'trackwright-consumer-'));

const PROGRAM = `
import { newGame, restore } from './titles/1830/index.js';
import type { CorporationId, TitleAction } from './titles/1830/index.js';
import { LogFormatError } from 'trackwright/runtime';

const game = newGame({ players: 3, seed: 1 });
const first: TitleAction = { type: 'bid', entity: 1, entity_type: 'player', company: 'SV', price: 20 };
game.apply(first);
game.apply({ type: 'bid', entity: 2, entity_type: 'player', company: 'BO', price: 225 });
const mine: CorporationId = 'B&O';
const saved: unknown = JSON.parse(JSON.stringify(game.save()));
const damaged = JSON.parse(JSON.stringify(saved)) as { state: { cash: Record<string, number> } };
damaged.state.cash['player:1'] = 9999;
let complaint = '';
try {
  restore(damaged);
} catch (error) {
  if (error instanceof LogFormatError) complaint = error.message;
}
console.log(JSON.stringify({
  cash: game.cashOf({ entity: 1, entity_type: 'player' }),
  owner: game.company('SV').owner,
  president: game.corporation(mine).owner,
  phase: game.phase(),
  paid: game.changes(0).filter((change) => change.kind === 'money').length,
  restored: restore(saved).cashOf({ entity: 1, entity_type: 'player' }),
  trusted: restore(damaged, { trusted: true }).cashOf({ entity: 1, entity_type: 'player' }),
  complaint,
  refused: game.explain({ type: 'bid', entity: 3, entity_type: 'player', company: 'BO', price: 226 })?.rule ?? null,
}));
`;

/** The actions that the mechanics of a title bring are typed like those of the core. */
const LOANS = `
import { newGame } from './titles/1836Jr56/index.js';
import type { TitleAction } from './titles/1836Jr56/index.js';

const game = newGame({ players: 2, seed: 1, variants: ['diesel_variant'] });
const loan: TitleAction = { type: 'take_loan', entity: 'NBDS', entity_type: 'corporation', loan: 0 };
const borrow: TitleAction = { type: 'borrow_train', entity: 'MESS', entity_type: 'corporation', train: 'D-0' };
console.log(JSON.stringify([loan, borrow].map((action) => game.explain(action)?.rule ?? null)));
`;

/** A title with a mechanic of its own, which brings an action: what the manifest says of it is its type. */
const OWN_TITLE = { id: 'own', extends: '1889', name: 'Own', mechanics: [{ id: 'whistle', use: './whistle.mjs' }] };
const OWN_MECHANIC = `
import { defineMechanic } from 'trackwright/runtime';
export const whistle = defineMechanic({
  manifest: { name: 'whistle', summary: 'Trains whistle.', provides: { actions: { whistle: { train: 'train', times: 'integer?' } } } },
  behave: () => ({}),
});
`;
const OWN_PROGRAM = `
import { newGame } from './titles/own/index.js';
import type { TitleAction } from './titles/own/index.js';

const whistle: TitleAction = { type: 'whistle', entity: 'AR', entity_type: 'corporation', train: '2-0', times: 3 };
console.log(newGame({ players: 2, seed: 1 }).explain(whistle)?.rule ?? null);
`;

/** Each must not compile, for the reason in its name. */
const WRONG: Readonly<Record<string, string>> = {
  'a corporation that the title does not have': `game.apply({ type: 'par', entity: 1, entity_type: 'player', corporation: 'PPR', share_price: '67,5,6' });`,
  'a train that the title does not have': `game.apply({ type: 'buy_train', entity: 'PRR', entity_type: 'corporation', train: '7-0', price: 80 });`,
  'a field that the action does not have': `game.apply({ type: 'bid', entity: 1, entity_type: 'player', company: 'SV', price: 20, hex: 'H12' });`,
  'a field of the wrong type': `game.apply({ type: 'bid', entity: 1, entity_type: 'player', company: 'SV', price: '20' });`,
  'a hex off the map': `game.hex('Z99');`,
  'an action that the title does not know': `game.apply({ type: 'take_loan', entity: 'PRR', entity_type: 'corporation', loan: 1 });`,
  'an optional rule of another title': `newGame({ players: 3, seed: 1, variants: ['beginner_game'] });`,
  'too many players': `newGame({ players: 9, seed: 1 });`,
};

const run = (command: string, args: readonly string[], cwd = project): string =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

const compile = (file: string) =>
  spawnSync(join(root, 'node_modules', '.bin', 'tsc'), ['-p', `tsconfig.${file}.json`], {
    cwd: project,
    encoding: 'utf8',
  });

const writeProgram = (name: string, text: string): void => {
  writeFileSync(join(project, `${name}.ts`), text);
  const compilerOptions = {
    strict: true,
    target: 'ES2022',
    module: 'NodeNext',
    lib: ['ES2022', 'DOM'],
    types: [],
    outDir: 'js',
    skipLibCheck: false,
  };
  writeFileSync(join(project, `tsconfig.${name}.json`), JSON.stringify({ compilerOptions, files: [`${name}.ts`] }));
};

beforeAll(() => {
  run('npm', ['pack', '--pack-destination', project], root);
  writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'consumer', private: true, type: 'module' }));
  const tarball = readdirSync(project).find((name) => name.endsWith('.tgz')) ?? 'no tarball was packed';
  run('npm', ['install', '--no-audit', '--no-fund', `./${tarball}`]);
  run('npx', ['trackwright', 'build', '1830', '1836Jr56', '--out', 'titles']);
}, 300_000);

afterAll(() => rmSync(project, { recursive: true, force: true }));

describe('a generated module in a project of its own', () => {
  it('compiles under strict and plays', () => {
    writeProgram('program', PROGRAM);
    const { status, stdout } = compile('program');
    expect(stdout).toBe('');
    expect(status).toBe(0);
    // The module stands beside the program's source; the compiled program looks for it beside itself.
    mkdirSync(join(project, 'js'), { recursive: true });
    run('cp', ['-r', 'titles', 'js/']);
    expect(JSON.parse(run('node', ['js/program.js']))).toEqual({
      cash: 780,
      owner: 'player:1',
      president: null,
      phase: '2',
      paid: 1,
      restored: 780,
      trusted: 9999,
      complaint: '/state/cash/player:1 is not what the actions lead to',
      refused: 'auction.bid.low',
    });
  }, 60_000);

  it('types the actions of its mechanics', () => {
    writeProgram('loans', LOANS);
    expect(compile('loans').stdout).toBe('');
    run('cp', ['-r', 'titles', 'js/']);
    expect(JSON.parse(run('node', ['js/loans.js']))).toEqual(['turn.waiting', 'turn.waiting']);
    writeProgram('wrong-loan', LOANS.replace('loan: 0', "loan: '0'"));
    expect(compile('wrong-loan').stdout).toMatch(/wrong-loan\.ts\(6,/);
  }, 60_000);

  it('types the actions of a mechanic that the title brings along', () => {
    mkdirSync(join(project, 'own'));
    writeFileSync(join(project, 'own', 'title.json'), JSON.stringify(OWN_TITLE));
    writeFileSync(join(project, 'own', 'whistle.mjs'), OWN_MECHANIC);
    run('npx', ['trackwright', 'build', 'own', '--out', 'titles']);
    writeProgram('own-program', OWN_PROGRAM);
    expect(compile('own-program').stdout).toBe('');
    writeProgram('wrong-own', OWN_PROGRAM.replace("'2-0'", "'22-0'"));
    expect(compile('wrong-own').stdout).toMatch(/wrong-own\.ts\(5,/);
  }, 60_000);

  for (const [index, [what, line]] of Object.entries(WRONG).entries()) {
    it(`does not compile with ${what}`, () => {
      writeProgram(
        `wrong${index}`,
        `import { newGame } from './titles/1830/index.js';\nconst game = newGame({ players: 3, seed: 1 });\n${line}\n`,
      );
      const { status, stdout } = compile(`wrong${index}`);
      expect(status).not.toBe(0);
      expect(stdout).toMatch(new RegExp(`wrong${index}\\.ts\\(3,`));
    }, 60_000);
  }

  it('bundles for a browser without a Node import', async () => {
    const result = await build({
      stdin: { contents: `export * from './titles/1830/index.js';`, resolveDir: project },
      bundle: true,
      minify: true,
      write: false,
      platform: 'browser',
      format: 'esm',
      metafile: true,
      logLevel: 'silent',
    });
    const bytes = result.outputFiles[0]?.contents.length ?? 0;
    process.stdout.write(`runtime and 1830 for a browser: ${(bytes / 1024).toFixed(1)} kB minified\n`);
    expect(
      Object.values(result.metafile.inputs).flatMap((input) => input.imports.filter((i) => i.external === true)),
    ).toEqual([]);
    expect(bytes).toBeGreaterThan(20_000);
    expect(bytes).toBeLessThan(400_000);
  }, 60_000);
});
