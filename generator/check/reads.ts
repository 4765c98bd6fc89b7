/**
 * Notes which parts of a title are looked at, so that a rule need not be asked again where a variant leaves all of them
 * as they were. What is made once and kept counts, at each use, as looking at what it was made of.
 */
export type Reads = Set<string>;

export interface Reading<T extends object> {
  /** The title; looking at one of its parts is noted. */
  readonly watched: T;
  /** Made at its first use. */
  readonly once: <V>(make: () => V) => () => V;
  /** Everything looked at from now on is noted in `reads`, until it is called again. */
  readonly noteIn: (reads: Reads | undefined) => void;
}

export function readingOf<T extends object>(title: T): Reading<T> {
  let current: Reads | undefined;
  const watched = new Proxy(title, {
    get: (target, key, receiver): unknown => {
      if (typeof key === 'string') current?.add(key);
      return Reflect.get(target, key, receiver);
    },
  });
  const once = <V>(make: () => V) => {
    let made: { readonly value: V; readonly reads: Reads } | undefined;
    return () => {
      if (made === undefined) {
        const outer = current;
        const reads: Reads = new Set();
        current = reads;
        made = { value: make(), reads };
        current = outer;
      }
      for (const key of made.reads) current?.add(key);
      return made.value;
    };
  };
  return { watched, once, noteIn: (reads) => void (current = reads) };
}
