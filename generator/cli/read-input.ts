/** Files that the user names, or a complaint that says which and why. */
import { readFileSync } from 'node:fs';
import type { GameLog } from '../../runtime/kernel/log.ts';
import { LogFormatError, readLog } from '../../runtime/kernel/read-log.ts';
import type { TraceLine } from '../replay/trace.ts';
import { readTrace, TraceFormatError } from '../replay/trace.ts';
import { InputError } from './status.ts';

export function readLogFile(path: string): GameLog {
  const text = readInput(path);
  try {
    return readLog(JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError) throw new InputError(`${path} is no JSON: ${error.message}`, { cause: error });
    if (error instanceof LogFormatError)
      throw new InputError(`${path} is no game log: ${error.message}`, { cause: error });
    throw error;
  }
}

export function readTraceFile(path: string): TraceLine[] {
  try {
    return readTrace(readInput(path));
  } catch (error) {
    if (error instanceof TraceFormatError) throw new InputError(`${path}: ${error.message}`, { cause: error });
    throw error;
  }
}

function readInput(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT') throw new InputError(`${path} does not exist`, { cause: error });
    if (code === 'EISDIR') throw new InputError(`${path} is a folder, not a file`, { cause: error });
    if (code === 'EACCES') throw new InputError(`${path} may not be read`, { cause: error });
    throw error;
  }
}
