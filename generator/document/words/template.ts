/**
 * Message templates: `{name}` is replaced, `{name:money}` is formatted, `{count|train|trains}` takes the form that the
 * number asks for.
 */
export type Value = unknown;

/** Names in a template, as a type: `'{n|train|trains} of {id}'` -> `'n' | 'id'`. */
export type NamesIn<T extends string> = T extends `${string}{${infer Hole}}${infer Rest}`
  ? NameOf<Hole> | NamesIn<Rest>
  : never;

type NameOf<Hole extends string> = Hole extends `${infer Name}|${string}`
  ? Name
  : Hole extends `${infer Name}:${string}`
    ? Name
    : Hole;

export interface Hole {
  /** Path into the values: `a`, or `a.b`. */
  readonly name: string;
  readonly format?: string;
  /** Forms by number: one, many. */
  readonly forms?: readonly string[];
}

const HOLE = /\{([^{}]+)\}/g;

export const holesIn = (template: string): Hole[] =>
  [...template.matchAll(HOLE)].map(([, inside = '']) => readHole(inside));

const readHole = (inside: string): Hole => {
  const [name = '', ...forms] = inside.split('|');
  if (forms.length > 0) return { name, forms };
  const [path = '', format] = inside.split(':');
  return format === undefined ? { name: path } : { name: path, format };
};

/** Fills every hole with what `write` says of it. */
export const fill = (template: string, write: (hole: Hole) => string): string =>
  template.replace(HOLE, (_, inside: string) => write(readHole(inside)));

/** The value at a path such as `a.b`; undefined where there is none. */
export const valueAt = (values: unknown, path: string): Value => {
  let value = values;
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Readonly<Record<string, unknown>>)[key];
  }
  return value;
};
