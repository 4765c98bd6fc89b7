/** The name that was probably meant: closest by edits, and close enough to be a slip of the fingers. */
export function nearest(typed: string, names: readonly string[]): string | undefined {
  const allowed = Math.max(1, Math.floor(typed.length / 3));
  let best: string | undefined;
  let fewest = allowed + 1;
  for (const name of names) {
    const edits = distance(typed, name);
    if (edits < fewest) {
      best = name;
      fewest = edits;
    }
  }
  return best;
}

/** Insertions, deletions and replacements between two words (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      next.push(Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, (row[j] ?? 0) + (letter === other ? 0 : 1)));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
