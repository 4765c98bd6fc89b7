/**
 * Scenarios: text files that show the command line at work, one a file. Sections begin with `====name====`.
 *
 *   test      what the scenario shows
 *   file NAME a file that stands in the folder in which the command runs (any number of them)
 *   bytes NAME such a file, its bytes in hexadecimal: what is no text
 *   link NAME  a symbolic link, with where it leads
 *   command   what is typed
 *   status    the exit status
 *   stdout    what is printed as result
 *   stderr    what is printed as diagnostics
 *
 * In expected output a line `...` stands for any number of lines, and `{*}` for anything within a line.
 */
export interface Scenario {
  readonly test: string;
  readonly files: ReadonlyMap<string, string | Uint8Array>;
  /** Symbolic links, and where they lead. */
  readonly links: ReadonlyMap<string, string>;
  /** Words after `trackwright`. */
  readonly args: readonly string[];
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

const HEADING = /^====(.+)====$/;

export function readScenario(text: string): Scenario {
  const sections = readSections(text);
  const section = (name: string): string => (sections.get(name) ?? '').trimEnd();
  const [program, ...args] = section('command').split(/\s+/);
  if (program !== 'trackwright') throw new Error('the command of a scenario begins with trackwright');
  if (!/^\d$/.test(section('status'))) throw new Error('a scenario gives the exit status');
  return {
    test: section('test'),
    files: new Map<string, string | Uint8Array>([
      ...named(sections, 'file'),
      ...named(sections, 'bytes').map(
        ([name, body]) => [name, Buffer.from(body.replaceAll(/\s/g, ''), 'hex')] as const,
      ),
    ]),
    links: new Map(named(sections, 'link').map(([name, body]) => [name, body.trim()])),
    args,
    status: Number(section('status')),
    stdout: section('stdout'),
    stderr: section('stderr'),
  };
}

/** Sections such as `file NAME`, by name. */
function named(sections: ReadonlyMap<string, string>, kind: string): (readonly [string, string])[] {
  const heading = `${kind} `;
  return [...sections].flatMap(([name, body]) =>
    name.startsWith(heading) ? [[name.slice(heading.length), body] as const] : [],
  );
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
