/** Run by `npm run build`: compiles the validators of the built-in mechanics beforehand, warmed up with the built-in titles. */
import { join } from 'node:path';
import { builtInTitles, titlesIn } from '../source/find-title.ts';
import { readTitle } from '../source/read-title.ts';
import { fileKey, overlayKey, writeCompiled } from './compiled.ts';
import { builtInSchemas } from './validators.ts';

const samples = new Map<string, unknown[]>();
const add = (key: string, value: unknown) => samples.set(key, [...(samples.get(key) ?? []), value]);

for (const id of titlesIn(builtInTitles())) {
  const { parts, statements, examples, texts } = readTitle(join(builtInTitles(), id));
  const title = parts.get('title')?.value;
  const overlay = typeof title === 'object' && title !== null && 'extends' in title;
  for (const [part, { value }] of parts) add(overlay ? overlayKey(part) : fileKey(part), value);
  if (statements !== undefined) add(fileKey('statements'), statements.value);
  for (const { value } of examples.values()) add(fileKey('example'), value);
  for (const { value } of texts.values()) add(fileKey('texts'), value);
}

writeCompiled(builtInSchemas(), undefined, (key) => samples.get(key) ?? []);
