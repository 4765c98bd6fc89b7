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

  it('is decided by FORCE_COLOR before all else, also where there is no terminal', () => {
    expect(terminalOf(stream(false), stream(false), { FORCE_COLOR: '1' }).errColor).toBe(true);
    expect(terminalOf(stream(false), stream(false), { FORCE_COLOR: '3', NO_COLOR: '1' }).errColor).toBe(true);
    expect(terminalOf(stream(true), stream(true), { FORCE_COLOR: '0' }).errColor).toBe(false);
    expect(terminalOf(stream(true), stream(true), { FORCE_COLOR: '' }).errColor).toBe(true);
  });

  it('leaves the text alone where it is off', () => {
    expect(paint('2 errors', 'red', false)).toBe('2 errors');
    expect(paint('2 errors', 'red', true)).toBe('\u001B[31m2 errors\u001B[0m');
  });
});

describe('width', () => {
  const wide = { isTTY: true, columns: 80, write: () => true };

  it('is that of the terminal that shows findings, and none in a file', () => {
    expect(terminalOf(stream(false), wide, {})).toMatchObject({ errWidth: 80, seenTogether: false });
    expect(terminalOf(wide, { ...wide, isTTY: false }, {}).errWidth).toBeUndefined();
    expect(terminalOf(wide, wide, {}).seenTogether).toBe(true);
  });
});
