/** From a name to a resolved title: read, validate, extend, complete. */
import { basename, join } from 'node:path';
import type { TitleDefinition } from '../../runtime/kernel/title.ts';
import { diagnose } from '../diagnostics/catalogue.ts';
import { FILE_START, hasErrors, type Diagnostic, type Place } from '../diagnostics/diagnostic.ts';
import type { Part, SourceDocument } from '../source/document.ts';
import { builtInTitles, findTitle } from '../source/find-title.ts';
import { loadDocument } from '../source/load-document.ts';
import type { TitleSource } from '../source/read-title.ts';
import { TITLE_PARTS, type TitlePart } from '../source/title-files.ts';
import type { Schema } from '../validate/schema.ts';
import { validateFile, validateOverlay } from '../validate/validate-file.ts';
import { builtInValidators, type Validators } from '../validate/validators.ts';
import { assemble } from './assemble.ts';
import { fillDefaults } from './defaults.ts';
import { extendsOf, mergeParts, missingFiles, readWithBases, type Extended, type Parts } from './extend.ts';
import { makeProvenance, type Location, type Provenance } from './provenance.ts';
import { remembered } from './remember.ts';
import { expandRemembered } from './shorthand.ts';
import { validateMerged } from './validate-merged.ts';
import { translationsOf, type Translation } from './translate.ts';
import { applyVariants } from './variants.ts';

/** A title, or a title with variants, of which each value knows its place. */
export interface ResolvedTitle {
  readonly title: TitleDefinition;
  /** What is wrong with an overlay that was applied. */
  readonly diagnostics: readonly Diagnostic[];
  /** File and pointer that a value comes from; of a default, of the nearest thing written. */
  readonly locate: (pointer: string) => Location | undefined;
  /** The same, ready for a diagnostic. */
  readonly placeOf: (pointer: string, part?: Part) => Place;
}

export interface LoadedTitle {
  readonly id: string;
  readonly folder: string;
  /** Absent if there are errors. */
  readonly title?: TitleDefinition;
  readonly diagnostics: readonly Diagnostic[];
  readonly locate: (pointer: string) => Location | undefined;
  readonly placeOf: (pointer: string, part?: Part) => Place;
  /** The title with optional rules; absent if the title has errors. */
  readonly withVariants?: (ids: readonly string[]) => ResolvedTitle;
  readonly statements?: SourceDocument;
  readonly examples: ReadonlyMap<string, SourceDocument>;
  /** Its texts in other languages, by language; what its bases translate is inherited. */
  readonly translations: ReadonlyMap<string, Translation>;
  /** Its own files, then those of the titles it extends, nearest first. */
  readonly sources: readonly TitleSource[];
}

export interface LoadOptions {
  /** Where a path begins. Default: the working directory. */
  readonly from?: string;
  /** With the manifests of further mechanics. Default: those that come with the runtime. */
  readonly validators?: Validators;
}

export function loadTitle(idOrPath: string, options: LoadOptions = {}): LoadedTitle {
  const found = findTitle(idOrPath, options.from);
  if ('folder' in found) return loadFolder(found.folder, options.validators ?? builtInValidators());
  const place: Place = { file: idOrPath, pointer: '', range: FILE_START };
  const diagnostic =
    found.problem === 'unsafe'
      ? diagnose(place, 'title-id-unsafe', { id: idOrPath })
      : diagnose(place, 'title-unknown', { title: idOrPath, known: found.known });
  return {
    id: idOrPath,
    folder: '',
    diagnostics: [diagnostic],
    locate: () => undefined,
    placeOf: () => place,
    examples: new Map(),
    translations: new Map(),
    sources: [],
  };
}

function loadFolder(folder: string, validators: Validators): LoadedTitle {
  const diagnostics: Diagnostic[] = [];
  const extended = readWithBases(folder, (diagnostic) => diagnostics.push(diagnostic));
  return resolveTitle(extended, validators, diagnostics);
}

