/**
 * Scenarios: text files that show the command line at work, one a file. Sections begin with `====name====`.
 *
 *   test      what the scenario shows
 *   file NAME a file that stands in the folder in which the command runs (any number of them)
 *   command   what is typed
 *   status    the exit status
 *   stdout    what is printed as result
 *   stderr    what is printed as diagnostics
 *
 * In expected output a line `...` stands for any number of lines, and `{*}` for anything within a line.
 */
export interface Scenario {
  readonly test: string;
  readonly files: ReadonlyMap<string, string>;
  /** Words after `trackwright`. */
  readonly args: readonly string[];
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

const HEADING = /^====(.+)====$/;
const FILE = 'file ';

export function readScenario(text: string): Scenario {
  const sections = readSections(text);
  const section = (name: string): string => (sections.get(name) ?? '').trimEnd();
  const [program, ...args] = section('command').split(/\s+/);
  if (program !== 'trackwright') throw new Error('the command of a scenario begins with trackwright');
  if (!/^\d$/.test(section('status'))) throw new Error('a scenario gives the exit status');
  return {
    test: section('test'),
    files: new Map(
      [...sections].flatMap(([name, body]) =>
        name.startsWith(FILE) ? [[name.slice(FILE.length), body] as const] : [],
      ),
    ),
    args,
    status: Number(section('status')),
    stdout: section('stdout'),
    stderr: section('stderr'),
  };
}

function readSections(text: string): Map<string, string> {
  const sections = new Map<string, string>();
  let name: string | undefined;
  for (const line of text.split('\n')) {
    const heading = HEADING.exec(line)?.[1];
    if (heading !== undefined) sections.set((name = heading), '');
    else if (name !== undefined) sections.set(name, `${sections.get(name) ?? ''}${line}\n`);
  }
  return sections;
}

/** Whether what was printed is what a scenario expects. */
export function isAsExpected(expected: string, printed: string): boolean {
  return new RegExp(`^${pattern(expected)}$`).test(printed.trimEnd());
}

function pattern(expected: string): string {
  return expected
    .split('\n')
    .map((line) => (line === '...' ? '[\\s\\S]*' : line.split('{*}').map(escaped).join('.*')))
    .join('\n')
    .replaceAll('[\\s\\S]*\n', '(?:[\\s\\S]*\n)?')
    .replaceAll('\n[\\s\\S]*', '(?:\n[\\s\\S]*)?');
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
