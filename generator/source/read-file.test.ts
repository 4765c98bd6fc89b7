import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LARGEST_FILE, readText } from './read-file.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'read-file-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const write = (name: string, content: string | Uint8Array) => {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
};
const codes = (file: string, within?: string) => readText(file, within).diagnostics.map((finding) => finding.code);

describe('a file that is no text', () => {
  test('missing', () => expect(codes(join(folder, 'none.json'))).toEqual(['file-unreadable']));
  test('empty, or nothing but white space', () => {
    expect(codes(write('empty.json', ''))).toEqual(['file-empty']);
    expect(codes(write('blank.json', ' \n\t'))).toEqual(['file-empty']);
  });
  test('a folder', () => {
    mkdirSync(join(folder, 'folder.json'));
    expect(codes(join(folder, 'folder.json'))).toEqual(['file-is-folder']);
  });
  test('binary', () => {
    expect(codes(write('zero.json', new Uint8Array([0x7b, 0, 0x7d])))).toEqual(['file-binary']);
    const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3, 4, 5]);
    expect(codes(write('picture.json', png))).toEqual(['file-binary']);
  });
  test('too large', () => {
    const file = write('large.json', '{}');
    truncateSync(file, LARGEST_FILE + 1);
    expect(codes(file)).toEqual(['file-too-large']);
  });
});

describe('encoding', () => {
  test('UTF-8 is read as it is', () => {
    expect(readText(write('utf8.json', '{ "name": "Zürich" }'))).toEqual({
      text: '{ "name": "Zürich" }',
      diagnostics: [],
    });
  });
  test('a byte-order mark is found, and the text read without it', () => {
    const { text, diagnostics } = readText(write('bom.json', '\uFEFF{}'));
    expect(text).toBe('{}');
    expect(diagnostics.map((finding) => finding.code)).toEqual(['file-bom']);
  });
  test('UTF-16 is named', () => {
    const { diagnostics } = readText(write('utf16.json', Buffer.from('\uFEFF{}', 'utf16le')));
    expect(diagnostics[0]).toMatchObject({
      code: 'file-encoding',
      message: expect.stringContaining('UTF-16') as string,
    });
  });
  test('of another encoding the first wrong letter is shown', () => {
    const { diagnostics } = readText(write('latin1.json', Buffer.from('{\n  "name": "Zürich" }', 'latin1')));
    expect(diagnostics).toHaveLength(1);
    expect(diagnostics[0]).toMatchObject({ code: 'file-encoding', range: { start: { line: 2, column: 13 } } });
  });
  test('a replacement character that the author wrote is text', () => {
    expect(codes(write('replacement.json', '{ "a": "\uFFFD" }'))).toEqual([]);
  });
});

describe('symbolic links', () => {
  test('may lead within the title folder, not out of it', () => {
    const title = join(folder, 'title');
    mkdirSync(title);
    writeFileSync(join(title, 'real.json'), '{}');
    symlinkSync(join(title, 'real.json'), join(title, 'inside.json'));
    symlinkSync(write('secret.json', '{}'), join(title, 'outside.json'));
    symlinkSync(join(title, 'loop.json'), join(title, 'loop.json'));
    expect(codes(join(title, 'inside.json'), title)).toEqual([]);
    expect(codes(join(title, 'outside.json'), title)).toEqual(['file-outside']);
    expect(codes(join(title, 'loop.json'), title)).toEqual(['file-unreadable']);
  });
});
