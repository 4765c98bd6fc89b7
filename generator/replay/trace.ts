/** Traces: the state after every action of a log, one JSON object a line, each with the keys that changed. */

export type TraceValue = string | number | boolean | null;

/** Trace keys (`player/1/cash`, `hex/E11` ...) and their values. */
export type Snapshot = ReadonlyMap<string, TraceValue>;

export interface TraceLine {
  /** The action after which this holds; 0 for the state after set-up. */
  readonly id: number;
  readonly type: string;
  readonly set: Readonly<Record<string, TraceValue>>;
}

export class TraceFormatError extends Error {
  override readonly name = 'TraceFormatError';
}

export function readTrace(text: string): TraceLine[] {
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.map((line, index) => readLine(line, index + 1));
}

/** The snapshot after a line: what was known before, with the keys of the line set, or removed where they are null. */
export function advance(before: Snapshot, line: TraceLine): Map<string, TraceValue> {
  const after = new Map(before);
  for (const [key, value] of Object.entries(line.set)) {
    if (value === null) after.delete(key);
    else after.set(key, value);
  }
  return after;
}

function readLine(line: string, number: number): TraceLine {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (error) {
    throw new TraceFormatError(`line ${number} of the trace is no JSON`, { cause: error });
  }
  if (!isTraceLine(value)) throw new TraceFormatError(`line ${number} of the trace needs "id", "type" and "set"`);
  return value;
}

function isTraceLine(value: unknown): value is TraceLine {
  if (typeof value !== 'object' || value === null) return false;
  const line = value as Readonly<Record<string, unknown>>;
  return (
    typeof line['id'] === 'number' &&
    typeof line['type'] === 'string' &&
    typeof line['set'] === 'object' &&
    line['set'] !== null
  );
}
