import { relative } from 'node:path';
import { splitPointer } from '../../runtime/kernel/pointer.ts';
import { defineCommand, flag } from './command.ts';
import type { SoundTitle } from './open-title.ts';
import { openTitle } from './open-title.ts';
import { FINE, InputError, UsageError } from './status.ts';
import type { ExitStatus } from './status.ts';
import { paint } from './terminal.ts';

export const show = defineCommand({
  name: 'show',
  arguments: 'TITLE [POINTER]',
  summary: 'the resolved title, or the value at a JSON pointer, with where each value comes from',
  takes: [1, 2],
  options: { json: flag('plain JSON, without the places') },
  run: async ([name = '', pointer = ''], { json }, terminal): Promise<ExitStatus> => {
    if (pointer !== '' && !pointer.startsWith('/'))
      throw new UsageError(`a JSON pointer begins with "/", as "/trains/0"`);
    const title = await openTitle(name, terminal);
    const value = valueAt(title, pointer);
    if (json) {
      terminal.out(`${JSON.stringify(value, null, 2)}\n`);
      return FINE;
    }
    for (const line of linesOf(value, pointer, title)) {
      const origin = line.origin === undefined ? '' : paint(`  ${line.origin}`, 'dim', terminal.outColor);
      terminal.out(`${line.text}${origin}\n`);
    }
    return FINE;
  },
});

function valueAt({ id, title }: SoundTitle, pointer: string): unknown {
  let value: unknown = title;
  let walked = '';
  for (const key of splitPointer(pointer)) {
    const known = isContainer(value) ? Object.keys(value) : [];
    if (!isContainer(value) || !Object.hasOwn(value, key)) {
      const choice = known.length === 0 ? 'there is nothing below it' : `it has ${known.slice(0, 20).join(', ')}`;
      throw new InputError(`${id} has no ${pointer}: at "${walked}" ${choice}`);
    }
    value = value[key];
    walked += `/${key}`;
  }
  return value;
}

interface Line {
  readonly text: string;
  /** `# title.json:12`, on the lines of scalars. */
  readonly origin?: string;
}

/** The value as JSON, each scalar with the place it comes from. */
function linesOf(value: unknown, pointer: string, title: SoundTitle, indent = '', before = '', after = ''): Line[] {
  if (!isContainer(value) || isShort(value)) {
    return [{ text: `${indent}${before}${short(value)}${after}`, origin: originOf(pointer, title) }];
  }
  const isList = Array.isArray(value);
  const entries = Object.entries(value);
  const inner = entries.flatMap(([key, child], index) =>
    linesOf(
      child,
      `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`,
      title,
      `${indent}  `,
      isList ? '' : `${JSON.stringify(key)}: `,
      index === entries.length - 1 ? '' : ',',
    ),
  );
  return [
    { text: `${indent}${before}${isList ? '[' : '{'}` },
    ...inner,
    { text: `${indent}${isList ? ']' : '}'}${after}` },
  ];
}

function originOf(pointer: string, { placeOf, folder }: SoundTitle): string {
  const { file, range } = placeOf(pointer);
  return `# ${relative(folder, file)}:${range.start.line}`;
}

/** Lists of scalars, and what is empty, stand on one line. */
function isShort(value: object): boolean {
  const inner = Object.values(value);
  return inner.length === 0 || (Array.isArray(value) && !inner.some(isContainer) && JSON.stringify(value).length < 80);
}

function short(value: unknown): string {
  return Array.isArray(value) && value.length > 0
    ? `[${value.map((item) => JSON.stringify(item)).join(', ')}]`
    : JSON.stringify(value);
}

function isContainer(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
