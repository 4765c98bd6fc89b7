/** What the program answers to the shell; scripts rely on these numbers. */
export const FINE = 0;
/** The input is at fault: errors were found, a replay differs. */
export const AT_FAULT = 1;
export const WRONG_USAGE = 2;
/** The program itself failed. */
export const PROGRAM_FAULT = 3;

export type ExitStatus = typeof FINE | typeof AT_FAULT | typeof WRONG_USAGE | typeof PROGRAM_FAULT;

/** The command line cannot be understood; the message says what to type. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** What the command was pointed at cannot be used: a file that is missing, a log that is no log. */
export class InputError extends Error {
  override readonly name = 'InputError';
}
