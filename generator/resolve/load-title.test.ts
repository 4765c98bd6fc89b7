import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtInTitles } from '../source/find-title.ts';
import { loadTitle } from './load-title.ts';

let titles = '';
beforeAll(() => {
  titles = mkdtempSync(join(tmpdir(), 'titles-'));
});
afterAll(() => rmSync(titles, { recursive: true }));

/** A title folder of its own, with the given files. */
function write(id: string, files: Readonly<Record<string, unknown>>): string {
  const folder = join(titles, id);
  mkdirSync(folder, { recursive: true });
  for (const [name, value] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), typeof value === 'string' ? value : JSON.stringify(value, null, 2));
  }
  return folder;
}

/** `code file pointer`, as far as a test wants to know. */
const found = (folder: string) =>
  loadTitle(folder).diagnostics.map(({ code, file, pointer }) => `${code} ${basename(file)} ${pointer}`.trim());

describe('1830', () => {
  const loaded = loadTitle('1830');
  const { title } = loaded;

  test('is without findings', () => expect(loaded.diagnostics).toEqual([]));

  test('has the figures of its rules', () => {
    expect(title?.bank).toBe(12000);
    expect(Object.entries(title?.players ?? {}).map(([count, row]) => [count, row.cash, row.certificateLimit])).toEqual(
      [
        ['2', 1200, 28],
        ['3', 800, 20],
        ['4', 600, 16],
        ['5', 480, 13],
        ['6', 400, 11],
      ],
    );
    expect(title?.trains.map((train) => [train.id, train.count])).toEqual([
      ['2', 6],
      ['3', 5],
      ['4', 4],
      ['5', 3],
      ['6', 2],
      ['D', 'unlimited'],
    ]);
    expect(title?.corporations.map((corporation) => corporation.home?.hex)).toEqual([
      'H12',
      'E19',
      'A19',
      'I15',
      'F6',
      'E11',
      'G19',
      'E23',
    ]);
  });

  test('has the definitions of exactly the tiles it uses', () => {
    const defined = Object.keys(title?.tiles.definitions ?? {});
    expect(defined.toSorted()).toEqual(Object.keys(title?.tiles.manifest ?? {}).toSorted());
    expect(title?.tiles.definitions['57']).toEqual({ color: 'yellow', city: 20, exits: [0, 3] });
  });

  test('short paths are written out for the runtime', () => {
    expect(title?.tiles.definitions['9']?.paths).toEqual([{ from: 0, to: 3 }]);
    expect(title?.map.hexes['A17']?.paths).toEqual([{ from: 0, to: 5 }]);
  });

  test('every value knows its file and line', () => {
    const line = (pointer: string) => {
      const { file, range } = loaded.placeOf(pointer);
      return `${basename(dirname(file))}/${basename(file)}: ${readFileSync(file, 'utf8').split('\n')[range.start.line - 1]?.trim()}`;
    };
    expect(line('/trains/4/count')).toContain('1830/trains.json: { "id": "6", "price": 630');
    expect(line('/tiles/definitions/57/city')).toContain('standard/tiles.json: "57": {');
    expect(line('/map/hexes/A17/paths/0/from')).toContain('1830/map.json: "A17": {');
    expect(line('/corporations/1/home/hex')).toContain('1830/companies.json: { "id": "NYC"');
  });

  test('with variants: the patch applies, and its values point to it', () => {
    const short = loaded.withVariants?.(['optional_6_train']);
    expect(short?.title.trains[4]).toEqual({ id: '6', price: 630, distance: 6, count: 3 });
    expect(short?.placeOf('/trains/4/count').pointer).toBe('/variants/optional_6_train/patch/trains/0/count');
    expect(short?.placeOf('/trains/4/price').pointer).toBe('/trains/4/price');
    expect(short?.diagnostics).toEqual([]);
    expect(title?.trains[4]?.count).toBe(2);
  });
});

