/** Reads the base schemas from `schemas/`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../source/package-root.ts';
import { TITLE_PARTS, type TitlePart } from '../source/title-files.ts';
import type { Schema, SchemaNode } from './schema.ts';

export type FileKind = TitlePart | 'statements' | 'example' | 'texts';

export interface BaseSchemas {
  readonly definitions: Readonly<Record<string, SchemaNode>>;
  readonly files: Readonly<Record<FileKind, Schema>>;
}

export const FILE_KINDS: readonly FileKind[] = [...TITLE_PARTS, 'statements', 'example', 'texts'];

export function readBaseSchemas(): BaseSchemas {
  const read = (name: string) =>
    JSON.parse(readFileSync(join(packageRoot(), 'schemas', `${name}.schema.json`), 'utf8')) as Schema;
  const files = Object.fromEntries(FILE_KINDS.map((kind) => [kind, read(kind)])) as Record<FileKind, Schema>;
  return { definitions: read('definitions').definitions ?? {}, files };
}
