import { join, relative } from 'node:path';
import { hasErrors } from '../diagnostics/diagnostic.ts';
import { isRight } from '../replay/example.ts';
import { loadTitle } from '../resolve/load-title.ts';
import { loadWhole } from '../resolve/load-whole.ts';
import { builtInTitles, titlesIn } from '../source/find-title.ts';
import { writeTitle } from './build.ts';
import { checkLoaded } from './check.ts';
import { defineCommand, setting } from './command.ts';
import { walk } from './example.ts';
import { counted, countText, pretty } from './formats/pretty.ts';
import type { SoundTitle } from './open-title.ts';
import { AT_FAULT, FINE } from './status.ts';
import { tableOf } from './table.ts';
import type { Terminal } from './terminal.ts';
import { paint } from './terminal.ts';
import { writeIndex, writePages } from './write-pages.ts';

/** What was done with a title, a cell each. */
interface Visit {
  readonly title: string;
  readonly checked: string;
  readonly built: string;
  readonly pages: string;
  readonly examples: string;
  readonly fine: boolean;
}

export const tour = defineCommand({
  name: 'tour',
  arguments: '',
  summary:
    'checks and builds every title that comes with Trackwright, writes its pages and pictures, walks its worked examples, and prints what it did',
  takes: [0, 0],
  options: {
    out: setting('DIR', 'where the modules go; default: out/titles'),
    pages: setting('DIR', 'where the pages and pictures go; default: out/pages'),
  },
  run: async (_args, { out = join('out', 'titles'), pages = join('out', 'pages') }, terminal) => {
    const folder = builtInTitles();
    const visits: Visit[] = [];
    const written = new Map<string, readonly string[]>();
    for (const id of titlesIn(folder)) visits.push(await visit(id, { out, pages, written }, terminal));
    const titles = [...written.keys()].flatMap((id) => loadTitle(id).title ?? []);
    writeIndex(titles, written, pages);
    const rows = visits.map((each) => row(each, terminal.outColor));
    terminal.out(
      `Titles in ${relative(process.cwd(), folder) || '.'}, modules in ${out}, pages and pictures in ${pages}:\n\n`,
    );
    terminal.out(tableOf(['title', 'check', 'build', 'pages', 'worked examples', ''], rows));
    return visits.every(({ fine }) => fine) ? FINE : AT_FAULT;
  },
});

interface Places {
  readonly out: string;
  readonly pages: string;
  /** Pages written so far, by title. */
  readonly written: Map<string, readonly string[]>;
}

async function visit(id: string, { out, pages, written }: Places, terminal: Terminal): Promise<Visit> {
  const loaded = await loadWhole(id);
  const { title } = loaded;
  const diagnostics = await checkLoaded(loaded);
  terminal.err(pretty(diagnostics, { color: terminal.errColor, from: process.cwd(), width: terminal.errWidth }));
  const checked = countText(diagnostics);
  if (title === undefined)
    return { title: id, checked, built: 'not built', pages: 'none', examples: 'not walked', fine: false };

  const built = counted(await writeTitle({ ...loaded, title }, out), 'file');
  const files = writePages({ ...loaded, title }, pages);
  written.set(id, files);
  const examples = walkAll({ ...loaded, title });
  return {
    title: title.name,
    checked,
    built,
    pages: counted(files.length, 'file'),
    examples: examples.text,
    fine: !hasErrors(diagnostics) && examples.fine,
  };
}

function walkAll(title: SoundTitle): { readonly text: string; readonly fine: boolean } {
  const walks = [...title.examples.keys()].map((name) => walk(title, name).steps);
  if (walks.length === 0) return { text: 'none', fine: true };
  const right = walks.filter((steps) => steps.every(isRight)).length;
  const figures = walks.flat().reduce((sum, step) => sum + step.figures.length, 0);
  return { text: `${right} of ${walks.length} right, ${counted(figures, 'figure')}`, fine: right === walks.length };
}

function row({ title, checked, built, pages, examples, fine }: Visit, color: boolean): string[] {
  return [title, checked, built, pages, examples, fine ? paint('ok', 'green', color) : paint('not ok', 'red', color)];
}