describe('extends', () => {
  test('starts from another title; files and values may be left out', () => {
    const folder = write('short', {
      'title.json': { id: 'short', extends: '1830', name: 'Short 1830', bank: 8000 },
      'trains.json': {
        trains: [
          { id: '5', count: 2 },
          { id: '6', $remove: true },
          { id: '7', price: 700, distance: 7, count: 1, $before: 'D' },
        ],
      },
      'map.json': { hexes: { B12: null, C7: { name: 'Bad Axe' } } },
    });
    const { title, diagnostics, placeOf } = loadTitle(folder);
    expect(diagnostics).toEqual([]);
    expect(title).toMatchObject({ id: 'short', name: 'Short 1830', bank: 8000, currency: '$%s' });
    expect(title?.trains.map((train) => train.id)).toEqual(['2', '3', '4', '5', '7', 'D']);
    expect(Object.keys(title?.map.hexes ?? {})).not.toContain('B12');

    expect(basename(dirname(placeOf('/trains/3/count').file))).toBe('short');
    expect(basename(dirname(placeOf('/trains/3/price').file))).toBe('1830');
    expect(placeOf('/map/hexes/C7/name').file).toBe(join(folder, 'map.json'));
    expect(placeOf('/corporations/0/name').file).toBe(join(builtInTitles(), '1830', 'companies.json'));
  });

  test('may go over several titles; the nearest counts', () => {
    write('first', { 'title.json': { id: 'first', extends: '1830', name: 'First', bank: 8000 } });
    const folder = write('second', { 'title.json': { id: 'second', extends: 'first', name: 'Second' } });
    const { title, placeOf } = loadTitle(folder);
    expect(title).toMatchObject({ name: 'Second', bank: 8000 });
    expect(placeOf('/bank').file).toBe(join(titles, 'first', 'title.json'));
  });

  test('may name a path', () => {
    write('first', { 'title.json': { id: 'first', extends: '1830', name: 'First' } });
    expect(loadTitle(write('by-path', { 'title.json': { id: 'by-path', extends: '../first' } })).title?.name).toBe(
      'First',
    );
  });

  test('a circle is an error, not a hang', () => {
    write('ping', { 'title.json': { id: 'ping', extends: 'pong' } });
    const folder = write('pong', { 'title.json': { id: 'pong', extends: 'ping' } });
    const { title, diagnostics } = loadTitle(folder);
    expect(title).toBeUndefined();
    expect(diagnostics.map(({ code, message }) => [code, message])).toEqual([
      ['extends-cycle', 'The titles extend each other in a circle: pong -> ping -> pong.'],
    ]);
    expect(found(write('self', { 'title.json': { id: 'self', extends: 'self' } }))).toEqual([
      'extends-cycle title.json /extends',
    ]);
  });

  test('an unknown base is named, with what it may have been', () => {
    const folder = write('lost', { 'title.json': { id: 'lost', extends: '1831' } });
    const [finding] = loadTitle(folder).diagnostics;
    expect(finding).toMatchObject({ code: 'extends-unknown', pointer: '/extends', severity: 'error' });
    expect(finding?.hint).toContain('1830');
  });

  test('removing or changing what is not there points to the line of the overlay', () => {
    const folder = write('wrong', {
      'title.json': { id: 'wrong', extends: '1830', bankk: null },
      'trains.json': {
        trains: [
          { id: '8', $remove: true },
          { id: 'DD', count: 3 },
          { id: '2', $after: '9' },
        ],
      },
      'map.json': { hexes: { Z9: null } },
    });
    expect(found(folder).toSorted()).toEqual([
      'overlay-removes-nothing map.json /hexes/Z9',
      'overlay-removes-nothing title.json /bankk',
      'overlay-removes-nothing trains.json /trains/0',
      'overlay-unknown-place trains.json /trains/2/$after',
      'schema-unknown-key title.json /bankk',
    ]);
  });

  test('an incomplete new entry was probably meant to change another', () => {
    const folder = write('new-train', {
      'title.json': { id: 'new-train', extends: '1830' },
      'trains.json': { trains: [{ id: 'd', count: 3 }] },
    });
    const { diagnostics } = loadTitle(folder);
    expect(diagnostics.map(({ code }) => code)).toEqual(['overlay-patches-nothing']);
    expect(diagnostics[0]).toMatchObject({ pointer: '/trains/0', file: join(folder, 'trains.json') });
    expect(diagnostics[0]?.hint).toContain('"D"');
  });

  test("a variant's instructions are kept for when it is chosen", () => {
    const folder = write('with-variant', {
      'title.json': {
        id: 'with-variant',
        extends: '1830',
        variants: {
          no_d: {
            name: 'No diesel',
            description: 'Without D.',
            patch: { trains: [{ id: 'D', $remove: true }], map: { hexes: { A9: null } } },
          },
        },
      },
    });
    const loaded = loadTitle(folder);
    expect(loaded.diagnostics).toEqual([]);
    const { title } = loaded.withVariants?.(['no_d']) ?? {};
    expect(title?.trains.map((train) => train.id)).toEqual(['2', '3', '4', '5', '6']);
    expect(Object.keys(title?.map.hexes ?? {})).not.toContain('A9');
  });
});

