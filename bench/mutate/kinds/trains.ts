/** Slips of trains, phases, companies. */
import type { Kind } from '../fault.ts';
import { list, put, record, type Parts, type Path } from '../parts.ts';

const trainsOf = (parts: Parts) => list(parts.trains['trains']).map(record);
const phasesOf = (parts: Parts) => list(parts.trains['phases']).map(record);

export const trainKinds: readonly Kind[] = [
  {
    name: 'shorten a train supply',
    *faults({ parts }) {
      for (const [index, { count }] of trainsOf(parts).entries()) {
        const path: Path = ['trains', 'trains', index, 'count'];
        yield { at: path, parts: put(parts, path, count === 'unlimited' ? 1 : 0) };
      }
    },
  },
  {
    name: 'drop an event',
    *faults({ parts }) {
      for (const [t, { events }] of trainsOf(parts).entries()) {
        for (const e of list(events).keys()) {
          const path: Path = ['trains', 'trains', t, 'events', e];
          yield { at: path, parts: put(parts, path, undefined) };
        }
      }
    },
  },
  {
    name: 'drop a colour from a phase',
    *faults({ parts }) {
      for (const [p, { tiles }] of phasesOf(parts).entries()) {
        for (const c of list(tiles).keys()) {
          const path: Path = ['trains', 'phases', p, 'tiles', c];
          yield { at: path, parts: put(parts, path, undefined) };
        }
      }
    },
  },
  {
    name: 'drop a status from a phase',
    *faults({ parts }) {
      for (const [p, { status }] of phasesOf(parts).entries()) {
        for (const s of list(status).keys()) {
          const path: Path = ['trains', 'phases', p, 'status', s];
          yield { at: path, parts: put(parts, path, undefined) };
        }
      }
    },
  },
  {
    name: 'swap two phases',
    *faults({ parts }) {
      yield* swaps(parts, ['trains', 'phases'], phasesOf(parts));
    },
  },
  {
    name: 'swap two trains',
    *faults({ parts }) {
      yield* swaps(parts, ['trains', 'trains'], trainsOf(parts));
    },
  },
  {
    name: 'let a train rust with another',
    *faults({ parts }) {
      const trains = trainsOf(parts);
      for (const [index, { rustsOn, id }] of trains.entries()) {
        const path: Path = ['trains', 'trains', index, 'rustsOn'];
        if (typeof rustsOn === 'string') yield { at: path, parts: put(parts, path, id) };
      }
    },
  },
  {
    name: 'let a phase begin with no train',
    *faults({ parts }) {
      for (const [index, { on }] of phasesOf(parts).entries()) {
        const path: Path = ['trains', 'phases', index, 'on'];
        if (on !== undefined) yield { at: path, parts: put(parts, path, undefined) };
      }
    },
  },
  {
    name: 'let shares miss 100 percent',
    *faults({ parts }) {
      for (const [index, company] of list(parts.companies['corporations']).map(record).entries()) {
        const path: Path = ['companies', 'corporations', index, 'shares'];
        const shares = list(company['shares'] ?? [20, 10, 10, 10, 10, 10, 10, 10, 10]);
        yield { at: path, parts: put(parts, path, shares.slice(0, -1)) };
      }
    },
  },
];

function* swaps(parts: Parts, path: Path, values: readonly unknown[]) {
  for (const index of values.keys()) {
    if (index + 1 >= values.length) continue;
    const first = put(parts, [...path, index], values[index + 1]);
    yield { at: [...path, index] as Path, parts: put(first, [...path, index + 1], values[index]) };
  }
}
