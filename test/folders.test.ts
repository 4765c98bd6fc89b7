/** The shape of the project: which folder may import from which, and where titles may be named. */
import { describe, expect, it } from 'vitest';

import type { Import } from './support/source-files.ts';
import { filesBelow, importsOf, sourcesBelow, withoutComments } from './support/source-files.ts';

/** Folders of each half, lowest first; a folder imports from itself and from lower ones. One entry: side by side. */
const RUNTIME = [['kernel'], ['core'], ['rounds', 'steps'], ['mechanics', 'link'], ['testing']];
const GENERATOR = [
  ['diagnostics'],
  ['source'],
  ['validate'],
  ['resolve'],
  ['replay'],
  ['statements'],
  ['check'],
  ['emit', 'document'],
  ['cli'],
];

/** Parts of the generator that play games, and so need the runtime itself and not only its types. */
const PLAYERS = new Set(['check', 'document', 'replay', 'statements', 'cli']);

const runtimeImports = sourcesBelow('runtime').flatMap(importsOf);
const generatorImports = sourcesBelow('generator').flatMap(importsOf);

const shown = ({ from, to }: Import): string => `${from} imports ${to}`;

/** `kernel` of `runtime/kernel/log.ts`; undefined for a file that stands directly in the half. */
function folderOf(path: string): string | undefined {
  const [, folder, rest] = path.split('/');
  return rest === undefined ? undefined : folder;
}

function climbs(order: readonly (readonly string[])[], { from, to }: Import): boolean {
  const importing = folderOf(from);
  const imported = folderOf(to);
  if (importing === undefined || importing === imported) return false;
  const rank = (folder: string | undefined): number =>
    order.findIndex((tier) => folder !== undefined && tier.includes(folder));
  return imported === undefined || rank(imported) < 0 || rank(imported) >= rank(importing);
}

describe('runtime', () => {
  it('has only the folders of the design', () => {
    const folders = new Set(filesBelow('runtime').map(folderOf));
    folders.delete(undefined);
    expect(RUNTIME.flat()).toEqual(expect.arrayContaining([...folders]));
  });

  it('imports neither Node nor any package: it also runs in a browser', () => {
    expect(runtimeImports.filter((one) => !one.relative).map(shown)).toEqual([]);
  });

  it('never imports the generator', () => {
    expect(runtimeImports.filter(({ to }) => !to.startsWith('runtime/')).map(shown)).toEqual([]);
  });

  it('imports downwards only: kernel <- core <- rounds, steps <- mechanics, link <- testing', () => {
    expect(runtimeImports.filter((one) => climbs(RUNTIME, one)).map(shown)).toEqual([]);
  });

  it('keeps mechanics apart: none looks inside another', () => {
    const inside = (path: string): string | undefined => /^runtime\/mechanics\/([^/]+)\//.exec(path)?.[1];
    const crossing = runtimeImports.filter(({ from, to }) => {
      const mechanic = inside(from);
      const other = inside(to);
      return mechanic !== undefined && other !== undefined && mechanic !== other;
    });
    expect(crossing.map(shown)).toEqual([]);
  });
});

describe('generator', () => {
  it('has only the folders of the design', () => {
    const folders = new Set(filesBelow('generator').map(folderOf));
    folders.delete(undefined);
    expect(GENERATOR.flat()).toEqual(expect.arrayContaining([...folders]));
  });

  it('imports along the pipeline only: source <- validate <- resolve <- replay <- statements <- check <- emit, document <- cli', () => {
    const own = generatorImports.filter(({ to }) => to.startsWith('generator/'));
    expect(own.filter((one) => climbs(GENERATOR, one)).map(shown)).toEqual([]);
  });

  it('reads manifests of mechanics, never their code, except where it plays games', () => {
    const code = generatorImports.filter(
      ({ from, to }) =>
        to.startsWith('runtime/mechanics/') && !/manifests?\.ts$/.test(to) && !PLAYERS.has(folderOf(from) ?? ''),
    );
    expect(code.map(shown)).toEqual([]);
  });
});

describe('titles', () => {
  it('are JSON and nothing else', () => {
    expect(filesBelow('titles').filter((path) => !path.endsWith('.json'))).toEqual([]);
  });

  it('are named by no source file; comments may', () => {
    const name = /\b18(?:\d\d[A-Za-z0-9]*|Chesapeake|MS|AL|GA)\b/;
    const naming = [...sourcesBelow('runtime'), ...sourcesBelow('generator')]
      .map(({ path, text }) => ({ path, found: name.exec(withoutComments(text))?.[0] }))
      .filter(({ found }) => found !== undefined);
    expect(naming).toEqual([]);
  });
});

describe('this test itself', () => {
  const source = (path: string, text: string) => importsOf({ path, text });

  it('reads every form of import', () => {
    const text = [
      "import { a } from './a.ts';",
      "import type { B } from '../core/b.ts';",
      "export * from './c.ts';",
      "import './d.ts';",
      "const e = await import('node:fs');",
      "// import { f } from './f.ts';",
    ].join('\n');
    expect(source('runtime/kernel/x.ts', text).map(({ to }) => to)).toEqual([
      'runtime/kernel/a.ts',
      'runtime/core/b.ts',
      'runtime/kernel/c.ts',
      'runtime/kernel/d.ts',
      'node:fs',
    ]);
  });

  it('notices an import that climbs', () => {
    const [upward] = source('runtime/kernel/x.ts', "import { b } from '../core/b.ts';");
    const [downward] = source('runtime/core/x.ts', "import { a } from '../kernel/a.ts';");
    const [sideways] = source('runtime/rounds/x.ts', "import { s } from '../steps/s.ts';");
    expect([upward, downward, sideways].map((one) => one !== undefined && climbs(RUNTIME, one))).toEqual([
      true,
      false,
      true,
    ]);
  });
});
