/**
 * The rules that a replay lets pass, and says so: the public implementation accepts what they forbid, so its logs may
 * hold it. New games enforce them. This is the only such list.
 */
export const TOLERATED: ReadonlySet<string> = new Set<string>();
