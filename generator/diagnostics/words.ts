/** Small helpers for the wording of messages. */

/** `"a"`, `"b"` or `"c"`; long lists are cut. */
export function oneOf(names: readonly string[], limit = 8): string {
  const shown = names.slice(0, limit).map(quote);
  const more = names.length - shown.length;
  if (more > 0) return `${shown.join(', ')} or one of ${more} more`;
  const last = shown.pop();
  return shown.length > 0 ? `${shown.join(', ')} or ${last ?? ''}` : (last ?? 'nothing');
}

export function quote(name: string): string {
  return JSON.stringify(name);
}

/** The value as it stands in the file, cut to a readable length. */
export function excerpt(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 40 ? `${text.slice(0, 37)}...` : text;
}

/** The nearest of the known names, if one is near enough to be what was meant. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  return nearNames(name, known)[0];
}

/** The known names that are equally near, nearest only; empty if none is near enough. */
export function nearNames(name: string, known: readonly string[]): string[] {
  const limit = name.length <= 3 ? 1 : Math.ceil(name.length / 3);
  let best = limit;
  let found: string[] = [];
  for (const candidate of known) {
    if (candidate === name) continue;
    const distance = editDistance(fold(name), fold(candidate), best);
    if (distance > best || distance >= Math.max(name.length, candidate.length)) continue;
    if (distance < best) found = [];
    best = distance;
    found.push(candidate);
  }
  return found;
}

/** `did you mean "x"?`, or else which names there are. */
export function suggestion(name: string, known: readonly string[]): string {
  const near = nearNames(name, known);
  if (near.length > 0) return `Did you mean ${oneOf(near, 3)}?`;
  if (known.length === 0) return '';
  const shown = known.slice(0, 12).map(quote).join(', ');
  return known.length > 12 ? `Known here: ${shown}, ...` : `Known here: ${shown}.`;
}

/** Names that differ only in case and separators are the same name misspelt. */
function fold(name: string): string {
  return name.toLowerCase().replaceAll(/[-_ ]/g, '');
}

/** Insertions, deletions, replacements and swaps of neighbours; stops counting above `limit`. */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
      row.push(cost);
    }
    if (Math.min(...row) > limit) return limit + 1;
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? 0;
}
