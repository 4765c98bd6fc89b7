/** One mistake, of a kind that designers make, at one place of a title. */
import type { Parts, Path } from './parts.ts';

export interface Fault {
  readonly at: Path;
  readonly parts: Parts;
}

export interface Context {
  readonly parts: Parts;
  /** Seeded: the same faults come every time. */
  readonly random: () => number;
}

export interface Kind {
  readonly name: string;
  readonly faults: (context: Context) => Iterable<Fault>;
}

/** A name as fingers misspell it: a letter lost, doubled, or two swapped. */
export function misspelt(name: string, random: () => number): string {
  const place = Math.floor(random() * name.length);
  const ways = [
    name.slice(0, place) + name.slice(place + 1),
    name.slice(0, place + 1) + name.slice(place),
    name.slice(0, place) + name.slice(place + 1, place + 2) + name.slice(place, place + 1) + name.slice(place + 2),
  ];
  const way = ways[Math.floor(random() * ways.length)] ?? '';
  return way === name || way === '' ? `${name}${name}` : way;
}
