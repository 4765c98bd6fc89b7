/**
 * Where each value of a resolved title comes from.
 *
 * Objects and lists are followed by identity: what a file says keeps its identity through merging, and what merging
 * makes new is noted with the two it was made of. So nothing has to be renumbered when entries move.
 */
import { joinPointer, splitPointer } from '../../runtime/kernel/pointer.ts';
import type { Place } from '../diagnostics/diagnostic.ts';
import type { Part, SourceDocument } from '../source/document.ts';

export interface Location {
  readonly document: SourceDocument;
  /** In the file. */
  readonly pointer: string;
}

/** Where some values come from: those of a file, or what a step made of them. */
export type Origins = WeakMap<object, Origin>;

export interface Provenance {
  /** Every object and list of a file. */
  readonly addDocument: (document: SourceDocument) => void;
  /** What another provenance has learned. */
  readonly include: (origins: Origins) => void;
  /** What this one has learned by itself, for others to include. */
  readonly own: Origins;
  /** `result` has the fields of `patch`, and those of `base` that `patch` leaves alone. */
  readonly addMerged: (result: object, base: object | undefined, patch: object) => void;
  /** `result` says in another form what stands at the place of `original`. */
  readonly addRewritten: (result: object, original: object) => void;
  /** An overlay brought it as something new: there was nothing under it. */
  readonly isNew: (value: object) => boolean;
  /** The file and pointer that a value of `root` comes from; of what is not there, of the nearest thing around it. */
  readonly locate: (root: object, pointer: string) => Location | undefined;
  /** Ready for a diagnostic. */
  readonly placeOf: (root: object, pointer: string, part?: Part) => Place | undefined;
}

type Origin =
  | ({ readonly kind: 'file' } & Location)
  | { readonly kind: 'merged'; readonly base: object | undefined; readonly patch: object }
  | { readonly kind: 'rewritten'; readonly original: object };

export function makeProvenance(): Provenance {
  const origins: Origins = new WeakMap();
  const layers: Origins[] = [origins];
  const originOf = (value: object): Origin | undefined => {
    for (const layer of layers) {
      const origin = layer.get(value);
      if (origin !== undefined) return origin;
    }
    return undefined;
  };

  /** Where a container as a whole stands: of a merged one, where the overlay changes it. */
  const whole = (container: object): Location | undefined => {
    const origin = originOf(container);
    if (origin === undefined) return undefined;
    if (origin.kind === 'file') return origin;
    if (origin.kind === 'rewritten') return whole(origin.original);
    return whole(origin.patch) ?? (origin.base === undefined ? undefined : whole(origin.base));
  };

  const ofChild = (container: object, key: string): Location | undefined => {
    const child = Object.hasOwn(container, key) ? (container as Readonly<Record<string, unknown>>)[key] : undefined;
    const known = isContainer(child) ? whole(child) : undefined;
    if (known !== undefined) return known;
    const origin = originOf(container);
    if (origin === undefined) return undefined;
    if (origin.kind === 'rewritten') return ofChild(origin.original, key);
    if (origin.kind === 'merged') {
      if (Object.hasOwn(origin.patch, key)) return ofChild(origin.patch, key);
      return origin.base === undefined ? undefined : ofChild(origin.base, key);
    }
    if (!Object.hasOwn(container, key)) return undefined;
    return { document: origin.document, pointer: joinPointer(origin.pointer, key) };
  };

  const locate = (root: object, pointer: string): Location | undefined => {
    let container: unknown = root;
    let nearest = whole(root);
    for (const key of splitPointer(pointer)) {
      if (!isContainer(container)) break;
      const at = ofChild(container, key);
      if (at === undefined && !Object.hasOwn(container, key)) break;
      nearest = at ?? nearest;
      container = (container as Readonly<Record<string, unknown>>)[key];
    }
    return nearest;
  };

  return {
    own: origins,
    include: (others) => void (layers.includes(others) || layers.push(others)),
    addDocument: (document) => void layers.push(originsIn(document)),
    addMerged: (result, base, patch) => origins.set(result, { kind: 'merged', base, patch }),
    addRewritten: (result, original) => {
      if (result !== original) origins.set(result, { kind: 'rewritten', original });
    },
    isNew: (value) => {
      const origin = originOf(value);
      return origin?.kind === 'merged' && origin.base === undefined;
    },
    locate,
    placeOf: (root, pointer, part) => {
      const location = locate(root, pointer);
      return location?.document.placeOf(location.pointer, part);
    },
  };
}

const ofDocuments = new WeakMap<SourceDocument, Origins>();

/** Every object and list of a file, with its pointer: noted once for a document. */
function originsIn(document: SourceDocument): Origins {
  const known = ofDocuments.get(document);
  if (known !== undefined) return known;
  const origins: Origins = new WeakMap();
  const add = (value: unknown, pointer: string) => {
    if (!isContainer(value)) return;
    origins.set(value, { kind: 'file', document, pointer });
    for (const [key, inner] of Object.entries(value)) add(inner, joinPointer(pointer, key));
  };
  add(document.value, '');
  ofDocuments.set(document, origins);
  return origins;
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
