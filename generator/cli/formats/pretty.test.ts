import { describe, expect, it } from 'vitest';

import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { jsonFindings } from './json.ts';
import { pretty } from './pretty.ts';

const at = (line: number, column: number) => ({ line, column, offset: 0 });

const misspelt: Diagnostic = {
  code: 'reference-train',
  severity: 'error',
  message: 'There is no train "33".',
  hint: 'Did you mean "3"?',
  file: '/games/mine/trains.json',
  pointer: '/trains/0/rustsOn',
  range: { start: at(10, 14), end: at(10, 18) },
  frame: { firstLine: 9, lines: ['    "id": "2",', '  "rustsOn": "33"', '  }'] },
};
const missing: Diagnostic = {
  code: 'title-unknown',
  severity: 'warning',
  message: 'There is no title "nope".',
  file: 'nope',
  pointer: '',
  range: { start: at(1, 1), end: at(1, 1) },
};

describe('findings for people', () => {
  it('show place, rule, lines with carets, and what to do', () => {
    expect(pretty([misspelt], { color: false, from: '/games' })).toBe(
      [
        'mine/trains.json:10:14 error reference-train at /trains/0/rustsOn',
        '  There is no train "33".',
        '   9 |     "id": "2",',
        '  10 |   "rustsOn": "33"',
        '     |              ^^^^',
        '  11 |   }',
        '  -> Did you mean "3"?',
        '',
        '1 error',
        '',
      ].join('\n'),
    );
  });

  it('cut long lines around the place', () => {
    const line = `${'x'.repeat(200)}"33"${'y'.repeat(200)}`;
    const range = { start: at(9, 201), end: at(9, 205) };
    const text = pretty([{ ...misspelt, range, frame: { firstLine: 9, lines: [line] } }], { color: false, from: '/' });
    const [shown = '', carets = ''] = text.split('\n').slice(2);
    expect(shown.length).toBeLessThan(120);
    expect(shown).toMatch(/^ {2}9 \| \.\.\.x+"33"y+\.\.\.$/);
    expect(carets.indexOf('^')).toBe(shown.indexOf('"33"'));
  });

  it('count errors and warnings, and leave out a line that says nothing', () => {
    const text = pretty([misspelt, missing], { color: false, from: '/games' });
    expect(text).toContain('nope warning title-unknown\n');
    expect(text.endsWith('\n1 error, 1 warning\n')).toBe(true);
  });

  it('break long words of advice at the width of the terminal, and only there', () => {
    const long = {
      ...misspelt,
      pointer: '/variants/long_game/patch/trains/0/rustsOn',
      hint: 'Known here: "2", "3", "4", "5", "6", "7", "8", "9", "10", "11".',
    };
    const narrow = pretty([long], { color: false, from: '/games', width: 50 });
    expect(narrow).toContain('error reference-train\n  at /variants/long_game/patch/trains/0/rustsOn\n');
    expect(narrow).toContain('  -> Known here: "2", "3", "4", "5", "6", "7",\n     "8", "9", "10", "11".\n');
    for (const line of narrow.split('\n')) expect(line.length).toBeLessThanOrEqual(50);
    const wide = pretty([long], { color: false, from: '/games' });
    expect(wide).toContain(' at /variants/long_game/patch/trains/0/rustsOn\n');
    expect(wide).toContain('"10", "11".\n');
  });

  it('are marked in the colour of their severity', () => {
    const warned = pretty([{ ...misspelt, severity: 'warning' }], { color: true, from: '/games' });
    expect(warned).toContain('\u001B[33m^^^^\u001B[0m');
    expect(warned).not.toContain('\u001B[31m');
    expect(warned).toContain('\u001B[33m1 warning\u001B[0m');
  });

  it('are coloured on request, and nothing where there are none', () => {
    expect(pretty([misspelt], { color: true, from: '/games' })).toContain('\u001B[31merror\u001B[0m');
    expect(pretty([], { color: true, from: '/games' })).toBe('');
  });
});

it('findings for programs have file, line, column and pointer', () => {
  expect(jsonFindings([misspelt], '/games')).toEqual([
    {
      code: 'reference-train',
      severity: 'error',
      message: 'There is no train "33".',
      hint: 'Did you mean "3"?',
      file: 'mine/trains.json',
      line: 10,
      column: 14,
      endLine: 10,
      endColumn: 18,
      pointer: '/trains/0/rustsOn',
      fixable: false,
    },
  ]);
});
