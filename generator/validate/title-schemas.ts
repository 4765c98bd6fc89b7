/** The schemas of all files of a title, composed and each standing alone. */
import type { Manifest } from '../../runtime/kernel/manifest.ts';
import { TITLE_PARTS, type TitlePart } from '../source/title-files.ts';
import { bundle } from './bundle.ts';
import { composeSchema, vocabularyOf } from './compose.ts';
import { overlaySchema } from './overlay-schema.ts';
import type { BaseSchemas, FileKind } from './read-schemas.ts';
import { mapInside, withoutKeywords, type Schema, type SchemaNode } from './schema.ts';

export interface TitleSchemas {
  /** Of a file that stands for itself. */
  readonly files: Readonly<Record<FileKind, Schema>>;
  /** Of a file of a title that extends another. */
  readonly overlays: Readonly<Record<TitlePart, Schema>>;
  /** Of a variant's patch: an overlay over the whole title. */
  readonly variant: Schema;
}

/** Where the schema of a variant's patch lies, seen from the schemas of files. */
export const VARIANT_SCHEMA = 'overlay/variant.schema.json';

export function titleSchemas(base: BaseSchemas, core: Manifest, mechanics: readonly Manifest[]): TitleSchemas {
  const vocabulary = vocabularyOf(core, mechanics);
  const shared =
    mapInside({ definitions: base.definitions }, (node) => composeSchema(node, vocabulary)).definitions ?? {};
  const composed = (kind: FileKind) => bundle(composeSchema(base.files[kind], vocabulary), shared);

  const plain = Object.fromEntries(TITLE_PARTS.map((part) => [part, composed(part)])) as Record<TitlePart, Schema>;
  const variant = overlaySchema(wholeTitle(plain));
  const files = {
    ...plain,
    statements: composed('statements'),
    example: composed('example'),
    texts: composed('texts'),
  };
  const title = withPatches(files.title, VARIANT_SCHEMA);
  const overlays = Object.fromEntries(TITLE_PARTS.map((part) => [part, overlaySchema(plain[part])])) as Record<
    TitlePart,
    Schema
  >;
  const overlayTitle = withPatches(overlays.title, 'variant.schema.json');
  return { files: { ...files, title }, overlays: { ...overlays, title: overlayTitle }, variant };
}

/** Points every `x-overlay` place to the schema of a variant's patch. */
function withPatches(schema: Schema, reference: string): Schema {
  const point = (node: Schema): Schema => {
    if (node['x-overlay'] !== true) return mapInside(node, point);
    return { ...(node.description === undefined ? {} : { description: node.description }), $ref: reference };
  };
  return point(schema);
}

/** Not of the game but of its files; a variant cannot change them. */
const NOT_IN_VARIANTS: ReadonlySet<string> = new Set(['$schema', 'id', 'extends', 'variants', 'silence']);

function wholeTitle(parts: Readonly<Record<TitlePart, Schema>>): Schema {
  const fields = (schema: Schema): Record<string, SchemaNode> =>
    Object.fromEntries(Object.entries(schema.properties ?? {}).filter(([key]) => !NOT_IN_VARIANTS.has(key)));
  const nested = (schema: Schema): Schema => {
    return { ...withoutKeywords(schema, 'definitions', '$schema', 'title'), properties: fields(schema) };
  };
  return {
    title: 'Variant',
    description: 'What an optional rule changes: an overlay over the whole title.',
    type: 'object',
    additionalProperties: false,
    properties: {
      ...fields(parts.title),
      ...fields(parts.companies),
      ...fields(parts.trains),
      market: nested(parts.market),
      map: nested(parts.map),
      tiles: nested(parts.tiles),
    },
    definitions: Object.assign({}, ...Object.values(parts).map((part) => part.definitions ?? {})) as Record<
      string,
      SchemaNode
    >,
  };
}
