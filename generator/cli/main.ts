#!/usr/bin/env node
import { commands } from './commands.ts';
import { reportFault, run } from './run.ts';
import { PROGRAM_FAULT } from './status.ts';
import { terminalOf } from './terminal.ts';
import { packageVersion } from './version.ts';

const terminal = terminalOf(process.stdout, process.stderr, process.env);

// A reader that has seen enough (`trackwright show 1830 | head`) is no fault of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit();
  throw error;
});

try {
  process.exitCode = await run(process.argv.slice(2), commands, packageVersion(), terminal);
} catch (error) {
  reportFault(error, terminal);
  process.exitCode = PROGRAM_FAULT;
}
