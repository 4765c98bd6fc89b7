/** What a title writes for a mechanic, a step or an ability, as rows of a table: from the manifest's JSON Schema. */
import type { JsonSchema } from '../../../runtime/kernel/manifest.ts';
import { code, table } from './markdown.ts';

interface Row {
  readonly name: string;
  readonly type: string;
  readonly preset: string;
  readonly meaning: string;
}

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const schemas = (value: unknown): readonly JsonSchema[] => (Array.isArray(value) ? value.filter(isSchema) : []);
const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((v) => typeof v === 'string') : [];
const propertiesOf = (schema: JsonSchema): readonly (readonly [string, JsonSchema])[] =>
  isSchema(schema['properties']) ? Object.entries(schema['properties'] as Readonly<Record<string, JsonSchema>>) : [];

/** A table of all options, nested ones by their path; empty where there is nothing to say. */
export function optionsTable(schema: JsonSchema | undefined): string {
  if (schema === undefined) return '';
  const rows = rowsOf(schema, '');
  const value = rows.length === 0 && schema['type'] !== 'object' ? [rowOf('(value)', schema, true)] : rows;
  if (value.length === 0) return '';
  return table(
    ['option', 'type', 'default', 'meaning'],
    value.map(({ name, type, preset, meaning }) => [code(name), type, preset, meaning]),
  );
}

function rowsOf(schema: JsonSchema, path: string): readonly Row[] {
  const required = new Set(texts(schema['required']));
  return propertiesOf(schema).flatMap(([name, property]) => {
    const full = `${path}${name}`;
    return [rowOf(full, property, required.has(name)), ...innerRows(property, full)];
  });
}

/** Options inside an option: of an object, of the objects in a list, of each value by name. */
function innerRows(schema: JsonSchema, path: string): readonly Row[] {
  const rows = [...rowsOf(schema, `${path}.`)];
  if (isSchema(schema['items'])) rows.push(...innerRows(schema['items'], `${path}[]`));
  if (isSchema(schema['additionalProperties'])) rows.push(...innerRows(schema['additionalProperties'], `${path}.*`));
  for (const choice of alternativesOf(schema)) rows.push(...innerRows(choice, path));
  return rows;
}

const alternativesOf = (schema: JsonSchema): readonly JsonSchema[] => [
  ...schemas(schema['anyOf']),
  ...schemas(schema['oneOf']),
];

function rowOf(name: string, schema: JsonSchema, required: boolean): Row {
  const description = typeof schema['description'] === 'string' ? schema['description'] : '';
  // A default of which the schema cannot say it as a value stands at the end of the description.
  const said = /\s*Default:? ([^.]+)\.$/.exec(description);
  const written = schema['default'] === undefined ? (said?.[1] ?? '') : code(JSON.stringify(schema['default']));
  return {
    name,
    type: typeOf(schema),
    preset: required ? 'required' : written,
    meaning: said === null ? description : description.slice(0, said.index),
  };
}

function typeOf(schema: JsonSchema): string {
  const choices = alternativesOf(schema);
  if (choices.length > 0) return choices.map(typeOf).join(', or ');
  if (Array.isArray(schema['enum'])) return schema['enum'].map((value) => code(JSON.stringify(value))).join(', ');
  if (schema['const'] !== undefined) return code(JSON.stringify(schema['const']));
  switch (schema['type']) {
    case 'integer':
      return `whole number${rangeOf(schema)}`;
    case 'number':
      return `number${rangeOf(schema)}`;
    case 'boolean':
      return 'true or false';
    case 'string':
      return typeof schema['x-refers'] === 'string' ? `a name of ${code(schema['x-refers'])}` : 'text';
    case 'array':
      return isSchema(schema['items']) ? `list of: ${typeOf(schema['items'])}` : 'list';
    case 'object':
      return isSchema(schema['additionalProperties'])
        ? `object, each value: ${typeOf(schema['additionalProperties'])}`
        : 'object';
    default:
      return 'any';
  }
}

function rangeOf({ minimum, maximum }: JsonSchema): string {
  if (typeof minimum === 'number' && typeof maximum === 'number') return `, ${minimum} to ${maximum}`;
  if (typeof minimum === 'number') return `, at least ${minimum}`;
  return typeof maximum === 'number' ? `, at most ${maximum}` : '';
}
