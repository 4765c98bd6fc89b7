/** How the files of a title are kept: what editors and readers need, beside what the game needs. */
import { basename } from 'node:path';
import { diagnose, withFix } from '../../diagnostics/catalogue.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { LoadedTitle } from '../../resolve/load-title.ts';
import { extendsOf } from '../../resolve/extend.ts';
import type { SourceDocument } from '../../source/document.ts';
import { schemaPath } from '../../source/schema-path.ts';
import { misplacedKeys } from './key-order.ts';

/** The title's own files; those of the titles it extends are for these to answer for. */
export function* checkFiles({
  sources: [source],
}: LoadedTitle): Iterable<{ readonly diagnostic: Diagnostic; readonly at: string }> {
  if (source === undefined) return;
  const overlay = extendsOf(source) !== undefined;
  const documents: [string, SourceDocument][] = [...source.parts].map(([part, document]) => [
    overlay ? `overlay/${part}` : part,
    document,
  ]);
  if (source.statements !== undefined) documents.push(['statements', source.statements]);
  for (const example of source.examples.values()) documents.push(['example', example]);
  for (const translation of source.texts.values()) documents.push(['texts', translation]);
  for (const [kind, document] of documents) {
    const finding = schemaFinding(kind, document);
    if (finding !== undefined) yield { diagnostic: finding, at: '/$schema' };
    for (const diagnostic of misplacedKeys(document)) yield { diagnostic, at: diagnostic.pointer };
  }
}

function schemaFinding(kind: string, document: SourceDocument): Diagnostic | undefined {
  const { value, file, text, lines } = document;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const wanted = schemaPath(file, kind);
  const given: unknown = '$schema' in value ? value.$schema : undefined;
  if (given === undefined) {
    const brace = text.indexOf('{') + 1;
    const range = lines.range(brace, brace);
    const place = { ...document.placeOf('', 'value'), range: lines.range(brace - 1, brace) };
    const comma = Object.keys(value).length === 0 ? '' : ',';
    const edit = { file, range, text: `\n  "$schema": ${JSON.stringify(wanted)}${comma}` };
    return withFix(diagnose(place, 'schema-missing', { name: basename(file) }), {
      title: 'Add "$schema"',
      edits: [edit],
    });
  }
  if (typeof given !== 'string' || describes(given, kind)) return undefined;
  const place = document.placeOf('/$schema');
  const edit = { file, range: place.range, text: JSON.stringify(wanted) };
  return withFix(diagnose(place, 'schema-wrong', { given, wanted }), {
    title: `Write ${JSON.stringify(wanted)}`,
    edits: [edit],
  });
}

/** Wherever the schemas lie, the name tells which one it is. */
function describes(given: string, kind: string): boolean {
  const name = `${kind}.schema.json`;
  const isOverlay = given.includes('overlay/');
  return (given === name || given.endsWith(`/${name}`)) && isOverlay === kind.startsWith('overlay/');
}
