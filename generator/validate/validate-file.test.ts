import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { joinPointer, splitPointer } from '../../runtime/kernel/pointer.ts';
import { builtInTitles } from '../source/find-title.ts';
import { loadDocument } from '../source/load-document.ts';
import { parseDocument } from '../source/parse.ts';
import { TITLE_PARTS, partFile, type TitlePart } from '../source/title-files.ts';
import { validateFile, validateOverlay } from './validate-file.ts';

const original = (part: TitlePart): unknown =>
  structuredClone(loadDocument(join(builtInTitles(), '1830', partFile(part))).document?.value);

const documentOf = (value: unknown) => {
  const { document } = parseDocument('x.json', JSON.stringify(value, null, 2));
  if (document === undefined) throw new Error('not JSON');
  return document;
};

/** The findings after one value of 1830 is set to another, or taken out. */
function findingsWith(part: TitlePart, pointer: string, value: unknown) {
  const root = original(part) as Record<string, unknown>;
  const keys = splitPointer(pointer);
  const last = keys.pop() ?? '';
  const parent = keys.reduce((at, key) => at[key] as Record<string, unknown>, root);
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  return validateFile(part, documentOf(root));
}

test.each(TITLE_PARTS)('%s.json of 1830 has the form of the schema', (part) => {
  expect(validateFile(part, documentOf(original(part)))).toEqual([]);
});

