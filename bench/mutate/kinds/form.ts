/** Slips of the form: keys and types. */
import { TITLE_PARTS } from '../../../generator/source/title-files.ts';
import { misspelt, type Kind } from '../fault.ts';
import { everything, put, record, renameKey, type Path } from '../parts.ts';

/** Objects whose keys are names of the format, and not of the title. */
const TABLES = /^(title,players|title,variants|map,hexes|tiles,manifest|tiles,definitions|market,zones)$/;
const NEEDED: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^title$/, ['id', 'name', 'currency', 'players', 'bank', 'rounds']],
  [/^title,players,\d+$/, ['cash', 'certificateLimit']],
  [/^title,rounds$/, ['cycle', 'definitions']],
  [/^title,rounds,definitions,\d+$/, ['id', 'kind', 'code', 'steps']],
  [/^title,(mechanics|rounds,definitions,\d+,steps),\d+$/, ['id']],
  [/^title,variants,[^,]+$/, ['name', 'description', 'patch']],
  [/^companies,(corporations|minors),\d+$/, ['id', 'name', 'tokens']],
  [/^companies,privates,\d+$/, ['id', 'name', 'value', 'revenue']],
  [/,abilities,\d+$/, ['type']],
  [/^trains,trains,\d+$/, ['id', 'price', 'distance', 'count']],
  [/^trains,phases,\d+$/, ['id', 'trainLimit', 'tiles', 'operatingRounds']],
  [/,events,\d+$/, ['type']],
  [/^market$/, ['rows']],
  [/^map$/, ['layout', 'axes', 'hexes']],
  [/,stops,\d+$/, ['kind', 'revenue']],
  [/,paths,\d+$/, ['from', 'to']],
  [/^tiles,definitions,[^,]+$/, ['color']],
];

export const formKinds: readonly Kind[] = [
  {
    name: 'misspell a key',
    *faults({ parts, random }) {
      for (const [path, value] of everything(parts)) {
        if (TABLES.test(path.join(',')) || path.includes('patch') || path.includes('revenue')) continue;
        for (const key of Object.keys(record(value))) {
          if (isNameOfTitle(path, key)) continue;
          yield { at: [...path, key], parts: renameKey(parts, path, key, misspelt(key, random)) };
        }
      }
    },
  },
  {
    name: 'leave out what is needed',
    *faults({ parts }) {
      for (const [path, value] of everything(parts)) {
        const key = path.join(',');
        if (path.includes('patch')) continue;
        for (const [pattern, names] of NEEDED) {
          for (const name of pattern.test(key) ? names : []) {
            const whole: Path = [...path, name];
            if (record(value)[name] !== undefined) yield { at: whole, parts: put(parts, whole, undefined) };
          }
        }
      }
    },
  },
  {
    name: 'write a number as text',
    *faults({ parts }) {
      for (const [path, value] of everything(parts)) {
        if (typeof value === 'number' && !path.includes('patch'))
          yield { at: path, parts: put(parts, path, `${value} `) };
      }
    },
  },
  {
    name: 'empty a list or table',
    *faults({ parts }) {
      for (const name of TITLE_PARTS) {
        for (const [key, value] of Object.entries(parts[name])) {
          const empty = Array.isArray(value) ? [] : {};
          const filled = typeof value === 'object' && value !== null && Object.keys(value).length > 0;
          if (filled && key !== 'policies' && key !== 'variants' && key !== 'definitions')
            yield { at: [name, key], parts: put(parts, [name, key], empty) };
        }
      }
    },
  },
];

/** Keys that a title chooses itself stand in tables of mechanics and of trains. */
function isNameOfTitle(path: Path, key: string): boolean {
  return (
    (path[0] === 'title' && path[1] === 'mechanics' && path.length > 3) ||
    (/[A-Z0-9]/.test(key) && path.length > 3 && !/^[a-z]/.test(key))
  );
}
