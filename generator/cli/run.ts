/** Finds the command that was asked for, runs it, and turns whatever happens into an exit status. */
import { nearest } from '../diagnostics/words.ts';
import type { Command, Commands } from './command.ts';
import { usageOf } from './command.ts';
import { helpForAll, helpForOne } from './help.ts';
import type { ExitStatus } from './status.ts';
import { AT_FAULT, FINE, InputError, PROGRAM_FAULT, UsageError, WRONG_USAGE } from './status.ts';
import type { Terminal } from './terminal.ts';
import { paint } from './terminal.ts';

export async function run(
  words: readonly string[],
  commands: Commands,
  version: string,
  terminal: Terminal,
): Promise<ExitStatus> {
  const [first, ...rest] = words;
  if (first === '--version') return say(terminal, `${version}\n`);
  if (first === undefined) {
    terminal.err(helpForAll(await loadAll(commands)));
    return WRONG_USAGE;
  }
  if (first === '--help' || first === '-h' || first === 'help') return help(rest[0], commands, terminal);

  const command = await commands.get(first)?.();
  if (command === undefined) return unknownCommand(first, commands, terminal);
  if (rest.includes('--help') || rest.includes('-h')) return say(terminal, helpForOne(command));
  return guarded(command, rest, terminal);
}

async function guarded(command: Command, args: readonly string[], terminal: Terminal): Promise<ExitStatus> {
  try {
    return await command.start(args, terminal);
  } catch (error) {
    if (error instanceof UsageError) {
      complain(terminal, `${error.message}.\nType: ${usageOf(command)}`);
      return WRONG_USAGE;
    }
    if (error instanceof InputError) {
      complain(terminal, error.message);
      return AT_FAULT;
    }
    const unwritten = unwrittenOf(error);
    if (unwritten !== undefined) {
      complain(terminal, unwritten);
      return AT_FAULT;
    }
    reportFault(error, terminal);
    return PROGRAM_FAULT;
  }
}

const WRITE_FAULTS: Readonly<Record<string, string>> = {
  EACCES: 'is not yours to write',
  EPERM: 'is not yours to write',
  EROFS: 'lies on a disk that cannot be written',
  ENOSPC: 'has no room: the disk is full',
  ENOTDIR: 'lies below something that is no folder',
  EEXIST: 'is there already, and is no folder',
  EISDIR: 'is a folder',
  ENAMETOOLONG: 'is too long a name',
};

/** Where something was to be written and could not be: that is for the user to mend. */
function unwrittenOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || !('path' in error) || !('syscall' in error)) return undefined;
  const why = WRITE_FAULTS[String(error.code)];
  return why === undefined ? undefined : `${String(error.path)} ${why}`;
}

async function help(name: string | undefined, commands: Commands, terminal: Terminal): Promise<ExitStatus> {
  if (name === undefined) return say(terminal, helpForAll(await loadAll(commands)));
  const command = await commands.get(name)?.();
  return command === undefined ? unknownCommand(name, commands, terminal) : say(terminal, helpForOne(command));
}

function loadAll(commands: Commands): Promise<Command[]> {
  return Promise.all([...commands.values()].map((load) => load()));
}

function unknownCommand(typed: string, commands: Commands, terminal: Terminal): ExitStatus {
  const names = [...commands.keys()];
  const meant = nearest(typed, names);
  const hint = meant === undefined ? `Commands: ${names.join(', ')}.` : `Did you mean "trackwright ${meant}"?`;
  complain(terminal, `There is no command "${typed}". ${hint}`);
  return WRONG_USAGE;
}

/** A fault of the program, not of what was typed: short, with what a developer needs to find it. */
export function reportFault(error: unknown, terminal: Terminal): void {
  const trace = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const [message = '', ...frames] = trace.split('\n');
  complain(terminal, `Trackwright itself failed, which is not your fault. Please report these lines:\n  ${message}`);
  for (const frame of frames.slice(0, 3)) terminal.err(`  ${frame.trim()}\n`);
}

function complain(terminal: Terminal, message: string): void {
  terminal.err(`${paint('trackwright:', 'red', terminal.errColor)} ${message}\n`);
}

function say(terminal: Terminal, text: string): ExitStatus {
  terminal.out(text);
  return FINE;
}
