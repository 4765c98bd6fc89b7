/** Slips of rounds, mechanics and variants. */
import type { Kind } from '../fault.ts';
import { at, everything, list, put, record, renameKey, type Path } from '../parts.ts';

const TURN = ['track', 'token', 'route', 'dividend', 'buy-train'];

export const roundKinds: readonly Kind[] = [
  {
    name: 'drop a step',
    *faults({ parts }) {
      for (const [r, round] of list(record(parts.title['rounds'])['definitions']).map(record).entries()) {
        for (const s of list(round['steps']).keys()) {
          const path: Path = ['title', 'rounds', 'definitions', r, 'steps', s];
          yield { at: path, parts: put(parts, path, undefined) };
        }
      }
    },
  },
  {
    name: 'swap two steps of a turn',
    *faults({ parts }) {
      for (const [r, round] of list(record(parts.title['rounds'])['definitions']).map(record).entries()) {
        const steps = list(round['steps']).map(record);
        const turn = steps.flatMap(({ id, use }, index) => (TURN.includes(String(use ?? id)) ? [index] : []));
        for (const [place, first] of turn.entries()) {
          const second = turn[place + 1];
          if (second === undefined) continue;
          const path: Path = ['title', 'rounds', 'definitions', r, 'steps'];
          yield {
            at: [...path, first],
            parts: put(put(parts, [...path, first], steps[second]), [...path, second], steps[first]),
          };
        }
      }
    },
  },
  {
    name: 'leave a round out of the turn',
    *faults({ parts }) {
      const rounds = record(parts.title['rounds']);
      for (const key of ['opening', 'cycle']) {
        for (const index of list(rounds[key]).keys()) {
          const path: Path = ['title', 'rounds', key, index];
          yield { at: path, parts: put(parts, path, undefined) };
        }
      }
    },
  },
  {
    name: 'point a variant at nothing',
    *faults({ parts }) {
      for (const [path, value] of everything(parts)) {
        if (path[0] !== 'title' || path[1] !== 'variants' || !path.includes('patch')) continue;
        if (path.at(-1) === 'id' && typeof value === 'string' && !isNew(parts, path))
          yield { at: path, parts: put(parts, path, `${value}x`) };
        if (path.at(-1) === 'patch') {
          for (const key of Object.keys(record(value)))
            yield { at: [...path, key], parts: renameKey(parts, path, key, `${key}x`) };
        }
      }
    },
  },
];

/** An entry that the patch brings whole is no pointer to anything. */
function isNew(parts: Parameters<typeof put>[0], path: Path): boolean {
  const within = path.slice(path.indexOf('patch') + 1, -2);
  const entry = record(at(parts, path.slice(0, -1) as unknown as Path));
  if (within.length !== 1) return Object.keys(entry).some((key) => key.startsWith('$'));
  const part =
    within[0] === 'trains' || within[0] === 'phases' ? 'trains' : within[0] === 'mechanics' ? 'title' : 'companies';
  return !list(parts[part][String(within[0])]).some((other) => record(other)['id'] === entry['id']);
}
