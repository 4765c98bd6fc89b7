/**
 * The rules that a replay lets pass, and says so: the public implementation accepts what they forbid, so its logs may
 * hold it. New games enforce them. This is the only such list.
 */
const WHY: Readonly<Record<string, string>> = {
  'route.unproven': 'The oldest logs write runs as hexes and revenue, without the chains between the stops.',
  'destination.list': 'The public implementation pays to whom a log names, joined to its destination or not.',
  'bankruptcy.solvent': 'In some titles the public implementation asks nobody who declares himself bankrupt.',
};

export const TOLERATED: ReadonlySet<string> = new Set(Object.keys(WHY));
