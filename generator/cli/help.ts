import type { Command } from './command.ts';
import { optionForm, usageOf } from './command.ts';

export function helpForAll(commands: readonly Command[]): string {
  const rows = commands.map(({ name, arguments: args, summary }) => [`${name} ${args}`.trim(), summary] as const);
  return [
    'Usage: trackwright COMMAND ...',
    '',
    'A rules compiler for 18xx railway games. TITLE is an id under titles/ or the path of a title folder.',
    '',
    ...columns(rows),
    '',
    'trackwright COMMAND --help says more about one command; trackwright --version prints the version.',
    'Exit status: 0 fine, 1 the input is at fault, 2 wrong usage, 3 a fault of the program.',
    '',
  ].join('\n');
}

export function helpForOne(command: Command): string {
  const rows = Object.entries(command.options).map(
    ([name, option]) => [optionForm(name, option), option.says] as const,
  );
  return [
    `Usage: ${usageOf(command)}`,
    '',
    command.summary,
    ...(rows.length > 0 ? ['', ...columns(rows)] : []),
    '',
  ].join('\n');
}

function columns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}