describe('one mistake, one finding, where it is, with what to do', () => {
  test.each<[part: TitlePart, pointer: string, value: unknown, code: string, words: string]>([
    // Keys.
    ['trains', '/trains/0/rustOn', '4', 'schema-unknown-key', 'Did you mean "rustsOn"?'],
    ['title', '/policies/sale', {}, 'schema-unknown-key', 'Did you mean "sales"?'],
    ['title', '/policies/track/lays/0/upgradeCosts', 1, 'schema-unknown-key', 'Did you mean "upgradeCost"?'],
    ['map', '/hexes/B10/citty', 20, 'schema-unknown-key', 'Did you mean "city"?'],
    ['tiles', '/manifests', {}, 'schema-unknown-key', 'Did you mean "manifest"?'],
    ['companies', '/privates/1/abilities/1/tile', ['3'], 'schema-unknown-key', 'Did you mean "tiles"?'],
    // Values out of a closed list.
    ['title', '/policies/priceMovement/sale', 'down_shares', 'schema-value', 'Did you mean "down_share"?'],
    ['title', '/policies/trains/mustBuy', true, 'schema-value', '"route", "always", "never"'],
    ['title', '/policies/track/lays/0/upgrade', 'not_if_upgrade', 'schema-value', 'Did you mean "not_if_upgraded"?'],
    ['trains', '/phases/0/tiles/0', 'yelow', 'schema-value', 'Did you mean "yellow"?'],
    ['market', '/kind', 'gird', 'schema-value', 'Did you mean "grid"?'],
    ['map', '/hexes/A19/color', 'grey', 'schema-value', 'Did you mean "gray"?'],
    // Names that the core and the mechanics bring.
    ['trains', '/trains/3/events/0/type', 'close_company', 'schema-value', 'Did you mean "close_companies"?'],
    ['title', '/rounds/definitions/1/kind', 'stok', 'schema-value', 'Did you mean "stock"?'],
    ['title', '/rounds/definitions/2/steps/6/id', 'tracks', 'schema-value', 'Did you mean "track"?'],
    ['title', '/rounds/definitions/2/steps/4/use', 'buy-privates', 'schema-value', 'Did you mean "buy-private"?'],
    ['title', '/policies/gameEnd/0/reason', 'bankrupcy', 'schema-value', 'Did you mean "bankrupt"?'],
    ['companies', '/privates/0/abilities/0/type', 'block_hexes', 'schema-value', 'Did you mean "blocks_hexes"?'],
    // Kinds of values.
    ['trains', '/trains/0/price', '80', 'schema-type', 'a whole number is meant'],
    ['trains', '/trains/0/price', 80.5, 'schema-fraction', 'List price'],
    ['trains', '/trains/0/price', -80, 'schema-range', '0 or more'],
    ['trains', '/trains/0/price', 1e9, 'schema-range', 'or less'],
    ['trains', '/trains/0/count', 'unlimitd', 'schema-type', 'a number of copies or "unlimited"'],
    ['trains', '/trains/0/count', 1.5, 'schema-type', 'a number of copies'],
    ['trains', '/trains/0/distance', 'two', 'schema-type', 'a number of stops'],
    ['trains', '/trains/0/distance', 0, 'schema-range', '1 or more'],
    ['trains', '/phases', {}, 'schema-type', 'a list is meant'],
    ['title', '/bank', 'infinite', 'schema-type', 'an amount of money or "unlimited"'],
    ['title', '/players/2', 1200, 'schema-type', 'an object is meant'],
    ['title', '/currency', '$', 'schema-pattern', '%s'],
    ['market', '/rows/0/0', { price: 60, zone: ['yellow'] }, 'schema-unknown-key', 'Did you mean "zones"?'],
    ['market', '/rows/0/0', '60', 'schema-type', 'a price, null, or an object'],
    ['map', '/hexes/A9/paths/0', [5, 's0', 1], 'schema-count', 'at most 2 entries'],
    ['map', '/hexes/A9/paths/0/0', 6, 'schema-range', '5 or less'],
    ['map', '/hexes/A9/paths/0/1', 'x0', 'schema-pattern', 'A stop'],
    ['map', '/hexes/A9/stops/0/revenue', 'much', 'schema-type', ''],
    ['map', '/hexes/9A', {}, 'schema-pattern', ''],
    ['companies', '/corporations/0/tokens', null, 'schema-type', 'a list is meant'],
    ['title', '/players', {}, 'schema-count', 'at least one entry'],
    ['trains', '/phases/1/tiles', ['yellow', 'yellow'], 'schema-repeated', 'number 1 of the list'],
  ])('%s%s = %j: %s', (part, pointer, value, code, words) => {
    const findings = findingsWith(part, pointer, value);
    expect(findings.map((finding) => finding.code)).toEqual([code]);
    const [finding] = findings;
    const near = [pointer, joinPointer(pointer, 'zone'), joinPointer(pointer, '1')];
    expect(near).toContain(finding?.pointer);
    expect(`${finding?.message} ${finding?.hint ?? ''}`).toContain(words);
    expect(finding?.frame?.lines.length).toBeGreaterThan(0);
  });

  test.each<[part: TitlePart, pointer: string, words: string]>([
    ['trains', '/trains/2/price', '"4" of "trains" needs "price".'],
    ['trains', '/trains/2/distance', 'How far a train runs'],
    ['title', '/players/3/certificateLimit', 'Certificates a player may hold.'],
    ['companies', '/privates/3/abilities/1/corporations', '"exchange" of "abilities" needs "corporations".'],
    ['map', '/layout', 'This file needs "layout".'],
  ])('%s without %s', (part, pointer, words) => {
    const findings = findingsWith(part, pointer, undefined);
    expect(findings.map((finding) => finding.code)).toEqual(['schema-missing-key']);
    expect(`${findings[0]?.message} ${findings[0]?.hint ?? ''}`).toContain(words);
  });

  test('several mistakes are found at once', () => {
    const trains = original('trains') as { trains: Record<string, unknown>[] };
    trains.trains[0] = { ...trains.trains[0], price: 'cheap', rustOn: '4' };
    delete trains.trains[1]?.['count'];
    const codes = validateFile('trains', documentOf(trains)).map((finding) => finding.code);
    expect(codes.toSorted()).toEqual(['schema-missing-key', 'schema-type', 'schema-unknown-key']);
  });

  test('a misspelt name with one near neighbour has a fix', () => {
    const [finding] = findingsWith('trains', '/trains/4/rustOn', 'D');
    expect(finding?.fix?.edits).toEqual([{ file: 'x.json', range: finding?.range, text: '"rustsOn"' }]);
  });

  test('a misspelt name whose right name is there already has none: it would stand twice', () => {
    const [finding] = findingsWith('trains', '/trains/0/rustOn', '4');
    expect(finding?.hint).toContain('"rustsOn"');
    expect(finding?.fix).toBeUndefined();
  });

  test('an entry of a table is called by its key, also where that is a number', () => {
    const [finding] = findingsWith('title', '/players/3/certificateLimit', undefined);
    expect(finding?.message).toBe('"3" of "players" needs "certificateLimit".');
    const [other] = findingsWith('trains', '/trains/0/distance', [{ nodes: ['city'] }]);
    expect(other?.message).toBe('Entry 1 of "distance" needs "pay".');
  });
});

