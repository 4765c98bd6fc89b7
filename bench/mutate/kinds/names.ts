/** Slips of names: misspelt, repeated, lost. */
import type { Vocabulary } from '../../../generator/validate/compose.ts';
import type { Schema } from '../../../generator/validate/schema.ts';
import { makeWalk } from '../../../generator/check/references/walk.ts';
import { TITLE_PARTS, type TitlePart } from '../../../generator/source/title-files.ts';
import { splitPointer } from '../../../runtime/kernel/pointer.ts';
import { misspelt, type Fault, type Kind } from '../fault.ts';
import { at, everything, list, put, record, renameKey, type Parts, type Path } from '../parts.ts';

type Schemas = Readonly<Record<TitlePart, Schema>>;

/** Words of the format that stand for something: events, statuses, steps. */
const WORDS =
  /(,events,\d+,type|,status,\d+|,steps,\d+,(id|use)|,abilities,\d+,type|,abilities,\d+,when,\d+|^title,mechanics,\d+,(id|use)|,rounds,definitions,\d+,kind|,gameEnd,\d+,reason|,stops,\d+,kind|,(hexes|definitions),[^,]+,color|,capitalization,mode)$/;

export function nameKinds(schemas: Schemas, vocabulary: Vocabulary): readonly Kind[] {
  return [
    {
      name: 'misspell a reference',
      faults: ({ parts, random }) => references(parts, schemas, vocabulary, (name) => misspelt(name, random)),
    },
    {
      name: 'misspell a word of the format',
      *faults({ parts, random }) {
        for (const [path, value] of everything(parts)) {
          const isWord =
            typeof value === 'string' &&
            WORDS.test(path.join(',')) &&
            !path.includes('patch') &&
            path[0] !== 'companies' &&
            !isFree(parts, path);
          if (isWord || (typeof value === 'string' && /,abilities,\d+,(type|when,\d+)$/.test(path.join(',')))) {
            yield { at: path, parts: put(parts, path, misspelt(value, random)) };
          }
        }
      },
    },
    {
      name: 'repeat an id',
      *faults({ parts }) {
        for (const [path, value] of everything(parts)) {
          const entries = list(value).map(record);
          if (path.includes('patch') || entries.length < 2 || entries.some(({ id }) => typeof id !== 'string'))
            continue;
          for (const index of entries.keys()) {
            const before = entries[index - 1];
            const place: Path = [...path, index, 'id'];
            if (before !== undefined) yield { at: place, parts: put(parts, place, before['id']) };
          }
        }
      },
    },
    {
      name: 'take away what is named',
      *faults({ parts }) {
        const lists: readonly Path[] = [
          ['companies', 'corporations'],
          ['trains', 'trains'],
          ['trains', 'phases'],
          ['title', 'rounds', 'definitions'],
          ['title', 'mechanics'],
        ];
        for (const path of lists) {
          for (const index of list(at(parts, path)).keys()) {
            const place: Path = [...path, index];
            yield { at: place, parts: put(parts, place, undefined) };
          }
        }
        for (const zone of Object.keys(record(parts.market['zones']))) {
          yield { at: ['market', 'zones', zone], parts: put(parts, ['market', 'zones', zone], undefined) };
        }
      },
    },
  ];
}

function* references(
  parts: Parts,
  schemas: Schemas,
  vocabulary: Vocabulary,
  change: (name: string) => string,
): Iterable<Fault> {
  for (const part of TITLE_PARTS) {
    const found: (readonly [Path, string, 'value' | 'key'])[] = [];
    makeWalk(schemas[part], vocabulary)(parts[part], '', (_, name, pointer, where) => {
      // Numbers of players are no words.
      if (!/^\d+$/.test(name) || where === 'value')
        found.push([[part, ...splitPointer(pointer)], name, where === 'key' ? 'key' : 'value']);
    });
    for (const [path, name, where] of found) {
      if (where === 'key')
        yield { at: path, parts: renameKey(parts, path.slice(0, -1) as unknown as Path, name, change(name)) };
      else if (typeof at(parts, path) === 'string') yield { at: path, parts: put(parts, path, change(name)) };
    }
  }
}

/** Where "use" says which step or mechanic it is, the id is a name of the title's own. */
function isFree(parts: Parts, path: Path): boolean {
  return path.at(-1) === 'id' && record(at(parts, path.slice(0, -1) as unknown as Path))['use'] !== undefined;
}
