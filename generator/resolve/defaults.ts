/** Fills in what a title leaves out and the schema has a usual answer for. */
import { isSchema, type Schema, type SchemaNode } from '../validate/schema.ts';

/** Notes that `result` is `original` with defaults beside it. */
export type Filled = (result: object, original: object) => void;

export function fillDefaults(value: unknown, schema: Schema, filled: Filled): unknown {
  const definitions = schema.definitions ?? {};
  const resolve = (node: SchemaNode | undefined): Schema | undefined => {
    if (!isSchema(node)) return undefined;
    return node.$ref === undefined ? node : resolve(definitions[node.$ref.replace('#/definitions/', '')]);
  };

  const fill = (current: unknown, node: Schema): unknown => {
    if (Array.isArray(current)) return fillList(current, node);
    if (!isRecord(current)) return current;
    const result: Record<string, unknown> = { ...current };
    let changed = false;
    for (const [key, field] of fieldsOf(current, node)) {
      const before = Object.hasOwn(current, key) ? current[key] : structuredClone(field.default);
      if (before === undefined) continue;
      const after = fill(before, field);
      if (after === current[key]) continue;
      result[key] = after;
      changed = true;
    }
    if (!changed) return current;
    filled(result, current);
    return result;
  };

  const fillList = (list: readonly unknown[], node: Schema): unknown => {
    const entry = isSchema(node.items) ? resolve(node.items) : undefined;
    if (entry === undefined) return list;
    const result = list.map((element) => fill(element, entry));
    if (result.every((element, index) => element === list[index])) return list;
    filled(result, list);
    return result;
  };

  /** The fields the schema names, and those of a table. */
  const fieldsOf = (current: Readonly<Record<string, unknown>>, node: Schema): [string, Schema][] => {
    const named = Object.entries(node.properties ?? {});
    const table = isSchema(node.additionalProperties) ? node.additionalProperties : undefined;
    const others = table === undefined ? [] : Object.keys(current).map((key): [string, SchemaNode] => [key, table]);
    const known = new Set(named.map(([key]) => key));
    return [...named, ...others.filter(([key]) => !known.has(key))].flatMap(([key, field]) => {
      const resolved = resolve(field);
      return resolved === undefined ? [] : [[key, resolved] as [string, Schema]];
    });
  };

  return fill(value, schema);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
