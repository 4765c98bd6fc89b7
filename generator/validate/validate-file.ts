/** Whether a file has the form that its schema says. */
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { SourceDocument } from '../source/document.ts';
import type { TitlePart } from '../source/title-files.ts';
import { explain } from './explain.ts';
import type { FileKind } from './read-schemas.ts';
import { builtInValidators, type SchemaError, type Validators } from './validators.ts';

export function validateFile(
  kind: FileKind,
  document: SourceDocument,
  validators: Validators = builtInValidators(),
): readonly Diagnostic[] {
  return once(document, validators, kind, () => validators.file(kind, document.value));
}

/** A file of a title that extends another: an overlay, in which nothing is required. */
export function validateOverlay(
  part: TitlePart,
  document: SourceDocument,
  validators: Validators = builtInValidators(),
): readonly Diagnostic[] {
  return once(document, validators, `overlay/${part}`, () => validators.overlay(part, document.value));
}

const known = new WeakMap<SourceDocument, WeakMap<Validators, Map<string, readonly Diagnostic[]>>>();

/** A document is what it is: who reads a title again asks only about the files that have changed. */
function once(
  document: SourceDocument,
  validators: Validators,
  kind: string,
  errors: () => readonly SchemaError[],
): readonly Diagnostic[] {
  const byValidators = known.get(document) ?? new WeakMap<Validators, Map<string, readonly Diagnostic[]>>();
  known.set(document, byValidators);
  const byKind = byValidators.get(validators) ?? new Map<string, readonly Diagnostic[]>();
  byValidators.set(validators, byKind);
  const findings = byKind.get(kind) ?? explain(errors(), document);
  byKind.set(kind, findings);
  return findings;
}
