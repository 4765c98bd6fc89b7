/** Finds the first key in which our game and a trace differ. */
import type { Snapshot, TraceValue } from './trace.ts';

export interface KeyDifference {
  readonly key: string;
  /** What the trace says; null where it has no such key. */
  readonly expected: TraceValue;
  /** What our game says; null where it has no such key. */
  readonly actual: TraceValue;
}

/** Informative keys of the public implementation, which are no part of a game's state. */
const INFORMATIVE: ReadonlySet<string> = new Set(['step', 'can']);

/**
 * Every key of either side must agree. Differences come in the order of the trace's keys, then of ours, so that
 * the same replay always reports the same one first.
 */
export function firstDifference(expected: Snapshot, actual: Snapshot): KeyDifference | undefined {
  for (const [key, value] of expected) {
    if (INFORMATIVE.has(key) || isUnsold(key, value)) continue;
    const ours = actual.get(key) ?? null;
    if (ours !== value) return { key, expected: value, actual: ours };
  }
  for (const [key, value] of actual) {
    if (expected.has(key) || isLeftOut(key, expected, actual)) continue;
    return { key, expected: null, actual: value };
  }
  return undefined;
}

/** Some traces write that a private company is still the bank's; most leave the key out, and so do we. */
function isUnsold(key: string, value: TraceValue): boolean {
  return value === 'bank' && key.startsWith('company/');
}

/**
 * What a trace leaves out although it is so: the priority deal (where the order of seats says it already), and
 * corporations that were removed from the game (some traces keep them with `closed`, most drop their keys).
 */
function isLeftOut(key: string, expected: Snapshot, actual: Snapshot): boolean {
  if (key === 'priority') return true;
  const [kind, id] = key.split('/');
  if (kind !== 'corporation') return false;
  const closed = `corporation/${id}/closed`;
  return actual.get(closed) === true && !expected.has(closed);
}
