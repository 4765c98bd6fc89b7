import { describe, expect, test } from 'vitest';
import { parseDocument } from './parse.ts';

const codes = (text: string) => parseDocument('x.json', text).diagnostics.map((finding) => finding.code);
const first = (text: string) => {
  const [finding] = parseDocument('x.json', text).diagnostics;
  if (finding === undefined) throw new Error('nothing was found');
  return finding;
};
const position = (text: string) => {
  const { start } = first(text).range;
  return `${start.line}:${start.column}`;
};

describe('values', () => {
  test('are those of JSON.parse', () => {
    const text = '{ "a": [1, -2.5e3, true, null], "b": { "c": "\\u00e9\\n" }, "": 0 }';
    const { document, diagnostics } = parseDocument('x.json', text);
    expect(diagnostics).toEqual([]);
    expect(document?.value).toEqual(JSON.parse(text));
  });

  test('a key that objects inherit is a field and nothing else', () => {
    const { document } = parseDocument('x.json', '{ "__proto__": { "polluted": true } }');
    expect(Object.keys(document?.value as object)).toEqual(['__proto__']);
    expect(Object.getPrototypeOf(document?.value)).toBe(Object.prototype);
  });
});

describe('places', () => {
  const text = '{\n  "trains": [\n    { "id": "2", "a/b": 80 }\r\n  ]\n}';
  const { document } = parseDocument('x.json', text);
  const at = (pointer: string, part?: 'key' | 'value' | 'entry') => {
    const range = document?.placeOf(pointer, part).range;
    return text.slice(range?.start.offset, range?.end.offset);
  };

  test('of values, keys and entries', () => {
    expect(at('/trains/0/id')).toBe('"2"');
    expect(at('/trains/0/id', 'key')).toBe('"id"');
    expect(at('/trains/0/a~1b', 'entry')).toBe('"a/b": 80');
    expect(document?.placeOf('/trains/0/id').range.start).toMatchObject({ line: 3, column: 13 });
  });

  test('of what is not there: the nearest thing around it', () => {
    expect(at('/trains/0/price')).toBe('{ "id": "2", "a/b": 80 }');
    expect(at('/trains/7/price').startsWith('[')).toBe(true);
  });

  test('carry the lines around them, without line ends', () => {
    const { frame } = document?.placeOf('/trains/0/id') ?? {};
    expect(frame).toEqual({ firstLine: 2, lines: ['  "trains": [', '    { "id": "2", "a/b": 80 }', '  ]'] });
  });
});

describe('mistakes', () => {
  test('a key that stands twice is found with the line of the first, and the last counts', () => {
    const text = '{\n  "bank": 1,\n  "bank": 2\n}';
    expect(codes(text)).toEqual(['json-duplicate-key']);
    expect(position(text)).toBe('3:3');
    expect(first(text).message).toContain('line 2');
    expect(parseDocument('x.json', text).document?.value).toEqual({ bank: 2 });
  });

  test('trailing commas and comments are found, and taken away by their fix', () => {
    for (const text of ['{ "a": [1, 2,] }', '{ "a": 1, }', '{ /* why */ "a": 1 }', '{ "a": 1 // why\n}']) {
      const finding = first(text);
      const [edit] = finding.fix?.edits ?? [];
      const { start, end } = edit?.range ?? finding.range;
      const fixed = text.slice(0, start.offset) + (edit?.text ?? '') + text.slice(end.offset);
      expect(['json-trailing-comma', 'json-comment']).toContain(finding.code);
      expect(codes(text)).toHaveLength(1);
      expect(codes(fixed)).toEqual([]);
    }
  });

  test.each([
    ['{ "a": 1 "b": 2 }', '1:10', 'a comma'],
    ['{ "a" 1 }', '1:7', 'a colon'],
    ["{ 'a': 1 }", '1:3', 'double quotes'],
    ['{ "a": True }', '1:8', 'small letters'],
    ['{ "a": "b }', '1:8', 'not closed'],
    ['{ "a": 1', '1:9', 'closing }'],
    ['{ "a": 1 } }', '1:12', 'end here'],
    ['{ "a": "\\x" }', '1:8', 'backslash'],
  ])('%s is no JSON at %s: %s', (text, where, words) => {
    const finding = parseDocument('x.json', text).diagnostics.find(({ code }) => code === 'json-syntax');
    expect(finding?.message).toContain(words);
    expect(`${finding?.range.start.line}:${finding?.range.start.column}`).toBe(where);
  });

  test('two mistakes on two lines are both found', () => {
    expect(codes('{ "a": 1\n  "b": 2,\n  "c" 3 }')).toEqual(['json-syntax', 'json-syntax']);
  });

  test('numbers that cannot be counted exactly', () => {
    expect(codes('{ "a": 1e999, "b": 9007199254740993, "c": 0.1 }')).toEqual([
      'json-number-range',
      'json-number-range',
    ]);
  });

  test('nesting without end is refused before it can exhaust the stack', () => {
    expect(codes('['.repeat(100_000))).toEqual(['json-too-deep']);
    expect(codes(`{"a":${'{"a":'.repeat(70)}1${'}'.repeat(71)}`)).toEqual(['json-too-deep']);
  });

  test('a file that is a list or a number holds no title', () => {
    expect(codes('[]')).toEqual(['json-not-object']);
    expect(codes('12')).toEqual(['json-not-object']);
  });
});
