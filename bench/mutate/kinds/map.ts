/** Slips of the map and of tiles. */
import type { Kind } from '../fault.ts';
import { placeOf, stepsOf } from '../../../runtime/core/map/coordinates.ts';
import { list, put, record, renameKey, type Fields, type Parts, type Path } from '../parts.ts';

const hexesOf = (parts: Parts): [string, Fields][] =>
  Object.entries(record(parts.map['hexes'])).map(([id, hex]) => [id, record(hex)]);
const FINAL: ReadonlySet<unknown> = new Set(['gray', 'red', 'blue']);

export const mapKinds: readonly Kind[] = [
  {
    name: 'move a home',
    *faults({ parts, random }) {
      const plain = hexesOf(parts)
        .filter(([, hex]) => hex['city'] === undefined && hex['stops'] === undefined)
        .map(([id]) => id);
      const homes = list(parts.companies['corporations']).map((company) => record(record(company)['home'])['hex']);
      for (const [index, home] of homes.entries()) {
        const path: Path = ['companies', 'corporations', index, 'home', 'hex'];
        if (home === undefined) continue;
        yield { at: path, parts: put(parts, path, plain[Math.floor(random() * plain.length)]) };
        const other = homes.find((one, place) => one !== undefined && one !== home && place !== index);
        if (other !== undefined) yield { at: path, parts: put(parts, path, other) };
      }
    },
  },
  {
    name: 'name a city that is not there',
    *faults({ parts }) {
      for (const [index, company] of list(parts.companies['corporations']).map(record).entries()) {
        const path: Path = ['companies', 'corporations', index, 'home', 'city'];
        if (company['home'] !== undefined) yield { at: path, parts: put(parts, path, 7) };
      }
    },
  },
  {
    name: 'remove a tile from the manifest',
    *faults({ parts }) {
      for (const id of Object.keys(record(parts.tiles['manifest']))) {
        yield { at: ['tiles', 'manifest', id], parts: put(parts, ['tiles', 'manifest', id], undefined) };
      }
    },
  },
  {
    name: 'forget a definition of a tile',
    *faults({ parts }) {
      for (const id of Object.keys(record(parts.tiles['definitions']))) {
        yield { at: ['tiles', 'definitions', id], parts: put(parts, ['tiles', 'definitions', id], undefined) };
      }
    },
  },
  {
    name: 'break a border on one side',
    *faults({ parts }) {
      for (const [id, hex] of hexesOf(parts)) {
        for (const [index, border] of list(hex['borders']).map(record).entries()) {
          const path: Path = ['map', 'hexes', id, 'borders', index];
          if (border['type'] !== undefined || border['cost'] !== undefined)
            yield { at: path, parts: put(parts, path, undefined) };
        }
      }
    },
  },
  {
    name: 'move a border to another edge',
    *faults({ parts }) {
      for (const [id, hex] of hexesOf(parts)) {
        for (const [index, border] of list(hex['borders']).map(record).entries()) {
          const path: Path = ['map', 'hexes', id, 'borders', index, 'edge'];
          if (border['type'] !== undefined || border['cost'] !== undefined)
            yield { at: path, parts: put(parts, path, (Number(border['edge']) + 1) % 6) };
        }
      }
    },
  },
  {
    name: 'lead printed track off the map',
    *faults({ parts }) {
      for (const [id, hex] of hexesOf(parts)) {
        if (!FINAL.has(hex['color'])) continue;
        const used = new Set([
          ...list(hex['exits']),
          ...list(hex['paths']).flatMap((path) => [record(path)['from'], record(path)['to']]),
        ]);
        const free = [0, 1, 2, 3, 4, 5].find((edge) => !used.has(edge) && leadsOff(parts, id, edge));
        if (free === undefined) continue;
        if (list(hex['exits']).length > 0)
          yield { at: ['map', 'hexes', id, 'exits', 0], parts: put(parts, ['map', 'hexes', id, 'exits', 0], free) };
        for (const [index, path] of list(hex['paths']).map(record).entries()) {
          for (const end of ['from', 'to']) {
            const place: Path = ['map', 'hexes', id, 'paths', index, end];
            if (typeof path[end] === 'number') yield { at: place, parts: put(parts, place, free) };
          }
        }
      }
    },
  },
  {
    name: 'shift a hex by one',
    *faults({ parts }) {
      for (const [id] of hexesOf(parts)) {
        const moved = id.replace(/\d+$/, (digits) => String(Number(digits) + 1));
        yield { at: ['map', 'hexes', id], parts: renameKey(parts, ['map', 'hexes'], id, moved) };
      }
    },
  },
  {
    name: 'change the letters of a hex',
    *faults({ parts }) {
      for (const [id, hex] of hexesOf(parts)) {
        const path: Path = ['map', 'hexes', id, 'label'];
        if (hex['label'] !== undefined && !FINAL.has(hex['color']))
          yield { at: path, parts: put(parts, path, `${String(hex['label'])}x`) };
      }
    },
  },
  {
    name: 'lead track to a stop that is not there',
    *faults({ parts }) {
      const tables = [
        ['map', 'hexes'],
        ['tiles', 'definitions'],
      ] as const;
      for (const [part, key] of tables) {
        for (const [id, tile] of Object.entries(record(parts[part][key]))) {
          for (const [index, path] of list(record(tile)['paths']).map(record).entries()) {
            for (const end of ['from', 'to']) {
              const place: Path = [part, key, id, 'paths', index, end];
              if (typeof path[end] === 'string' && path[end] !== 'j')
                yield { at: place, parts: put(parts, place, 's9') };
            }
          }
        }
      }
    },
  },
  {
    name: 'take the track of a stop away',
    *faults({ parts }) {
      for (const [id, hex] of hexesOf(parts)) {
        if (
          !FINAL.has(hex['color']) ||
          (hex['stops'] === undefined && hex['city'] === undefined && hex['town'] === undefined)
        )
          continue;
        const without = put(
          put(parts, ['map', 'hexes', id, 'exits'], undefined),
          ['map', 'hexes', id, 'paths'],
          undefined,
        );
        yield { at: ['map', 'hexes', id], parts: without };
      }
    },
  },
];

/** Whether there is no hex beyond an edge. */
function leadsOff(parts: Parts, id: string, edge: number): boolean {
  const { layout, axes } = parts.map as { layout: 'flat' | 'pointy'; axes: Parameters<typeof placeOf>[1] };
  const step = stepsOf(layout)[edge];
  const { x, y } = placeOf(id, axes);
  if (step === undefined) return false;
  return !hexesOf(parts).some(([other]) => {
    const there = placeOf(other, axes);
    return there.x === x + step.x && there.y === y + step.y;
  });
}
