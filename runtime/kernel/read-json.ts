/** Reading parsed JSON that comes from outside: each reader returns what it asks for, or complains with its place. */

/** A log or a saved game cannot be read. `where` is the JSON pointer of the value that is wrong. */
export class LogFormatError extends Error {
  readonly where: string;

  /** `whole`: what the value at the empty pointer is called. */
  constructor(where: string, expected: string, whole = 'the log') {
    super(`${where === '' ? whole : where} ${expected}`);
    this.name = 'LogFormatError';
    this.where = where;
  }
}

export type JsonObject = Readonly<Record<string, unknown>>;

export function object(value: unknown, where: string): JsonObject {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new LogFormatError(where, 'must be an object');
  return value as JsonObject;
}

export function list(value: unknown, where: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new LogFormatError(where, 'must be a list');
  return value;
}

export function text(value: unknown, where: string): string {
  if (typeof value !== 'string') throw new LogFormatError(where, 'must be a text');
  return value;
}

export function texts(value: unknown, where: string): string[] {
  return list(value, where).map((entry, index) => text(entry, `${where}/${index}`));
}

export function identifier(value: unknown, where: string): string | number {
  if (typeof value !== 'string' && typeof value !== 'number')
    throw new LogFormatError(where, 'must be a number or a text');
  return value;
}
