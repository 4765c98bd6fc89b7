/**
 * What an editor offers while a title is written: the schemas, asked through the service that VS Code itself uses.
 * In each text `|` marks the cursor.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { getLanguageService, TextDocument } from 'vscode-json-languageservice';
import { packageRoot } from '../source/package-root.ts';

const SCHEMAS = join(packageRoot(), 'schemas', 'composed');
const service = getLanguageService({
  schemaRequestService: (uri) => Promise.resolve(readFileSync(new URL(uri), 'utf8')),
  workspaceContext: { resolveRelativePath: (path, resource) => new URL(path, resource).href },
});

/** A file of a title beside the schemas, as `$schema` names them. */
function open(kind: string, text: string) {
  const offset = text.indexOf('|');
  const content = text.replace('|', '').replace('{', `{ "$schema": "./${kind}.schema.json",`);
  const file = join(SCHEMAS, `${kind.replaceAll('/', '-')}.json`);
  const schema = pathToFileURL(join(SCHEMAS, `${kind}.schema.json`)).href;
  const document = TextDocument.create(
    pathToFileURL(join(dirname(file), 'title.json')).href,
    'json',
    1,
    content.replace(`./${kind}.schema.json`, schema),
  );
  const moved = document.getText().length - text.replace('|', '').length;
  return { document, position: document.positionAt(offset + moved), parsed: service.parseJSONDocument(document) };
}

async function completions(kind: string, text: string): Promise<string[]> {
  const { document, position, parsed } = open(kind, text);
  const list = await service.doComplete(document, position, parsed);
  return (list?.items ?? []).map(({ label }) => label.replaceAll('"', ''));
}

async function hover(kind: string, text: string): Promise<string> {
  const { document, position, parsed } = open(kind, text);
  const found = await service.doHover(document, position, parsed);
  return JSON.stringify(found?.contents ?? '');
}

const inSteps = (step: string) =>
  `{ "rounds": { "cycle": [], "definitions": [{ "id": "or", "kind": "operating", "code": "OR", "steps": [${step}] }] } }`;

describe('completions', () => {
  test.each([
    ['keys of a file', 'title', '{ | }', ['players', 'bank', 'policies', 'rounds', 'mechanics', 'variants']],
    [
      'steps of the core and of mechanics',
      'title',
      inSteps('{ "id": "|" }'),
      ['track', 'buy-train', 'special-track', 'exchange'],
    ],
    [
      'options of a step',
      'title',
      inSteps('{ "id": "waterfall-auction", | }'),
      ['increment', 'discount', 'mustBeMultiple'],
    ],
    ['mechanics', 'title', '{ "mechanics": [{ "id": "|" }] }', ['private-track', 'train-export', 'port-bonus']],
    ['options of a mechanic', 'title', '{ "mechanics": [{ "id": "port-bonus", | }] }', ['group', 'minimumStops']],
    ['modes of a policy', 'title', '{ "policies": { "capitalization": { "mode": "|" } } }', ['full', 'incremental']],
    [
      'ways in which a policy answers',
      'title',
      '{ "policies": { "sales": { "order": "|" } } }',
      ['sell_buy', 'sell_buy_sell'],
    ],
    [
      'reasons for which the game ends',
      'title',
      '{ "policies": { "gameEnd": [{ "reason": "|" }] } }',
      ['bank', 'bankrupt', 'stock_market'],
    ],
    [
      'events of trains',
      'trains',
      '{ "trains": [{ "id": "5", "events": [{ "type": "|" }] }], "phases": [] }',
      ['close_companies', 'nationalization'],
    ],
    [
      'statuses of phases',
      'trains',
      '{ "phases": [{ "id": "3", "status": ["|"] }], "trains": [] }',
      ['can_buy_companies', 'no_loans'],
    ],
    [
      'fields that a mechanic adds to trains',
      'trains',
      '{ "trains": [{ "id": "D", | }], "phases": [] }',
      ['price', 'rustsOn', 'tradeIn'],
    ],
    [
      'abilities',
      'companies',
      '{ "privates": [{ "id": "SV", "abilities": [{ "type": "|" }] }] }',
      ['blocks_hexes', 'tile_lay', 'teleport'],
    ],
    [
      'fields of an ability',
      'companies',
      '{ "privates": [{ "id": "SV", "abilities": [{ "type": "blocks_hexes", | }] }] }',
      ['hexes', 'ownerType'],
    ],
    ['colours', 'map', '{ "hexes": { "A1": { "color": "|" } } }', ['white', 'yellow', 'red']],
    [
      'instructions of an overlay',
      'overlay/trains',
      '{ "trains": [{ "id": "2", | }] }',
      ['$remove', '$after', 'count'],
    ],
  ])('%s', async (_, kind, text, wanted) => {
    expect(await completions(kind, text)).toEqual(expect.arrayContaining(wanted));
  });

  test('of a step are those of that step only', async () => {
    expect(await completions('title', inSteps('{ "id": "track", | }'))).not.toContain('increment');
  });
});

describe('hovers', () => {
  test.each([
    ['a key', 'title', '{ "ban|k": 12000 }', 'Money of the bank'],
    ['a policy', 'title', '{ "policies": { "fl|oating": {} } }', 'When a corporation begins to operate'],
    [
      'a value of a policy',
      'title',
      '{ "policies": { "sales": { "order": "sell|_buy" } } }',
      'First sales, then a purchase',
    ],
    ['a step of a mechanic', 'title', inSteps('{ "id": "special-|track" }'), 'Track laid by private companies'],
    [
      'an option of a mechanic',
      'title',
      '{ "mechanics": [{ "id": "port-bonus", "minimum|Stops": 3 }] }',
      'Stops that a route to a port must have',
    ],
    [
      'an event',
      'trains',
      '{ "trains": [{ "id": "5", "events": [{ "type": "close_|companies" }] }], "phases": [] }',
      'All private companies close',
    ],
    [
      'a field that a mechanic adds',
      'trains',
      '{ "trains": [{ "id": "D", "trade|In": { "4": 300 } }], "phases": [] }',
      'Money off',
    ],
    ['a stop of a hex', 'map', '{ "hexes": { "A1": { "to|wn": 0 } } }', 'one town'],
    ['a statement', 'statements', '{ "statements": [{ "overruled|Because": "x" }] }', 'deliberately'],
  ])('over %s', async (_, kind, text, words) => {
    expect(await hover(kind, text)).toContain(words);
  });
});
