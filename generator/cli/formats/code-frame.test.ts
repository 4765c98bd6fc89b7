import { describe, expect, it } from 'vitest';
import { linesOf } from '../../source/lines.ts';
import { codeFrame } from './code-frame.ts';
import { textWidth } from './text-width.ts';

const style = (width: number) => ({ color: false, caret: 'red', width }) as const;

/** The frame about the first place where a word stands in a text. */
const about = (text: string, word: string, width = 120): string[] => {
  const lines = linesOf(text);
  const start = text.indexOf(word);
  const range = lines.range(start, start + word.length);
  return codeFrame(lines.frame(range), range, style(width));
};

/** What stands above the carets in a terminal. */
function marked(shown: string, carets: string): string {
  const from = carets.indexOf('^');
  const to = carets.trimEnd().length;
  let column = 0;
  let found = '';
  for (const char of shown) {
    if (column >= from && column < to) found += char;
    column += textWidth(char);
  }
  return found;
}

describe('a frame', () => {
  it('shows tabulators as spaces, and the carets under the place', () => {
    const [, shown = '', carets = ''] = about('{\n\t\t"home":\t"B22"\n}', '"B22"');
    expect(shown).toBe('  2 |     "home":  "B22"');
    expect(marked(shown, carets)).toBe('"B22"');
  });

  it('counts wide letters twice, before the place and in it', () => {
    const [shown = '', carets = ''] = about('{ "name": "北部鉄道 🚂", "hex": "B22" }', '"B22"');
    expect(marked(shown, carets)).toBe('"B22"');
    const [second = '', under = ''] = about('{ "name": "北部鉄道" }', '"北部鉄道"');
    expect(marked(second, under)).toBe('"北部鉄道"');
  });

  it.each([60, 80, 120])('fits a terminal of %i columns, wherever the place is', (width) => {
    const line = `{ ${Array.from({ length: 40 }, (_, i) => `"key${i}": "値${i}"`).join(', ')} }`;
    for (let i = 0; i < 40; i++) {
      const frame = about(`{\n${line}\n}`, `"key${i}"`, width);
      expect(Math.max(...frame.map(textWidth))).toBeLessThan(width);
      const at = frame.findIndex((shown) => shown.includes('^'));
      expect(marked(frame[at - 1] ?? '', frame[at] ?? '')).toBe(`"key${i}"`);
    }
  });

  it('shows what is around a long line from its beginning', () => {
    const frame = about(`"before": 1,\n${'x'.repeat(200)} "place"\n"after": 2`, '"place"', 80);
    expect(frame[0]).toBe('  1 | "before": 1,');
    expect(frame[1]).toMatch(/^ {2}2 \| \.\.\.x+ "place"$/);
    expect(frame[3]).toBe('  3 | "after": 2');
  });

  it('finds the place in a file that is one line without end', () => {
    const text = JSON.stringify(Array.from({ length: 5000 }, (_, i) => ({ id: `T${i}` })));
    const [shown = '', carets = ''] = about(text, '"T4321"', 80);
    expect(marked(shown, carets)).toBe('"T4321"');
    expect(textWidth(shown)).toBeLessThan(80);
    const start = text.indexOf('"T4321"');
    const [line = ''] = linesOf(text).frame(linesOf(text).range(start, start + 7)).lines;
    expect(line.length).toBeLessThanOrEqual(400);
  });

  it('marks what goes on over several lines to the end of the first', () => {
    const text = '{\n  "a": {\n    "b": 1\n  }\n}';
    const lines = linesOf(text);
    const range = lines.range(text.indexOf('{', 2), text.lastIndexOf('}') - 2);
    const frame = codeFrame(lines.frame(range), range, style(80));
    expect(frame[1]).toBe('  2 |   "a": {');
    expect(frame[2]).toBe('    |        ^');
  });
});
