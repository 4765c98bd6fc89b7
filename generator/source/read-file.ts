/** Reads the text of one file; whatever is wrong with it becomes a finding, never an exception. */
import { closeSync, fstatSync, openSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, sep } from 'node:path';
import { diagnose, withFix } from '../diagnostics/catalogue.ts';
import { FILE_START, type Diagnostic, type Place } from '../diagnostics/diagnostic.ts';
import { linesOf } from './lines.ts';

export interface FileText {
  /** Without a byte-order mark; absent if the file cannot be read as text. */
  readonly text?: string;
  readonly diagnostics: readonly Diagnostic[];
}

/** Larger than any title file by a factor of twenty. */
export const LARGEST_FILE = 4_000_000;

/** `within`: the folder that the file may not lead out of by a symbolic link. */
export function readText(file: string, within?: string): FileText {
  const name = basename(file);
  const at: Place = { file, pointer: '', range: FILE_START };
  const refuse = (diagnostic: Diagnostic): FileText => ({ diagnostics: [diagnostic] });
  try {
    const status = statSync(file);
    if (status.isDirectory()) return refuse(diagnose(at, 'file-is-folder', { name }));
    if (!status.isFile())
      return refuse(diagnose(at, 'file-unreadable', { name, reason: 'it is not an ordinary file' }));
    if (within !== undefined && !realpathSync(file).startsWith(realpathSync(within) + sep)) {
      return refuse(diagnose(at, 'file-outside', { name }));
    }
    if (status.size > LARGEST_FILE) {
      return refuse(diagnose(at, 'file-too-large', { name, bytes: status.size, limit: LARGEST_FILE }));
    }
    return decode(readWhole(file), at, name);
  } catch (error) {
    return refuse(diagnose(at, 'file-unreadable', { name, reason: reasonOf(error) }));
  }
}

/** By descriptor, so that a file that grows meanwhile is still cut at the limit. */
function readWhole(file: string): Buffer {
  const descriptor = openSync(file, 'r');
  try {
    if (fstatSync(descriptor).size > LARGEST_FILE) throw new Error('it grew while it was read');
    return readFileSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

function decode(bytes: Buffer, at: Place, name: string): FileText {
  const utf16 = utf16Mark(bytes);
  if (utf16 !== undefined) return { diagnostics: [diagnose(at, 'file-encoding', { encoding: utf16 })] };
  const marked = bytes.length >= 3 && bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const content = marked ? bytes.subarray(3) : bytes;
  if (content.includes(0)) return { diagnostics: [diagnose(at, 'file-binary', { name })] };

  const text = new TextDecoder('utf-8').decode(content);
  const bad = text.indexOf('\uFFFD');
  if (bad >= 0 && !isWellFormed(content)) {
    const lines = linesOf(text);
    const range = lines.range(bad, bad + 1);
    if (looksBinary(text)) return { diagnostics: [diagnose(at, 'file-binary', { name })] };
    const place = { ...at, range, frame: lines.frame(range) };
    return { diagnostics: [diagnose(place, 'file-encoding', { encoding: '' })] };
  }
  if (looksBinary(text)) return { diagnostics: [diagnose(at, 'file-binary', { name })] };
  if (text.trim() === '') return { diagnostics: [diagnose(at, 'file-empty', { name })] };
  if (!marked) return { text, diagnostics: [] };
  const edits = [{ file: at.file, range: FILE_START, text: '' }];
  const fix = { title: 'Take the byte-order mark away', edits };
  return { text, diagnostics: [withFix(diagnose(at, 'file-bom'), fix)] };
}

function utf16Mark(bytes: Buffer): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'UTF-16 (little-endian)';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'UTF-16 (big-endian)';
  return undefined;
}

function isWellFormed(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Control characters other than white space do not occur in JSON text. */
function looksBinary(text: string): boolean {
  let controls = 0;
  const length = Math.min(text.length, 1000);
  for (let at = 0; at < length; at++) {
    const code = text.charCodeAt(at);
    if (code < 32 && code !== 9 && code !== 10 && code !== 13) controls++;
  }
  return controls > length / 20;
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOENT' || code === 'ENOTDIR') return 'there is no such file';
  if (code === 'EACCES' || code === 'EPERM') return 'you may not read it';
  if (code === 'ELOOP') return 'its symbolic links go round in a circle';
  return error instanceof Error ? error.message : 'unknown reason';
}
