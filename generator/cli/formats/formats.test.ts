import { Ajv } from 'ajv';
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findingsIn, titleFolders } from '../../../test/support/title-folder.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { githubFindings } from './github.ts';
import { sarifFindings } from './sarif.ts';

const { write, sound, remove } = titleFolders();
afterAll(remove);

/** A title with findings of several kinds: with a fix, without a place, of several files. */
async function findings(): Promise<{ folder: string; found: Diagnostic[] }> {
  const folder = sound('found', {
    'title.json': (title: object) => ({ ...title, bank: 400000, rounds: undefined }),
  });
  write('found', {
    'trains.json': readFileSync(join(folder, 'trains.json'), 'utf8').replace('"price": 80', '"pirce": 80'),
    'market.json': '',
  });
  return { folder, found: await findingsIn(folder) };
}

test('SARIF: the log is as its official schema has it', async () => {
  const { folder, found } = await findings();
  expect(found.length).toBeGreaterThan(3);
  const log = sarifFindings(found, folder);
  const file = createRequire(import.meta.url).resolve('@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json');
  // The schema is of draft-04, whose `id` is another keyword now; what it uses beside that is the same.
  const { $schema: _, id: __, ...schema } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  const validate = new Ajv({ strict: false, validateFormats: false, unicodeRegExp: false }).compile(schema);
  expect(validate(log), JSON.stringify(validate.errors, null, 2)).toBe(true);
  expect(validate({ ...log, version: '2.0.0' })).toBe(false);
});

test('SARIF: each finding has its rule, level, place and fix', async () => {
  const { folder, found } = await findings();
  const log = sarifFindings(found, folder) as {
    runs: [
      {
        tool: { driver: { rules: { id: string }[] } };
        results: { ruleId: string; ruleIndex: number; level: string; locations: object[]; fixes?: object[] }[];
      },
    ];
  };
  const [{ tool, results }] = log.runs;
  expect(results.map(({ ruleId }) => ruleId)).toEqual(found.map(({ code }) => code));
  for (const { ruleId, ruleIndex } of results) expect(tool.driver.rules[ruleIndex]?.id).toBe(ruleId);
  const misspelt = results.find(({ ruleId }) => ruleId === 'schema-unknown-key');
  expect(misspelt).toMatchObject({
    level: 'error',
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: 'trains.json', uriBaseId: 'ROOT' },
          region: { startLine: 6, startColumn: 7 },
        },
        logicalLocations: [{ fullyQualifiedName: '/trains/0/pirce' }],
      },
    ],
    fixes: [{ artifactChanges: [{ replacements: [{ insertedContent: { text: '"price"' } }] }] }],
  });
});

test('GitHub: one annotation a line, with line breaks and separators escaped', async () => {
  const { folder, found } = await findings();
  const lines = githubFindings(found, folder).trimEnd().split('\n');
  expect(lines).toHaveLength(found.length);
  expect(lines.find((line) => line.includes('schema-unknown-key'))).toBe(
    '::error file=trains.json,line=6,endLine=6,col=7,endColumn=14,title=schema-unknown-key::"2" of "trains" has no "pirce".%0ADid you mean "price"?%0Aat /trains/0/pirce',
  );
  const odd = { ...found[0], file: join(folder, 'a,b:c.json'), message: '100% wrong', code: 'x' } as Diagnostic;
  expect(githubFindings([odd], folder)).toMatch(/file=a%2Cb%3Ac\.json,.*::100%25 wrong/);
});
