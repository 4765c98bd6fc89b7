/** Turns a schema into a walk over data that stops at every name the schema marks with `x-refers`, and nowhere else. */
import { joinPointer } from '../../../runtime/kernel/pointer.ts';
import type { Part } from '../../source/document.ts';
import type { Vocabulary } from '../../validate/compose.ts';
import { isSchema, type Schema, type SchemaNode } from '../../validate/schema.ts';

export type Visit = (mark: Schema, name: string, pointer: string, part: Part) => void;
export type Walk = (value: unknown, pointer: string, visit: Visit) => void;

/** Absent where nothing below is a name: most of a title is skipped. */
type Compiled = Walk | undefined;

export function makeWalk(schema: Schema, vocabulary: Vocabulary): Walk {
  const definitions = schema.definitions ?? {};
  const done = new Map<Schema, { walk: Compiled }>();

  const compile = (node: SchemaNode | undefined): Compiled => {
    if (!isSchema(node)) return undefined;
    const known = done.get(node);
    if (known !== undefined) return known.walk;
    // A schema within itself is entered once; the inner round looks the finished walk up.
    const entry: { walk: Compiled } = { walk: undefined };
    entry.walk = (value, pointer, visit) => finished?.(value, pointer, visit);
    done.set(node, entry);
    const finished = joined([
      ofReference(node),
      ofName(node),
      ofKeys(node),
      ofFields(node),
      ofItems(node),
      ofEntry(node),
      ...(node.anyOf ?? []).map(compile),
    ]);
    entry.walk = finished;
    return finished;
  };

  const ofReference = ({ $ref }: Schema): Compiled =>
    $ref?.startsWith('#/definitions/') === true ? compile(definitions[$ref.slice('#/definitions/'.length)]) : undefined;

  const ofFields = (node: Schema): Compiled => {
    const named = Object.entries(node.properties ?? {}).flatMap(([key, field]) => {
      const walk = compile(field);
      return walk === undefined ? [] : [[key, walk] as const];
    });
    const others = compile(node.additionalProperties);
    if (named.length === 0 && others === undefined) return undefined;
    const known = new Set(Object.keys(node.properties ?? {}));
    return (value, pointer, visit) => {
      if (!isTable(value)) return;
      for (const [key, walk] of named) {
        if (value[key] !== undefined) walk(value[key], joinPointer(pointer, key), visit);
      }
      if (others === undefined) return;
      for (const [key, inner] of Object.entries(value)) {
        if (!known.has(key)) others(inner, joinPointer(pointer, key), visit);
      }
    };
  };

  const ofItems = ({ items }: Schema): Compiled => {
    const walk = isSchema(items) ? compile(items) : undefined;
    if (walk === undefined) return undefined;
    return (value, pointer, visit) => {
      if (!Array.isArray(value)) return;
      for (const [index, inner] of value.entries()) walk(inner, joinPointer(pointer, index), visit);
    };
  };

  /** The further fields of a step, a mechanic or an ability are those of its name. */
  const ofEntry = (node: Schema): Compiled => {
    const kind = node['x-names'];
    if (kind === undefined) return undefined;
    const forms = new Map([...vocabulary.of(kind)].map(([name, { options }]) => [name, compile(options)] as const));
    return (value, pointer, visit) => {
      if (!isTable(value)) return;
      const name = kind === 'abilities' ? value['type'] : (value['use'] ?? value['id']);
      if (typeof name === 'string') forms.get(name)?.(value, pointer, visit);
    };
  };

  return compile(schema) ?? (() => {});
}

function ofName(node: Schema): Compiled {
  if (node['x-refers'] === undefined) return undefined;
  return (value, pointer, visit) => {
    if (typeof value === 'string' || typeof value === 'number') visit(node, String(value), pointer, 'value');
  };
}

function ofKeys({ propertyNames }: Schema): Compiled {
  if (!isSchema(propertyNames) || propertyNames['x-refers'] === undefined) return undefined;
  return (value, pointer, visit) => {
    if (!isTable(value)) return;
    for (const key of Object.keys(value)) visit(propertyNames, key, joinPointer(pointer, key), 'key');
  };
}

function joined(walks: readonly Compiled[]): Compiled {
  const some = walks.filter((walk) => walk !== undefined);
  if (some.length < 2) return some[0];
  return (value, pointer, visit) => {
    for (const walk of some) walk(value, pointer, visit);
  };
}

function isTable(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
