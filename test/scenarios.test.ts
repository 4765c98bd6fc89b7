/** Runs the real command line, built as it ships, through every scenario of `test/scenarios`. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { isAsExpected, readScenario } from './support/scenario.ts';
import { ROOT } from './support/source-files.ts';

const FOLDER = join(ROOT, 'test/scenarios');

describe('the command line', () => {
  // A folder of its own for each run: two may run at once.
  let built = '';

  // Whether the types are right is the business of `npm run typecheck`: a type error does not keep the build from running.
  beforeAll(() => {
    mkdirSync(join(ROOT, 'out'), { recursive: true });
    built = mkdtempSync(join(ROOT, 'out', 'scenarios-'));
    const compiler = join(ROOT, 'node_modules/.bin/tsc');
    spawnSync(compiler, ['-p', 'tsconfig.build.json', '--outDir', built, '--declaration', 'false'], { cwd: ROOT });
    // As `npm run build` does: compiling the schemas anew would take longer than a scenario.
    spawnSync(process.execPath, [join(built, 'generator/validate/precompile.js')], { cwd: ROOT });
  });

  afterAll(() => rmSync(built, { recursive: true, force: true }));

  const scenarios = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.scenario'),
  );

  it.each(scenarios.map((file) => [file, readScenario(readFileSync(join(FOLDER, file), 'utf8'))] as const))(
    '%s',
    (_, scenario) => {
      const cwd = mkdtempSync(join(tmpdir(), 'trackwright-scenario-'));
      try {
        for (const [name, text] of scenario.files) {
          mkdirSync(dirname(join(cwd, name)), { recursive: true });
          writeFileSync(join(cwd, name), text);
        }
        for (const [name, target] of scenario.links) {
          mkdirSync(dirname(join(cwd, name)), { recursive: true });
          symlinkSync(target, join(cwd, name));
        }
        const { status, stdout, stderr } = spawnSync(
          process.execPath,
          [join(built, 'generator/cli/main.js'), ...scenario.args],
          {
            cwd,
            encoding: 'utf8',
          },
        );
        const seen = `exit status ${status}\n--- stdout\n${stdout}--- stderr\n${stderr}`;
        expect(status, seen).toBe(scenario.status);
        expect(isAsExpected(scenario.stdout, stdout), `stdout should be\n${scenario.stdout}\n\n${seen}`).toBe(true);
        expect(isAsExpected(scenario.stderr, stderr), `stderr should be\n${scenario.stderr}\n\n${seen}`).toBe(true);
      } finally {
        rmSync(cwd, { recursive: true, force: true });
      }
    },
  );
});

describe('scenario files', () => {
  it.each([
    ['a\nb', 'a\nb\n', true],
    ['a\nb', 'a\nc\n', false],
    ['', '', true],
    ['', 'a', false],
    ['a {*} c', 'a long b c', true],
    ['a {*} c', 'a b\nc', false],
    ['a\n...\nz', 'a\nz', true],
    ['a\n...\nz', 'a\nb\nc\nz', true],
    ['a\n...\nz', 'a\nb\nc', false],
    ['a\n...', 'a\nb', true],
    ['...\nz', 'y\nz', true],
    ['1.5', '125', false],
  ])('expecting %j of %j: %s', (expected, printed, verdict) => {
    expect(isAsExpected(expected, printed)).toBe(verdict);
  });

  it('hold files, a command, a status and what is printed', () => {
    const text =
      '====test====\nshows\n====file a/b.json====\n{}\n====command====\ntrackwright check a --strict\n====status====\n1\n====stdout====\n====stderr====\nbad\n';
    expect(readScenario(text)).toEqual({
      test: 'shows',
      files: new Map([['a/b.json', '{}\n']]),
      links: new Map(),
      args: ['check', 'a', '--strict'],
      status: 1,
      stdout: '',
      stderr: 'bad',
    });
  });
});
