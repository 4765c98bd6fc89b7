import { relative } from 'node:path';
import { builtInTitles, titlesIn } from '../source/find-title.ts';
import { hasErrors } from '../diagnostics/diagnostic.ts';
import { isRight } from '../replay/example.ts';
import { loadTitle } from '../resolve/load-title.ts';
import { defineCommand } from './command.ts';
import { walk } from './example.ts';
import { counted, countText, pretty } from './formats/pretty.ts';
import { AT_FAULT, FINE } from './status.ts';
import { tableOf } from './table.ts';
import type { Terminal } from './terminal.ts';
import { paint } from './terminal.ts';

interface Visit {
  readonly title: string;
  readonly checked: string;
  readonly examples: string;
  readonly fine: boolean;
}

export const tour = defineCommand({
  name: 'tour',
  arguments: '',
  summary:
    'checks and builds every title that comes with Trackwright, walks its worked examples, and prints a table of it',
  takes: [0, 0],
  options: {},
  run: (_args, _options, terminal) => {
    const folder = builtInTitles();
    const visits = titlesIn(folder).map((id) => visit(id, terminal));
    terminal.out(`The titles in ${relative(process.cwd(), folder) || '.'}:\n\n`);
    terminal.out(
      tableOf(
        ['title', 'check', 'examples', ''],
        visits.map((each) => row(each, terminal.outColor)),
      ),
    );
    return visits.every(({ fine }) => fine) ? FINE : AT_FAULT;
  },
});

function visit(id: string, terminal: Terminal): Visit {
  const loaded = loadTitle(id);
  const { title, diagnostics } = loaded;
  terminal.err(pretty(diagnostics, { color: terminal.errColor, from: process.cwd() }));
  const checked = countText(diagnostics);
  if (title === undefined) return { title: id, checked, examples: 'not walked', fine: false };

  const walks = [...loaded.examples.keys()].map((name) => walk({ ...loaded, title }, name).steps);
  const right = walks.filter((steps) => steps.every(isRight)).length;
  const figures = walks.flat().reduce((sum, step) => sum + step.figures.length, 0);
  return {
    title: title.name,
    checked,
    examples: walks.length === 0 ? 'none' : `${right} of ${walks.length} right, ${counted(figures, 'figure')}`,
    fine: !hasErrors(diagnostics) && right === walks.length,
  };
}

function row({ title, checked, examples, fine }: Visit, color: boolean): string[] {
  return [title, checked, examples, fine ? paint('ok', 'green', color) : paint('not ok', 'red', color)];
}
