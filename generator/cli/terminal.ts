/** Where a command writes: results to `out`, diagnostics to `err`. Handed in, so that tests can listen. */
export interface Terminal {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Whether escape sequences belong in `out` and in `err`. */
  readonly outColor: boolean;
  readonly errColor: boolean;
  /** Columns of the terminal that `err` is; undefined: it is none, and lines may be as long as they are. */
  readonly errWidth?: number | undefined;
  /** Both are the same person's screen. */
  readonly seenTogether?: boolean;
}

export interface Stream {
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly write: (text: string) => unknown;
}

type Environment = Readonly<Record<string, string | undefined>>;

export function terminalOf(stdout: Stream, stderr: Stream, env: Environment): Terminal {
  return {
    out: (text) => void stdout.write(text),
    err: (text) => void stderr.write(text),
    outColor: wantsColor(stdout, env),
    errColor: wantsColor(stderr, env),
    errWidth: stderr.isTTY === true ? stderr.columns : undefined,
    seenTogether: stdout.isTTY === true && stderr.isTTY === true,
  };
}

/**
 * Colour only on a terminal, and never where NO_COLOR is set to anything (no-color.org). FORCE_COLOR decides before
 * both, as for Node itself: 0 is no colour, anything else is colour, also in the log of a build.
 */
function wantsColor(stream: Stream, env: Environment): boolean {
  const force = env['FORCE_COLOR'] ?? '';
  if (force !== '') return force !== '0' && force !== 'false';
  return stream.isTTY === true && (env['NO_COLOR'] ?? '') === '' && env['TERM'] !== 'dumb';
}

const STYLES = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33, cyan: 36 } as const;

export type Style = keyof typeof STYLES;

export function paint(text: string, style: Style, color: boolean): string {
  return color ? `\u001B[${STYLES[style]}m${text}\u001B[0m` : text;
}
