/** What all rules of the family "references" share: a name that nothing of its kind has. */
import { quote, nearNames, suggestion } from '../../diagnostics/words.ts';
import type { CheckContext } from '../context.ts';
import type { Finding, Said } from '../rule.ts';
import type { Kind } from './kinds.ts';

export interface Dangling {
  readonly name: string;
  readonly known: readonly string[];
}

/** `what`: "train". `otherwise`: what to do where no name is near. */
export const noSuch =
  (what: string, otherwise: string) =>
  ({ name, known }: Dangling): Said => ({
    message: `There is no ${what} ${quote(name)}.`,
    hint: suggestion(name, known) || otherwise,
  });

export function* danglingNames({ references, names }: CheckContext, kind: Kind): Iterable<Finding<Dangling>> {
  const named = references(kind);
  if (named.length === 0) return;
  const known = names(kind);
  for (const { name, at, part, or } of named) {
    if (known.has(name) || or.includes(name)) continue;
    const near = nearNames(name, [...known, ...or]);
    yield { at, part, says: { name, known: [...known, ...or] }, instead: near.length === 1 ? near[0] : undefined };
  }
}
