/** Statements that contradict each other: at most one of them can be right. */
import { isDeepStrictEqual } from 'node:util';
import { diagnose } from '../diagnostics/catalogue.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Claim } from './outcome.ts';
import { told } from './outcome.ts';

/** What the statements that are not overruled claim, in their order. Each later one is held against the first. */
export function disagreements(claims: readonly (Claim & { readonly id: string })[]): Diagnostic[] {
  const first = new Map<string, (typeof claims)[number]>();
  const found: Diagnostic[] = [];
  for (const claim of claims) {
    const other = first.get(claim.key);
    if (other === undefined) first.set(claim.key, claim);
    else if (!isDeepStrictEqual(other.says, claim.says)) {
      found.push(
        diagnose(claim.place, 'statements-disagree', {
          id: claim.id,
          other: other.id,
          line: other.place.range.start.line,
          about: claim.about,
          says: told(claim.says),
          otherSays: told(other.says),
        }),
      );
    }
  }
  return found;
}
