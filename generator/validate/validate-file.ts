/** Whether a file has the form that its schema says. */
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { SourceDocument } from '../source/document.ts';
import type { TitlePart } from '../source/title-files.ts';
import { explain } from './explain.ts';
import type { FileKind } from './read-schemas.ts';
import { builtInValidators, type Validators } from './validators.ts';

export function validateFile(
  kind: FileKind,
  document: SourceDocument,
  validators: Validators = builtInValidators(),
): Diagnostic[] {
  return explain(validators.file(kind, document.value), document);
}

/** A file of a title that extends another: an overlay, in which nothing is required. */
export function validateOverlay(
  part: TitlePart,
  document: SourceDocument,
  validators: Validators = builtInValidators(),
): Diagnostic[] {
  return explain(validators.overlay(part, document.value), document);
}
