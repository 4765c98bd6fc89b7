/** Names that exist only with a mechanic: who brings them, and whether the title lists it. */
import { quote } from '../../diagnostics/words.ts';
import type { Manifest, Provided } from '../../../runtime/kernel/manifest.ts';
import type { CheckContext } from '../context.ts';
import type { Finding, Said } from '../rule.ts';

export interface Unprovided {
  readonly name: string;
  /** Mechanics that would bring it. */
  readonly by: readonly string[];
}

type Table = Readonly<Record<string, unknown>>;
type Brings = (provides: Provided) => Table | undefined;

/** A name at a place, where nothing that the title uses brings it. */
export function* unprovided(
  { used, manifests }: CheckContext,
  brings: Brings,
  named: Iterable<{ readonly name: string; readonly at: string; readonly part?: 'key' }>,
): Iterable<Finding<Unprovided>> {
  for (const { name, ...place } of named) {
    if (used.some((manifest) => has(manifest, brings, name))) continue;
    const by = manifests.filter((manifest) => has(manifest, brings, name)).map((manifest) => manifest.name);
    if (by.length > 0) yield { ...place, says: { name, by } };
  }
}

/** `what`: "The step". */
export const needsMechanic =
  (what: string) =>
  ({ name, by }: Unprovided): Said => ({
    message: `${what} ${quote(name)} belongs to a mechanic that this title does not use.`,
    hint: `Add { "id": ${quote(by[0] ?? '')} } to "mechanics"${by.length > 1 ? ` (or ${by.slice(1).map(quote).join(', ')})` : ''}.`,
  });

function has({ provides }: Manifest, brings: Brings, name: string): boolean {
  const table = brings(provides);
  return table !== undefined && Object.hasOwn(table, name);
}