describe('defaults', () => {
  test('fill in the policies that a title leaves out, and point to the nearest thing written', () => {
    const folder = write('plain', {});
    cpSync(join(builtInTitles(), '1830'), folder, { recursive: true });
    const title = JSON.parse(readFileSync(join(folder, 'title.json'), 'utf8')) as Record<string, unknown>;
    delete title['policies'];
    write('plain', { 'title.json': { ...title, id: 'plain' } });
    const loaded = loadTitle(folder);
    expect(loaded.diagnostics).toEqual([]);
    // Core rules 17.1: what every title has unless it says otherwise.
    expect(loaded.title?.policies).toMatchObject({
      floating: { percent: 60 },
      sales: { order: 'sell_buy_or_buy_sell', after: 'first' },
      homeToken: { when: 'operate', reservation: 'never' },
      track: { restriction: 'semi_restrictive', lays: [{ lay: true, upgrade: true, cost: 0 }] },
      gameEnd: [
        { reason: 'bankrupt', timing: 'immediate' },
        { reason: 'bank', timing: 'full_or' },
      ],
    });
    expect(loaded.placeOf('/policies/sales/order').file).toBe(join(folder, 'title.json'));
  });
});

describe('what is not a title', () => {
  test('an unknown name, with the nearest known one', () => {
    const [finding] = loadTitle('1803').diagnostics;
    expect(finding).toMatchObject({ code: 'title-unknown', hint: 'Did you mean "1830"?' });
  });

  test.each(['', '..', '../..', 'a b', 'con', 'standard', '/nonexistent/title'])(
    '%j is refused without an exception',
    (name) => {
      const { title, diagnostics } = loadTitle(name, { from: titles });
      expect(title).toBeUndefined();
      expect(diagnostics.some((finding) => finding.severity === 'error')).toBe(true);
    },
  );

  test('missing files are named', () => {
    expect(
      found(write('only-title', { 'title.json': readFileSync(join(builtInTitles(), '1830', 'title.json'), 'utf8') })),
    ).toEqual([
      'file-missing companies.json',
      'file-missing trains.json',
      'file-missing market.json',
      'file-missing map.json',
      'file-missing tiles.json',
      'title-id-differs title.json /id',
    ]);
    expect(found(write('nothing', {}))).toEqual(['file-missing title.json']);
  });

  test('a file of another name is told apart', () => {
    const folder = write('other-name', { 'title.json': { id: 'other-name', extends: '1830' }, 'train.json': {} });
    const [finding] = loadTitle(folder).diagnostics;
    expect(finding).toMatchObject({ code: 'file-unknown', severity: 'warning', hint: 'Did you mean "trains.json"?' });
  });

  test('a folder in place of a file, a broken file and a broken example are findings side by side', () => {
    const folder = write('broken', {
      'title.json': { id: 'broken', extends: '1830' },
      'map.json': '{ "hexes": { "A9": null, } }',
      'trains.json/x': '',
      'statements.json': { statements: [{ id: 'a' }] },
      'examples/first.json': { description: 'x', players: ['A'], steps: [{ say: 'x' }] },
    });
    expect(found(folder)).toEqual(
      [
        'json-trailing-comma map.json',
        'file-is-folder trains.json',
        'schema-missing-key statements.json /statements/0',
        'schema-missing-key statements.json /statements/0',
        'schema-missing-key first.json /steps/0',
        'schema-unknown-key first.json /steps/0/say',
      ].toSorted((a, b) => found(folder).indexOf(a) - found(folder).indexOf(b)),
    );
    expect(loadTitle(folder).title).toBeUndefined();
  });
});