/** Validates, extends and completes what was read. `found`: what was wrong with reading it. */
export function resolveTitle(
  extended: Extended,
  validators: Validators,
  found: readonly Diagnostic[] = [],
): LoadedTitle {
  const diagnostics: Diagnostic[] = [...found];
  const report = (diagnostic: Diagnostic) => diagnostics.push(diagnostic);
  const { source, bases } = extended;
  const { folder } = source;
  const layers = [source, ...bases];
  const bottom = layers.at(-1) ?? source;
  for (const layer of layers) {
    diagnostics.push(...layer.diagnostics, ...validateLayer(layer, validators));
  }
  if (extendsOf(bottom) === undefined) diagnostics.push(...missingFiles(bottom));
  diagnostics.push(...validateCompanions(source, validators), ...differentId(source));

  const provenance = makeProvenance();
  const parts = mergeParts(extended, provenance, report);
  if (bases.length > 0 && !hasErrors(diagnostics)) {
    const under = basename(bases[0]?.folder ?? '');
    for (const [part, value] of parts) diagnostics.push(...validateMerged(part, value, under, provenance, validators));
  }
  const { document: standard, diagnostics: ofStandard } = loadDocument(join(builtInTitles(), 'standard', 'tiles.json'));
  diagnostics.push(...ofStandard);
  if (standard !== undefined) provenance.addDocument(standard);

  const complete = completeParts(parts, provenance, validators);
  const whole = expandRemembered(assemble(complete, standard, provenance), provenance);
  const shared = {
    id: basename(folder),
    folder,
    diagnostics,
    locate: (pointer: string) => provenance.locate(whole, pointer),
    placeOf: placer(whole, provenance, folder),
    examples: source.examples,
    translations: translationsOf(layers),
    sources: layers,
    ...(source.statements && { statements: source.statements }),
  };
  if (hasErrors(diagnostics)) return shared;
  // The schemas have proved every part, so the whole has the declared form.
  const title = whole as unknown as TitleDefinition;
  const withVariants = (ids: readonly string[]): ResolvedTitle => {
    const findings: Diagnostic[] = [];
    const changed = applyVariants(title, ids, provenance, (finding) => findings.push(finding));
    return {
      title: changed,
      diagnostics: findings,
      locate: (pointer) => provenance.locate(changed, pointer),
      placeOf: placer(changed, provenance, folder),
    };
  };
  return { ...shared, title, withVariants };
}

function validateLayer(layer: TitleSource, validators: Validators): readonly Diagnostic[] {
  // Without title.json it is unknown whether the other files are overlays: then nothing is required of them.
  const isOverlay = extendsOf(layer) !== undefined || !layer.parts.has('title');
  return [...layer.parts].flatMap(([part, document]) => {
    if (!isObject(document.value)) return [];
    return isOverlay ? validateOverlay(part, document, validators) : validateFile(part, document, validators);
  });
}

/** Statements and examples belong to the title itself and are not inherited. */
function validateCompanions(source: TitleSource, validators: Validators): readonly Diagnostic[] {
  const { statements, examples, texts } = source;
  return [
    ...(statements === undefined ? [] : validateFile('statements', statements, validators)),
    ...[...examples.values()].flatMap((example) => validateFile('example', example, validators)),
    ...[...texts.values()].flatMap((translation) => validateFile('texts', translation, validators)),
  ];
}

function differentId(source: TitleSource): Diagnostic[] {
  const document = source.parts.get('title');
  const value = document?.value;
  const folder = basename(source.folder);
  if (document === undefined || !isObject(value) || !('id' in value) || typeof value.id !== 'string') return [];
  return value.id === folder ? [] : [diagnose(document.placeOf('/id'), 'title-id-differs', { id: value.id, folder })];
}

function completeParts(parts: Parts, provenance: Provenance, validators: Validators): Parts {
  const complete = new Map<TitlePart, object>();
  for (const part of TITLE_PARTS) {
    const value = completed(parts.get(part) ?? NOTHING, validators.schemas.files[part], '', provenance);
    if (isObject(value)) complete.set(part, value);
  }
  return complete;
}

const NOTHING = {};

const completed = remembered((value: object, schema: Schema, _, { addRewritten }) =>
  fillDefaults(value, schema, addRewritten),
);

function placer(root: object, provenance: Provenance, folder: string) {
  const fallback = { file: join(folder, 'title.json'), range: FILE_START };
  return (pointer: string, part?: Part): Place => provenance.placeOf(root, pointer, part) ?? { ...fallback, pointer };
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
