/** Printed track and what it meets: hexes by edge. */
import { oppositeEdge } from '../../../runtime/core/map/coordinates.ts';
import type { HexInfo, RotatedTile } from '../../../runtime/kernel/rulebook.ts';
import type { TitleDefinition } from '../../../runtime/kernel/title.ts';

/** Colours that tiles are laid on. */
const LAYABLE: ReadonlySet<string> = new Set(['white', 'yellow', 'green', 'brown']);

/** The tile as it is printed. */
export function printedOf(hex: HexInfo): RotatedTile {
  const [printed] = hex.printed.rotations;
  if (printed === undefined) throw new Error(`${hex.id} has no printed tile`);
  return printed;
}

/** Whether what is printed there stays for ever. */
export const isFinal = (hex: HexInfo): boolean => !LAYABLE.has(hex.printed.color);

/** Why track that leaves a hex over an edge comes to nothing; undefined: it meets track, or may one day. */
export function deadEnd(hex: HexInfo, edge: number): string | undefined {
  const beyond = hex.adjacent[edge];
  if (beyond === null || beyond === undefined) return 'leads off the map';
  if (hex.impassable[edge] === true) return 'runs against an impassable border';
  const back = oppositeEdge(edge);
  if (beyond.impassable[back] === true) return `runs against an impassable border of ${beyond.id}`;
  const meets = printedOf(beyond).exits.includes(back);
  return !meets && isFinal(beyond) ? `meets no track in ${beyond.id}, where none can be laid` : undefined;
}

/** Pointer of a path, or of the exit that stands for it. */
export function pathPointer(title: TitleDefinition, hex: string, path: number): string {
  const written = title.map.hexes[hex]?.paths?.length ?? 0;
  return path < written ? `/map/hexes/${hex}/paths/${path}` : `/map/hexes/${hex}/exits/${path - written}`;
}
