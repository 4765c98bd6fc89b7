/** What the trial of one statement finds. */
import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts';
import type { Statement } from '../resolve/format.ts';

/** A statement with its place in its file. */
export interface Subject {
  readonly statement: Statement;
  readonly placeOf: (pointer: string) => Place;
}

/** One thing that a statement says; two statements about the same thing must say the same. */
export interface Claim {
  /** The same for the same thing, whatever way it is asked for. */
  readonly key: string;
  /** For readers. */
  readonly about: string;
  readonly says: unknown;
  readonly place: Place;
}

export interface Outcome {
  /** `untold`: it cannot be judged. */
  readonly verdict: 'agrees' | 'differs' | 'untold' | 'skipped';
  /** What the title says, in short. */
  readonly found: string;
  readonly diagnostics: readonly Diagnostic[];
  readonly claims: readonly Claim[];
}

export function untold(found: string, diagnostic: Diagnostic): Outcome {
  return { verdict: 'untold', found, diagnostics: [diagnostic], claims: [] };
}

const LONGEST = 100;

/** A value as JSON, cut where it is long. */
export function told(value: unknown): string {
  const text = JSON.stringify(value ?? null);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}...` : text;
}