describe('a file of a title that extends another', () => {
  const codes = (part: TitlePart, value: unknown) =>
    validateOverlay(part, documentOf(value)).map((finding) => `${finding.code} ${finding.pointer}`);

  test('may say as little as it likes, take out, and place', () => {
    expect(
      codes('trains', {
        trains: [
          { id: '6', count: 3 },
          { id: 'D', $remove: true },
        ],
      }),
    ).toEqual([]);
    expect(
      codes('trains', {
        trains: [
          { id: '4', rustsOn: null },
          { id: '7', $after: '6' },
        ],
      }),
    ).toEqual([]);
    expect(codes('map', { hexes: { A9: null, A11: { name: null } } })).toEqual([]);
    expect(codes('title', { extends: '1830', policies: { sales: { after: 'operate' } } })).toEqual([]);
    expect(
      codes('title', {
        mechanics: [
          { id: 'teleport', $remove: true },
          { id: 'exchange', $before: 'teleport' },
        ],
      }),
    ).toEqual([]);
  });

  test('may replace a table or a list whole, with complete content', () => {
    expect(codes('map', { hexes: { $replace: { A1: {} } } })).toEqual([]);
    expect(codes('trains', { trains: { $replace: [{ id: '2' }] } })).toEqual([
      'schema-missing-key /trains/$replace/0',
      'schema-missing-key /trains/$replace/0',
      'schema-missing-key /trains/$replace/0',
    ]);
  });

  test('must still write what it writes correctly', () => {
    expect(codes('trains', { trains: [{ id: '6', counts: 3 }] })).toEqual(['schema-unknown-key /trains/0/counts']);
    expect(codes('trains', { trains: [{ count: 3 }] })).toEqual(['schema-missing-key /trains/0']);
    expect(codes('trains', { trains: [{ id: '6', $remove: false }] })).toEqual(['schema-value /trains/0/$remove']);
    expect(codes('title', { policies: { sales: { after: 'operates' } } })).toEqual([
      'schema-value /policies/sales/after',
    ]);
  });

  test('lists that are replaced keep their full form', () => {
    expect(codes('companies', { privates: [{ id: 'SV', abilities: [{ hexes: ['G15'] }] }] })).toEqual([
      'schema-missing-key /privates/0/abilities/0',
    ]);
  });
});

describe("a variant's patch", () => {
  const codes = (patch: unknown) => {
    const title = original('title') as Record<string, unknown>;
    const variants = { short: { name: 'Short', description: 'A shorter game.', patch } };
    return validateFile('title', documentOf({ ...title, variants })).map(({ code, pointer }) => `${code} ${pointer}`);
  };

  test('may change any part of the title', () => {
    expect(codes({ bank: 8000, trains: [{ id: 'D', $remove: true }], map: { hexes: { A9: null } } })).toEqual([]);
    expect(codes({ tiles: { manifest: { 57: 5 } }, market: { zones: { brown: { multiplePurchase: null } } } })).toEqual(
      [],
    );
  });

  test('is checked like the files themselves', () => {
    expect(codes({ bank: 'much' })).toEqual(['schema-type /variants/short/patch/bank']);
    expect(codes({ train: [] })).toEqual(['schema-unknown-key /variants/short/patch/train']);
    expect(codes({ variants: {} })).toEqual(['schema-unknown-key /variants/short/patch/variants']);
  });
});
