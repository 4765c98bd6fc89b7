/** A title that is checked again after a change is found as if it were checked for the first time. */
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findingsIn, titleFolders } from '../../test/support/title-folder.ts';

const { write, sound, remove } = titleFolders();
afterAll(remove);

type Value = Record<string, never>;

function edit(folder: string, name: string, change: (value: Value) => void): void {
  const file = join(folder, name);
  const value = JSON.parse(readFileSync(file, 'utf8')) as Value;
  change(value);
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}

const set = (path: readonly (string | number)[], to: unknown) => (value: Value) => {
  const last = path.at(-1) ?? '';
  const container = path.slice(0, -1).reduce<Record<string | number, never>>((inner, key) => inner[key] ?? {}, value);
  (container as Record<string | number, unknown>)[last] = to;
};

/** Code, place in the file, and words; file names without their folder. */
const told = async (folder: string): Promise<readonly string[]> =>
  (await findingsIn(folder)).map(
    ({ code, file, range, message }) => `${code} ${file.slice(dirname(folder).length)} ${range.start.line}: ${message}`,
  );

let copies = 0;

/** The same titles in a place that nothing has been read from, all under their own names. */
function elsewhere(folder: string): string {
  const titles = dirname(folder);
  const around = join(titles, `copy-${copies++}`);
  for (const name of readdirSync(titles).filter((one) => !one.startsWith('copy-')))
    cpSync(join(titles, name), join(around, name), { recursive: true });
  return join(around, basename(folder));
}

const EDITS: readonly (readonly [file: string, path: readonly (string | number)[], to: unknown])[] = [
  ['trains.json', ['trains', 0, 'rustsOn'], '44'],
  ['trains.json', ['trains', 0, 'rustsOn'], '4'],
  ['map.json', ['hexes', 'A3', 'city'], 900],
  ['companies.json', ['corporations', 0, 'home', 'hex'], 'B4'],
  ['map.json', ['hexes', 'A3', 'city'], 0],
  ['market.json', ['zones', 'low', 'noCertificateLimit'], false],
  ['title.json', ['silence'], [{ rule: 'zone-without-effect', because: 'A test.' }]],
  ['companies.json', ['corporations', 0, 'home', 'hex'], 'A3'],
  ['tiles.json', ['manifest', '57'], 0],
  ['title.json', ['variants', 'short_game', 'patch', 'bank'], 30],
  ['title.json', ['variants', 'short_game', 'patch', 'trains'], [{ id: '5', rustsOn: '7' }]],
  ['trains.json', ['trains', 4, 'price'], 60],
  ['trains.json', ['trains', 4, 'price'], 600],
  ['title.json', ['variants', 'short_game', 'patch', 'trains'], [{ id: '5', rustsOn: '6' }]],
  ['title.json', ['mechanics'], [{ id: 'ports', hexes: ['C5'], stops: 3 }]],
  ['title.json', ['silence'], []],
  ['examples/start.json', ['steps', 0, 'expect', 'player/1/cash'], 500],
  ['statements.json', ['statements', 0, 'equals'], 5000],
  ['tiles.json', ['manifest', '57'], 4],
];

const example = {
  description: 'Set-up.',
  players: ['Ann', 'Ben'],
  steps: [{ says: 'Each has 600.', expect: { 'player/1/cash': 600 } }],
};

test('whatever file a change is in, and back again', { timeout: 120_000 }, async () => {
  const folder = sound('again');
  write('again', { 'examples/start.json': example });
  expect(await told(folder)).toEqual([]);
  let differing = 0;
  for (const [file, path, to] of EDITS) {
    edit(folder, file, set(path, to));
    const again = await told(folder);
    expect(again, `${file} ${path.join('/')}`).toEqual(await told(elsewhere(folder)));
    if (again.length > 0) differing++;
  }
  // Most of the edits are faults.
  expect(differing).toBeGreaterThan(10);
});

test('in the title below an overlay', { timeout: 60_000 }, async () => {
  const base = sound('below');
  const folder = write('above', {
    'title.json': { id: 'above', extends: 'below', name: 'Above' },
    'trains.json': { $schema: 'overlay/trains.schema.json', trains: [{ id: '2', price: 90 }] },
  });
  expect(await told(folder)).toEqual([]);
  for (const [file, path, to] of EDITS.filter(([name]) => !/statements|examples/.test(name))) {
    edit(base, file, set(path, to));
    expect(await told(folder), `${file} ${path.join('/')}`).toEqual(await told(elsewhere(folder)));
  }
  edit(folder, 'trains.json', set(['trains', 0, 'id'], '22'));
  expect(await told(folder)).toContainEqual(expect.stringContaining('overlay-patches-nothing /above/trains.json'));
});
