/** Finds the command that was asked for, runs it, and turns whatever happens into an exit status. */
import { nearest } from '../diagnostics/words.ts';
import type { Command } from './command.ts';
import { usageOf } from './command.ts';
import { helpForAll, helpForOne } from './help.ts';
import type { ExitStatus } from './status.ts';
import { AT_FAULT, FINE, InputError, PROGRAM_FAULT, UsageError, WRONG_USAGE } from './status.ts';
import type { Terminal } from './terminal.ts';
import { paint } from './terminal.ts';

export async function run(
  words: readonly string[],
  commands: readonly Command[],
  version: string,
  terminal: Terminal,
): Promise<ExitStatus> {
  const [first, ...rest] = words;
  if (first === '--version') return say(terminal, `${version}\n`);
  if (first === undefined) {
    terminal.err(helpForAll(commands));
    return WRONG_USAGE;
  }
  if (first === '--help' || first === '-h' || first === 'help') return help(rest[0], commands, terminal);

  const command = commands.find(({ name }) => name === first);
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
    reportFault(error, terminal);
    return PROGRAM_FAULT;
  }
}

function help(name: string | undefined, commands: readonly Command[], terminal: Terminal): ExitStatus {
  if (name === undefined) return say(terminal, helpForAll(commands));
  const command = commands.find((candidate) => candidate.name === name);
  return command === undefined ? unknownCommand(name, commands, terminal) : say(terminal, helpForOne(command));
}

function unknownCommand(typed: string, commands: readonly Command[], terminal: Terminal): ExitStatus {
  const names = commands.map(({ name }) => name);
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
