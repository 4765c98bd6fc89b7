/** JSON Schemas as data: the keywords of draft-07 that our schemas use, and our own `x-` ones. */

export interface Schema {
  readonly $ref?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  /** What each value of `enum` means; editors show it. */
  readonly enumDescriptions?: readonly string[];
  readonly default?: unknown;
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly additionalProperties?: SchemaNode;
  readonly propertyNames?: SchemaNode;
  readonly required?: readonly string[];
  readonly items?: SchemaNode | readonly SchemaNode[];
  readonly anyOf?: readonly SchemaNode[];
  readonly allOf?: readonly SchemaNode[];
  readonly not?: SchemaNode;
  readonly if?: SchemaNode;
  readonly then?: SchemaNode;
  readonly else?: SchemaNode;
  readonly definitions?: Readonly<Record<string, SchemaNode>>;
  /** What to say is expected where the alternatives of an `anyOf` are all missed. */
  readonly 'x-expected'?: string;
  /** The values are names that the core and the mechanics bring: a key of `Provided`. */
  readonly 'x-enum'?: string;
  /** An entry named by what the core and the mechanics bring, with the options of that. */
  readonly 'x-names'?: string;
  /** Mechanics may add further fields. */
  readonly 'x-attributes'?: string;
  /** The value (or, under `propertyNames`, the key) is the name of something of this kind in the title: `hexes`, `trains`. */
  readonly 'x-refers'?: string;
  /** Words that may stand in place of such a name. */
  readonly 'x-or'?: readonly string[];
  /** An array of objects that overlays merge by this field. */
  readonly 'x-merge-key'?: string;
  /** An overlay over the whole title. */
  readonly 'x-overlay'?: boolean;
  readonly [keyword: string]: unknown;
}

export type SchemaNode = Schema | boolean;

const LISTS = ['anyOf', 'allOf'] as const;
const SINGLES = ['additionalProperties', 'propertyNames', 'not', 'if', 'then', 'else'] as const;
const TABLES = ['properties', 'definitions'] as const;

/** The schema with `change` applied to the schemas directly inside it. */
export function mapInside(schema: Schema, change: (inner: Schema, keyword: string) => SchemaNode): Schema {
  const result: Record<string, unknown> = { ...schema };
  const changed = (node: SchemaNode, keyword: string) => (typeof node === 'boolean' ? node : change(node, keyword));
  for (const keyword of TABLES) {
    const table = schema[keyword];
    if (table === undefined) continue;
    result[keyword] = Object.fromEntries(Object.entries(table).map(([key, node]) => [key, changed(node, keyword)]));
  }
  for (const keyword of LISTS) {
    const list = schema[keyword];
    if (list !== undefined) result[keyword] = list.map((node) => changed(node, keyword));
  }
  for (const keyword of SINGLES) {
    const node = schema[keyword];
    if (node !== undefined) result[keyword] = changed(node, keyword);
  }
  const { items } = schema;
  if (items !== undefined) {
    result['items'] = isList(items) ? items.map((node) => changed(node, 'items')) : changed(items, 'items');
  }
  return result;
}

const CONDITION = ['if', 'then', 'else'];

/** `if` ... `then` ... `else`, from a list of keywords, because an object literal with a `then` looks like a promise. */
export function conditional(
  ...branches: readonly [test: SchemaNode, then: SchemaNode, otherwise?: SchemaNode]
): Schema {
  return Object.fromEntries(branches.map((branch, index) => [CONDITION[index], branch]));
}

/** Without some of its keywords. */
export function withoutKeywords(schema: Schema, ...keywords: readonly string[]): Schema {
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => !keywords.includes(keyword)));
}

export function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isList(items: SchemaNode | readonly SchemaNode[]): items is readonly SchemaNode[] {
  return Array.isArray(items);
}
