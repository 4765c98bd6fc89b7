/** Makes a schema stand alone: the shared definitions that it refers to are copied into it. */
import { isSchema, mapInside, type Schema } from './schema.ts';

const SHARED = 'definitions.schema.json#/definitions/';
const OWN = '#/definitions/';

export function bundle(schema: Schema, shared: Readonly<Record<string, unknown>>): Schema {
  const used = new Map<string, Schema>();
  const resolve = (node: Schema): Schema => {
    const { $ref, ...siblings } = node;
    if ($ref === undefined || !$ref.startsWith(SHARED)) return mapInside(node, resolve);
    const name = $ref.slice(SHARED.length);
    const target = shared[name];
    if (!isSchema(target)) throw new Error(`The schemas refer to a definition that does not exist: ${name}`);
    // A reference that says more than the definition (a description of its own) becomes a copy of it.
    if (Object.keys(siblings).length > 0) return mapInside({ ...target, ...siblings }, resolve);
    if (!used.has(name)) {
      used.set(name, {});
      used.set(name, mapInside(target, resolve));
    }
    // The description stands beside the reference too, so that a message about the key can tell it.
    return { ...(target.description === undefined ? {} : { description: target.description }), $ref: OWN + name };
  };
  const resolved = mapInside(schema, resolve);
  return used.size === 0 ? resolved : { ...resolved, definitions: Object.fromEntries(used) };
}
