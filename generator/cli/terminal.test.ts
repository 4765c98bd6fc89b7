import { describe, expect, it } from 'vitest';

import { paint, terminalOf } from './terminal.ts';

const stream = (isTTY: boolean) => ({ isTTY, write: () => true });

describe('colour', () => {
  it('appears on a terminal only', () => {
    const terminal = terminalOf(stream(false), stream(true), {});
    expect(terminal.outColor).toBe(false);
    expect(terminal.errColor).toBe(true);
  });

  it('is off where NO_COLOR is set, or the terminal is dumb', () => {
    expect(terminalOf(stream(true), stream(true), { NO_COLOR: '1' }).outColor).toBe(false);
    expect(terminalOf(stream(true), stream(true), { NO_COLOR: '' }).outColor).toBe(true);
    expect(terminalOf(stream(true), stream(true), { TERM: 'dumb' }).outColor).toBe(false);
  });

  it('leaves the text alone where it is off', () => {
    expect(paint('2 errors', 'red', false)).toBe('2 errors');
    expect(paint('2 errors', 'red', true)).toBe('\u001B[31m2 errors\u001B[0m');
  });
});
