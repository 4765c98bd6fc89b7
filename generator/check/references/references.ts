/** Every place of a resolved title where something is called by its name. */
import type { TitleDefinition } from '../../../runtime/kernel/title.ts';
import type { Part } from '../../source/document.ts';
import { TITLE_PARTS, type TitlePart } from '../../source/title-files.ts';
import type { Vocabulary } from '../../validate/compose.ts';
import type { TitleSchemas } from '../../validate/title-schemas.ts';
import type { Validators } from '../../validate/validators.ts';
import { isKind, type Kind } from './kinds.ts';
import { makeWalk, type Walk } from './walk.ts';

export interface Reference {
  readonly kind: Kind;
  readonly name: string;
  /** Into the resolved title. */
  readonly at: string;
  readonly part: Part;
  /** Words that mean something without being names. */
  readonly or: readonly string[];
}

interface Surroundings {
  readonly validators: Pick<Validators, 'schemas'>;
  readonly vocabulary: Vocabulary;
}

export function findReferences(title: TitleDefinition, around: Surroundings): Reference[] {
  const found = new Map<string, Reference>();
  for (const [part, walk] of walksOf(around)) {
    const nested = part === 'market' || part === 'map' || part === 'tiles';
    walk(nested ? title[part] : title, nested ? `/${part}` : '', (mark, name, at, where) => {
      const kind = mark['x-refers'];
      if (kind === undefined || !isKind(kind)) return;
      found.set(`${kind} ${where} ${at}`, { kind, name, at, part: where, or: mark['x-or'] ?? [] });
    });
  }
  return [...found.values()];
}

const walks = new WeakMap<TitleSchemas, readonly (readonly [TitlePart, Walk])[]>();

function walksOf({ validators: { schemas }, vocabulary }: Surroundings): readonly (readonly [TitlePart, Walk])[] {
  const known = walks.get(schemas);
  if (known !== undefined) return known;
  const made = TITLE_PARTS.map((part) => [part, makeWalk(schemas.files[part], vocabulary)] as const);
  walks.set(schemas, made);
  return made;
}
