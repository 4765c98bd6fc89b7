import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageRoot } from '../source/package-root.ts';
import { parseDocument } from '../source/parse.ts';
import { TITLE_PARTS } from '../source/title-files.ts';
import { FILE_KINDS } from './read-schemas.ts';
import { validateFile, validateOverlay } from './validate-file.ts';

const text = readFileSync(join(packageRoot(), 'docs', 'title-format.md'), 'utf8');
const examples = [...text.matchAll(/^```json (overlay )?(\w+)\n([^]*?)^```$/gm)].map(([, overlay, kind, code]) => ({
  name: `${overlay ?? ''}${kind ?? ''}`,
  overlay: overlay !== undefined,
  kind: kind ?? '',
  code: code ?? '',
}));

test('docs/title-format.md has an example of every file', () => {
  const shown = new Set(examples.filter((example) => !example.overlay).map((example) => example.kind));
  expect([...shown].toSorted()).toEqual(FILE_KINDS.toSorted());
});

test.each(examples)('its example of $name is as the format has it', ({ overlay, kind, code }) => {
  const { document, diagnostics } = parseDocument(`${kind}.json`, code);
  expect(diagnostics).toEqual([]);
  const file = FILE_KINDS.find((known) => known === kind);
  const part = TITLE_PARTS.find((known) => known === kind);
  if (document === undefined || file === undefined) throw new Error(`no such file: ${kind}`);
  expect(overlay && part ? validateOverlay(part, document) : validateFile(file, document)).toEqual([]);
});
