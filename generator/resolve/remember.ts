/**
 * Steps on the way from files to a title that are done once for the same values. Who checks a title again after a change
 * in one file finds what follows from the other files as it was: the same objects, of which tables are known already.
 */
import { makeProvenance, type Origins, type Provenance } from './provenance.ts';

interface Done<Result> {
  readonly result: Result;
  readonly origins: Origins;
}

/**
 * `work` depends on nothing but its inputs, alters none of them, and is the same each time. `by`: a further input,
 * compared by its words.
 */
export function remembered<First extends object, Second extends object, Result>(
  work: (first: First, second: Second, by: string, provenance: Provenance) => Result,
): (first: First, second: Second, by: string, provenance: Provenance) => Result {
  const known = new WeakMap<First, WeakMap<Second, Map<string, Done<Result>>>>();
  return (first, second, by, provenance) => {
    const bySecond = known.get(first) ?? new WeakMap<Second, Map<string, Done<Result>>>();
    known.set(first, bySecond);
    const byWords = bySecond.get(second) ?? new Map<string, Done<Result>>();
    bySecond.set(second, byWords);
    let done = byWords.get(by);
    if (done === undefined) {
      const noted = makeProvenance();
      done = { result: work(first, second, by, noted), origins: noted.own };
      byWords.set(by, done);
    }
    provenance.include(done.origins);
    return done.result;
  };
}
