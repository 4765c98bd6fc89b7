/** The schemas that editors read: what `$schema` in the files of titles names. */
import { TITLE_PARTS } from '../source/title-files.ts';
import { FILE_KINDS } from './read-schemas.ts';
import type { Schema } from './schema.ts';
import { VARIANT_SCHEMA, type TitleSchemas } from './title-schemas.ts';

/** File name under `schemas/composed/` and content of each. */
export function composedFiles(schemas: TitleSchemas): ReadonlyMap<string, string> {
  const files = FILE_KINDS.map((kind) => [`${kind}.schema.json`, schemas.files[kind]] as const);
  const overlays = TITLE_PARTS.map((part) => [`overlay/${part}.schema.json`, schemas.overlays[part]] as const);
  const all = [...files, ...overlays, [VARIANT_SCHEMA, schemas.variant] as const];
  return new Map(all.map(([name, schema]) => [name, print(schema)]));
}

function print(schema: Schema): string {
  const marked = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $comment: 'Generated: npm run types',
    ...schema,
  };
  return `${JSON.stringify(marked, null, 1)}\n`;
}
