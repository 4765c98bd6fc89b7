/** Base schema + what the manifests bring = the schema of a title that uses them. */
import type { JsonSchema, Manifest, Provided, ProvidedName } from '../../runtime/kernel/manifest.ts';
import { conditional, isSchema, mapInside, type Schema, type SchemaNode } from './schema.ts';

/** The names of one kind (steps, events, ...) that the core and the mechanics bring together. */
export type Names = ReadonlyMap<string, ProvidedName>;

export interface Vocabulary {
  /** By kind: `steps`, `events`, `abilities`, `policies.capitalization`, `attributes.trains`, `mechanics`, ... */
  readonly of: (kind: string) => Names;
}

export function vocabularyOf(core: Manifest, mechanics: readonly Manifest[]): Vocabulary {
  const kinds = new Map<string, Map<string, ProvidedName>>();
  const add = (kind: string, names: Readonly<Record<string, ProvidedName>> | undefined) => {
    const known = kinds.get(kind) ?? new Map<string, ProvidedName>();
    kinds.set(kind, known);
    for (const [name, provided] of Object.entries(names ?? {})) if (!known.has(name)) known.set(name, provided);
  };
  for (const { provides } of [core, ...mechanics]) {
    for (const kind of FLAT_KINDS) add(kind, provides[kind]);
    for (const kind of NESTED_KINDS) {
      for (const [inner, names] of Object.entries(provides[kind] ?? {})) add(`${kind}.${inner}`, names);
    }
  }
  for (const { name, summary, options } of mechanics) {
    add('mechanics', { [name]: { summary, options: options ?? NO_OPTIONS } });
  }
  return { of: (kind) => kinds.get(kind) ?? new Map() };
}

const FLAT_KINDS = [
  'rounds',
  'steps',
  'events',
  'abilities',
  'statuses',
  'endReasons',
] as const satisfies readonly (keyof Provided)[];
const NESTED_KINDS = ['policies', 'attributes'] as const satisfies readonly (keyof Provided)[];
const NO_OPTIONS: JsonSchema = { type: 'object' };

/** Fills in every place of the schema that is open to names: `x-enum`, `x-names` and `x-attributes`. */
export function composeSchema(schema: Schema, vocabulary: Vocabulary): Schema {
  const inner = mapInside(schema, (node) => composeSchema(node, vocabulary));
  if (inner['x-enum'] !== undefined) return withNames(inner, vocabulary.of(inner['x-enum']));
  if (inner['x-attributes'] !== undefined)
    return withAttributes(inner, vocabulary.of(`attributes.${inner['x-attributes']}`));
  if (inner['x-names'] !== undefined) return withEntries(inner, vocabulary.of(inner['x-names']), inner['x-names']);
  return inner;
}

function withNames(schema: Schema, names: Names): Schema {
  return {
    ...schema,
    enum: [...names.keys()],
    enumDescriptions: [...names.values()].map((provided) => provided.summary),
  };
}

function withAttributes(schema: Schema, attributes: Names): Schema {
  const added = [...attributes].map(([name, provided]) => [name, described(provided)]);
  return {
    ...schema,
    properties: { ...schema.properties, ...Object.fromEntries(added) },
    additionalProperties: false,
  };
}

function described({ summary, options }: ProvidedName): Schema {
  return { ...(isSchema(options) ? options : {}), description: summary };
}

/** An entry is named by its `type` (abilities), or by its `use` or else its `id` (steps, mechanics). */
function withEntries(schema: Schema, names: Names, kind: string): Schema {
  const common = Object.fromEntries(Object.keys(schema.properties ?? {}).map((key) => [key, true]));
  const byType = kind === 'abilities';
  const forms = [...names].map(([name, { options }]): Schema => {
    const form: Schema = isSchema(options) ? options : {};
    const byUseOrId = { anyOf: [hasValue('use', name), { ...hasValue('id', name), not: { required: ['use'] } }] };
    return conditional(byType ? hasValue('type', name) : byUseOrId, {
      ...(form.required === undefined ? {} : { required: form.required }),
      properties: { ...common, ...form.properties },
      additionalProperties: form.additionalProperties ?? false,
    });
  });
  const naming = byType ? 'type' : 'use';
  const named: SchemaNode = withNames(isSchema(schema.properties?.[naming]) ? schema.properties[naming] : {}, names);
  const idNames: Schema = { properties: { id: withNames({}, names) } };
  return {
    ...schema,
    properties: { ...schema.properties, [naming]: named },
    allOf: [...(byType ? [] : [conditional({ required: ['use'] }, true, idNames)]), ...forms],
  };
}

function hasValue(key: string, value: string): Schema {
  return { required: [key], properties: { [key]: { const: value } } };
}
