/**
 * The schema of an overlay, from the schema of what it lies over: nothing is required, `null` takes a field out, and
 * entries of merged lists take instructions. What is replaced whole (other lists, and what `$replace` brings) keeps its
 * own schema.
 */
import { conditional, isSchema, mapInside, withoutKeywords, type Schema, type SchemaNode } from './schema.ts';

const REF = '#/definitions/';
const PATCH = 'Patch';

const INSTRUCTIONS: Readonly<Record<string, Schema>> = {
  $remove: { description: 'true: takes the entry of this id out.', type: 'boolean', enum: [true] },
  $before: { description: 'Places the entry before the one of this id.', type: 'string' },
  $after: { description: 'Places the entry after the one of this id.', type: 'string' },
};

/** What a patch may leave out or undercut. */
const DROPPED: readonly string[] = ['required', 'default', 'minItems', 'minProperties'];

export function overlaySchema(schema: Schema): Schema {
  const definitions = schema.definitions ?? {};
  const patches = new Map<string, SchemaNode>();

  const patch = (node: Schema, keyword = ''): SchemaNode => {
    if (keyword === 'if' || keyword === 'propertyNames') return node;
    if (node['x-overlay'] === true) return node;
    if (node.$ref?.startsWith(REF)) {
      const name = node.$ref.slice(REF.length);
      const target = definitions[name];
      if (!patches.has(name) && isSchema(target)) {
        patches.set(name, true);
        patches.set(name, replaceable(target, nullable(asPatch(target))));
      }
      return { ...node, $ref: REF + name + PATCH };
    }
    const changed = asPatch(node);
    const isField = keyword === 'properties' || keyword === 'additionalProperties';
    return isField ? replaceable(node, nullable(changed)) : changed;
  };

  const asPatch = (node: Schema): Schema => {
    const { items } = node;
    if (items !== undefined) {
      if (node['x-merge-key'] === undefined || !isSchema(items)) return withoutKeywords(node, ...DROPPED);
      return { ...withoutKeywords(node, ...DROPPED), items: mergedEntry(items) };
    }
    return mapInside(withoutKeywords(node, ...DROPPED), patch);
  };

  /** An entry of a list merged by id: only the id is required. */
  const mergedEntry = (entry: Schema): Schema => {
    const changed = asPatch(entry);
    const id = entry.properties?.['id'] ?? true;
    const open = (branch: SchemaNode): SchemaNode => {
      if (!isSchema(branch) || !isSchema(branch.then)) return true;
      const { properties } = branch.then;
      return conditional(branch.if ?? true, { properties: { ...properties, ...INSTRUCTIONS } });
    };
    return {
      ...changed,
      required: ['id'],
      properties: { ...changed.properties, id, ...INSTRUCTIONS },
      // Which step or mechanic an entry is may be said by the base, so its form is known only once both are merged.
      ...(changed.allOf === undefined ? {} : { allOf: changed.allOf.map(open).filter((branch) => branch !== true) }),
    };
  };

  const result = asPatch(withoutKeywords(schema, 'definitions'));
  const suffixed = [...patches].map(([name, node]) => [name + PATCH, node]);
  return { ...result, definitions: { ...definitions, ...Object.fromEntries(suffixed) } };
}

/** Objects and lists may also be replaced whole: `{ "$replace": ... }`. */
function replaceable(whole: Schema, patch: Schema): Schema {
  if (!mayHold(whole)) return patch;
  const { description } = whole;
  return {
    ...(description === undefined ? {} : { description }),
    ...conditional(
      { type: 'object', required: ['$replace'] },
      { properties: { $replace: whole }, additionalProperties: false },
      patch,
    ),
  };
}

function mayHold({ type, anyOf }: Schema): boolean {
  if (type !== undefined) return type === 'object' || type === 'array';
  return anyOf?.some((branch) => isSchema(branch) && mayHold(branch)) ?? false;
}

function nullable(node: Schema): Schema {
  const { type } = node;
  if (node.enum !== undefined) {
    const types = type === undefined ? {} : { type: [type, 'null'].flat() };
    return { ...node, ...types, enum: [...node.enum, null] };
  }
  if (type !== undefined) return { ...node, type: [type, 'null'].flat() };
  if (node.anyOf !== undefined) return { ...node, anyOf: [...node.anyOf, { type: 'null' }] };
  return node;
}
