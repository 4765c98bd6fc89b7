/** A JSON file with the place of each of its values. */
import { findNodeAtLocation, type Node } from 'jsonc-parser';
import { splitPointer } from '../../runtime/kernel/pointer.ts';
import { FILE_START, type Place, type Range } from '../diagnostics/diagnostic.ts';
import { linesOf, type Lines } from './lines.ts';

export interface SourceDocument {
  readonly file: string;
  readonly text: string;
  readonly value: unknown;
  /** Where a value stands; for what is not in the file, where the nearest thing around it stands. */
  readonly placeOf: (pointer: string, part?: Part) => Place;
  readonly lines: Lines;
}

/** The `value`, its `key`, or the `entry`: both with the colon between them. */
export type Part = 'value' | 'key' | 'entry';

export function makeDocument(file: string, text: string, root: Node | undefined, value: unknown): SourceDocument {
  const lines = linesOf(text);
  return {
    file,
    text,
    value,
    lines,
    placeOf: (pointer, part = 'value') => {
      const keys = splitPointer(pointer);
      let node = root && nodeAt(root, keys);
      while (node === undefined && keys.length > 0) {
        keys.pop();
        node = root && nodeAt(root, keys);
      }
      const range = node === undefined ? FILE_START : lines.range(...extent(node, part));
      return place(file, pointer, range, lines);
    },
  };
}

function place(file: string, pointer: string, range: Range, lines: Lines): Place {
  return { file, pointer, range, frame: lines.frame(range) };
}

function nodeAt(root: Node, keys: readonly string[]): Node | undefined {
  let node: Node | undefined = root;
  for (const key of keys) {
    if (node === undefined) return undefined;
    const step: string | number = node.type === 'array' ? arrayIndex(key) : key;
    node = typeof step === 'string' ? lastProperty(node, step) : findNodeAtLocation(node, [step]);
  }
  return node;
}

/** Of a key that stands twice the last counts, as in JSON.parse. */
function lastProperty(object: Node, key: string): Node | undefined {
  const property = object.children?.findLast((child) => child.children?.[0]?.value === key);
  return property?.children?.[1];
}

function arrayIndex(key: string): number {
  return /^\d+$/.test(key) ? Number(key) : -1;
}

function extent(node: Node, part: Part): [start: number, end: number] {
  const value: [number, number] = [node.offset, node.offset + node.length];
  const property = node.parent?.type === 'property' ? node.parent : undefined;
  const key = property?.children?.[0];
  if (part === 'value' || property === undefined || key === undefined) return value;
  return part === 'key' ? [key.offset, key.offset + key.length] : [property.offset, value[1]];
}
