/** A title as six values, each of which stands for itself: what faults are injected into. */
import { dirname } from 'node:path';
import type { LoadedTitle } from '../../generator/resolve/load-title.ts';
import { TITLE_PARTS, type TitlePart } from '../../generator/source/title-files.ts';
import type { Validators } from '../../generator/validate/validators.ts';

export type Value = unknown;
export type Fields = Record<string, unknown>;
export type Parts = Readonly<Record<TitlePart, Fields>>;

/** The values of a title that extends others are laid over theirs first, so that every place of it gets its fault. */
export function partsOf({ title, locate, sources }: LoadedTitle, { schemas }: Validators): Parts {
  const whole = structuredClone(title) as unknown as Fields;
  const own = (id: string) => {
    const file = locate(`/tiles/definitions/${id.replaceAll('/', '~1')}`)?.document.file;
    return file !== undefined && !dirname(file).endsWith('standard');
  };
  const definitions = Object.entries(record(record(whole['tiles'])['definitions'])).filter(([id]) => own(id));
  const silence = sources.flatMap((source) => record(source.parts.get('title')?.value)['silence'] ?? []);
  const part = (name: TitlePart): Fields => {
    if (name === 'tiles')
      return { manifest: record(whole['tiles'])['manifest'], definitions: Object.fromEntries(definitions) };
    if (name === 'market' || name === 'map') return record(whole[name]);
    const keys = Object.keys(schemas.files[name].properties ?? {});
    const fields = Object.fromEntries(keys.flatMap((key) => (whole[key] === undefined ? [] : [[key, whole[key]]])));
    return name === 'title' && silence.length > 0 ? { ...fields, silence } : fields;
  };
  return Object.fromEntries(TITLE_PARTS.map((name) => [name, part(name)])) as Record<TitlePart, Fields>;
}

export function record(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

export function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

export type Path = readonly [TitlePart, ...(string | number)[]];

/** Every value below a path, with its own path. */
export function* everything(parts: Parts): Iterable<readonly [Path, unknown]> {
  for (const name of TITLE_PARTS) yield* below([name], parts[name]);
}

function* below(path: Path, value: unknown): Iterable<readonly [Path, unknown]> {
  yield [path, value];
  if (Array.isArray(value)) for (const [index, inner] of value.entries()) yield* below([...path, index], inner);
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* below([...path, key], inner);
}

export function at(parts: Parts, path: Path): unknown {
  let value: unknown = parts;
  for (const key of path) value = (value as Fields | undefined)?.[key];
  return value;
}

/** The parts with the value at a path replaced; undefined takes it out. The original stays as it is. */
export function put(parts: Parts, path: Path, value: unknown): Parts {
  return changed(parts, path, value) as Parts;
}

function changed(container: unknown, [key, ...rest]: readonly (string | number)[], value: unknown): unknown {
  if (key === undefined) return value;
  const inner = rest.length === 0 ? value : changed((container as Fields)[key], rest, value);
  if (Array.isArray(container)) {
    const copy: unknown[] = [...container];
    if (inner === undefined && rest.length === 0) copy.splice(Number(key), 1);
    else copy[Number(key)] = inner;
    return copy;
  }
  const copy = { ...(container as Fields) };
  if (inner === undefined && rest.length === 0) delete copy[key];
  else copy[key] = inner;
  return copy;
}

/** The same object with one key called otherwise, in its place. */
export function renameKey(parts: Parts, path: Path, key: string, name: string): Parts {
  const table = record(at(parts, path));
  return put(
    parts,
    path,
    Object.fromEntries(Object.entries(table).map(([old, value]) => [old === key ? name : old, value])),
  );
}
