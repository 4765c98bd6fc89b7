/** How much is written for a title: the lines of its JSON, and of anything else, which should be nothing. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

export interface TitleLines {
  readonly files: number;
  readonly json: number;
  readonly other: number;
}

/** All files of the folder, those of its worked examples too. */
export function titleLines(folder: string): TitleLines {
  const counts = { files: 0, json: 0, other: 0 };
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name);
    if (!statSync(path).isFile()) continue;
    counts.files++;
    counts[name.endsWith('.json') ? 'json' : 'other'] += linesOf(readFileSync(path, 'utf8'));
  }
  return counts;
}

function linesOf(text: string): number {
  const breaks = text.split('\n').length - 1;
  return text === '' || text.endsWith('\n') ? breaks : breaks + 1;
}
