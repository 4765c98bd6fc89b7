/** What a command of the command line is, and how its options are declared, read and explained. */
import type { ParseArgsConfig } from 'node:util';
import { parseArgs } from 'node:util';

import type { ExitStatus } from './status.ts';
import { UsageError } from './status.ts';
import type { Terminal } from './terminal.ts';

/** An option that is there or not. */
export interface Flag {
  readonly kind: 'flag';
  readonly says: string;
}

/** An option with a value: `--out DIR`; where `choices` are given, one of them. */
export interface Setting {
  readonly kind: 'setting';
  readonly value: string;
  readonly says: string;
  readonly choices?: readonly string[];
}

export type Options = Readonly<Record<string, Flag | Setting>>;

export type Chosen<O extends Options> = {
  readonly [Name in keyof O]: O[Name] extends Flag ? boolean : string | undefined;
};

export interface Command {
  readonly name: string;
  /** What follows the name: `LOG...`. */
  readonly arguments: string;
  readonly summary: string;
  readonly options: Options;
  readonly start: (args: readonly string[], terminal: Terminal) => Promise<ExitStatus>;
}

/** By name, in the order in which help lists them; only the one that is asked for is loaded. */
export type Commands = ReadonlyMap<string, () => Promise<Command>>;

interface CommandParts<O extends Options> {
  readonly name: string;
  readonly arguments: string;
  readonly summary: string;
  /** How many arguments it takes: at least, at most. */
  readonly takes: readonly [number, number];
  readonly options: O;
  readonly run: (args: readonly string[], options: Chosen<O>, terminal: Terminal) => ExitStatus | Promise<ExitStatus>;
}

export const flag = (says: string): Flag => ({ kind: 'flag', says });

export const setting = (value: string, says: string, choices?: readonly string[]): Setting => ({
  kind: 'setting',
  value,
  says,
  ...(choices === undefined ? {} : { choices }),
});

export function defineCommand<const O extends Options>(parts: CommandParts<O>): Command {
  const { name, summary, options } = parts;
  return {
    name,
    arguments: parts.arguments,
    summary,
    options,
    start: async (args, terminal) => {
      const { positionals, values } = readArguments(args, options);
      const [least, most] = parts.takes;
      if (positionals.length < least) throw new UsageError(missingFrom(parts.arguments, positionals.length));
      if (positionals.length > most) throw new UsageError(`"${positionals[most] ?? ''}" is one argument too many`);
      return parts.run(positionals, chosen(values, options), terminal);
    },
  };
}

/** `B is missing`: of the arguments that must be given, those after the first few. */
function missingFrom(forms: string, given: number): string {
  const missing = forms
    .split(' ')
    .filter((form) => !form.startsWith('['))
    .slice(given);
  return `${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} missing`;
}

/** One line: how the command is typed. */
export function usageOf(command: Command): string {
  const options = Object.entries(command.options).map(([name, option]) => `[${optionForm(name, option)}]`);
  return ['trackwright', command.name, command.arguments, ...options].filter((word) => word !== '').join(' ');
}

export function optionForm(name: string, option: Flag | Setting): string {
  return option.kind === 'flag' ? `--${name}` : `--${name} ${option.choices?.join('|') ?? option.value}`;
}

type Values = Readonly<Record<string, string | boolean | undefined>>;

function readArguments(args: readonly string[], options: Options): { positionals: string[]; values: Values } {
  const config: NonNullable<ParseArgsConfig['options']> = {};
  for (const [name, { kind }] of Object.entries(options))
    config[name] = { type: kind === 'flag' ? 'boolean' : 'string' };
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      options: config,
      allowPositionals: true,
      strict: true,
    });
    return { positionals, values: values as Values };
  } catch (error) {
    throw new UsageError(explain(error), { cause: error });
  }
}

/** The parser's own words say more about its programming interface than about what was typed. */
function explain(error: unknown): string {
  if (!(error instanceof TypeError)) throw error;
  return error.message.split(/\. |\n/, 1)[0] ?? error.message;
}

function chosen<O extends Options>(values: Values, options: O): Chosen<O> {
  const result: Record<string, string | boolean | undefined> = {};
  for (const [name, option] of Object.entries(options)) {
    const value = values[name];
    result[name] = option.kind === 'flag' ? value === true : value;
    if (option.kind === 'setting' && typeof value === 'string') requireChoice(name, value, option);
  }
  return result as Chosen<O>;
}

function requireChoice(name: string, value: string, { choices }: Setting): void {
  if (choices === undefined || choices.includes(value)) return;
  throw new UsageError(`--${name} takes ${choices.join(', ')}, not "${value}"`);
}
