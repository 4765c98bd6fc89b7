/** What was found of each kind of fault, and the list of those missed. */

export interface Tally {
  readonly kind: string;
  readonly count: number;
  /** Places of the faults that nothing found. */
  readonly missed: readonly string[];
}

/** Misses shown of each kind, unless all are asked for. */
const SHOWN = 6;

export function table(title: string, tallies: readonly Tally[], all: boolean): { percent: number; text: string } {
  const count = tallies.reduce((sum, tally) => sum + tally.count, 0);
  const missed = tallies.reduce((sum, tally) => sum + tally.missed.length, 0);
  const percent = count === 0 ? 100 : ((count - missed) * 100) / count;
  const width = Math.max(...tallies.map(({ kind }) => kind.length));
  const lines = tallies
    .filter((tally) => tally.count > 0)
    .flatMap((tally) => [
      row(tally.kind, tally.count - tally.missed.length, tally.count, width),
      ...misses(tally.missed, all),
    ]);
  return { percent, text: [`${title}`, ...lines, row('all', count - missed, count, width), ''].join('\n') };
}

function row(kind: string, found: number, count: number, width: number): string {
  const percent = ((found * 100) / count).toFixed(found === count ? 0 : 1);
  return `  ${kind.padEnd(width)}  ${String(found).padStart(5)} of ${String(count).padStart(5)}  ${percent.padStart(5)} %`;
}

function misses(missed: readonly string[], all: boolean): string[] {
  const shown = all ? missed : missed.slice(0, SHOWN);
  const more = missed.length - shown.length;
  return [...shown.map((place) => `      missed ${place}`), ...(more > 0 ? [`      and ${more} more`] : [])];
}
