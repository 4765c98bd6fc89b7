/** What the manifests say about which mechanics stand together. */
import type { Manifest } from '../../../runtime/kernel/manifest.ts';
import type { CheckContext } from '../context.ts';

export interface Pair {
  readonly name: string;
  readonly other: string;
  readonly at: string;
  /** Whether the title uses the other one. */
  readonly present: boolean;
}

export function* mechanicPairs(
  { title, used }: CheckContext,
  others: (manifest: Manifest) => readonly string[] | undefined,
): Iterable<Pair> {
  for (const [index, { id, use }] of title.mechanics.entries()) {
    const name = use ?? id;
    const manifest = used.find((one) => one.name === name);
    if (manifest === undefined) continue;
    for (const other of others(manifest) ?? []) {
      yield { name, other, at: `/mechanics/${index}`, present: used.some((one) => one.name === other) };
    }
  }
}
