import { check as findAll } from '../check/check.ts';
import { surroundings } from '../check/context.ts';
import { hasErrors, type Diagnostic } from '../diagnostics/diagnostic.ts';
import { loadWhole, type WholeTitle } from '../resolve/load-whole.ts';
import { builtInTitles, titlesIn } from '../source/find-title.ts';
import { defineCommand, flag, setting } from './command.ts';
import { applyFixes } from './fix.ts';
import { githubFindings } from './formats/github.ts';
import { jsonFindings } from './formats/json.ts';
import { counted, countText, pretty, prettyFindings } from './formats/pretty.ts';
import { sarifFindings } from './formats/sarif.ts';
import { AT_FAULT, FINE, type ExitStatus } from './status.ts';
import type { Terminal } from './terminal.ts';
import { watchFolders } from './watch.ts';

type Format = 'pretty' | 'json' | 'sarif' | 'github';

const FORMATS: readonly Format[] = ['pretty', 'json', 'sarif', 'github'];

export const check = defineCommand({
  name: 'check',
  arguments: '[TITLE...]',
  summary: 'validates and checks titles; without TITLE all those that come with Trackwright',
  takes: [0, Infinity],
  options: {
    format: setting('FORMAT', 'how findings are told; pretty unless said otherwise', FORMATS),
    strict: flag('warnings count as errors'),
    fix: flag('mends what can safely be mended, and shows what it changed'),
    watch: flag('checks again whenever a file is saved'),
  },
  run: async (args, { format, strict, fix, watch }, terminal): Promise<ExitStatus> => {
    const names = args.length > 0 ? args : titlesIn(builtInTitles());
    const options: Told = { format: (format ?? 'pretty') as Format, strict, fix };
    const once = () => checkOnce(names, options, terminal);
    const first = await once();
    return watch ? watchFolders(first.folders, async () => (await once()).folders, terminal) : first.status;
  },
});

interface Told {
  readonly format: Format;
  readonly strict: boolean;
  readonly fix: boolean;
}

async function checkOnce(
  names: readonly string[],
  options: Told,
  terminal: Terminal,
): Promise<{ status: ExitStatus; folders: readonly string[] }> {
  let titles = await loadAll(names);
  let diagnostics = await findIn(titles);
  if (options.fix) {
    const { changed, text } = applyFixes(diagnostics, process.cwd());
    terminal.err(text);
    if (changed > 0) {
      titles = await loadAll(names);
      diagnostics = await findIn(titles);
    }
  }
  const told = options.strict ? diagnostics.map(strictly) : diagnostics;
  tell(told, titles.length, options.format, terminal);
  const folders = titles.flatMap(({ sources }) => sources.map(({ folder }) => folder));
  return { status: hasErrors(told) ? AT_FAULT : FINE, folders };
}

async function loadAll(names: readonly string[]): Promise<WholeTitle[]> {
  const titles: WholeTitle[] = [];
  for (const name of names) titles.push(await loadWhole(name));
  return titles;
}

async function findIn(titles: readonly WholeTitle[]): Promise<Diagnostic[]> {
  const found: Diagnostic[] = [];
  for (const title of titles) found.push(...(await checkLoaded(title)));
  return inOrder(found);
}

/** All findings about one title. */
export function checkLoaded(title: WholeTitle): Promise<Diagnostic[]> {
  return findAll(title, { ...surroundings(title.manifests, title.validators), mechanics: title.mechanics });
}

/** File by file, from top to bottom. Titles that extend one another share findings, which are told once. */
function inOrder(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const known = new Map(
    diagnostics.map((one) => [`${one.code} ${one.file} ${one.range.start.offset} ${one.message}`, one]),
  );
  const files = [...new Set(diagnostics.map(({ file }) => file))];
  return [...known.values()].toSorted(
    (a, b) => files.indexOf(a.file) - files.indexOf(b.file) || a.range.start.offset - b.range.start.offset,
  );
}

function tell(diagnostics: readonly Diagnostic[], titles: number, format: Format, terminal: Terminal): void {
  const from = process.cwd();
  if (format === 'json') terminal.out(`${JSON.stringify(jsonFindings(diagnostics, from), null, 2)}\n`);
  else if (format === 'sarif') terminal.out(`${JSON.stringify(sarifFindings(diagnostics, from), null, 2)}\n`);
  else if (format === 'github') terminal.out(githubFindings(diagnostics, from));
  else {
    const { errColor: color, errWidth: width, seenTogether = false } = terminal;
    // Who sees both is not told twice how many there are.
    terminal.err((seenTogether ? prettyFindings : pretty)(diagnostics, { color, from, width }));
    terminal.out(`${counted(titles, 'title')} checked: ${countText(diagnostics, terminal.outColor)}\n`);
  }
}

function strictly(diagnostic: Diagnostic): Diagnostic {
  return diagnostic.severity === 'warning' ? { ...diagnostic, severity: 'error' } : diagnostic;
}
