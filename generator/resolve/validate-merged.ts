/** Whether a title is complete once its overlay lies over its base; findings point to the overlay where it is at fault. */
import { splitPointer } from '../../runtime/kernel/pointer.ts';
import { diagnose } from '../diagnostics/catalogue.ts';
import { FILE_START, type Diagnostic } from '../diagnostics/diagnostic.ts';
import type { TitlePart } from '../source/title-files.ts';
import { explain, type Explained } from '../validate/explain.ts';
import type { SchemaError, Validators } from '../validate/validators.ts';
import type { Provenance } from './provenance.ts';

export function validateMerged(
  part: TitlePart,
  value: object,
  base: string,
  provenance: Provenance,
  validators: Validators,
): Diagnostic[] {
  const placed: Explained = {
    value,
    placeOf: (pointer, of) => provenance.placeOf(value, pointer, of) ?? { file: '', pointer, range: FILE_START },
  };
  const findings = new Map<string, Diagnostic>();
  const others: SchemaError[] = [];
  for (const error of validators.file(part, value)) {
    const incomplete = error.keyword === 'required' ? newEntry(error, value, provenance) : undefined;
    if (incomplete === undefined) {
      others.push(error);
    } else {
      const place = placed.placeOf(error.instancePath);
      findings.set(error.instancePath, diagnose(place, 'overlay-patches-nothing', { ...incomplete, base }));
    }
  }
  return [...findings.values(), ...explain(others, placed)];
}

/** An entry that lacks something and has nothing under it was probably meant to change one that is not there. */
function newEntry(error: SchemaError, root: object, provenance: Provenance) {
  const keys = splitPointer(error.instancePath);
  const key = keys.pop();
  const around: unknown = keys.reduce<unknown>(childOf, root);
  const entry = key === undefined ? undefined : childOf(around, key);
  if (key === undefined || !isObject(entry) || !provenance.isNew(entry)) return undefined;
  if (Array.isArray(around)) {
    const ids = around.filter((other) => other !== entry).flatMap((other: unknown) => idOf(other) ?? []);
    const name = idOf(entry);
    return name === undefined ? undefined : { name, known: ids };
  }
  if (!isObject(around)) return undefined;
  return { name: key, known: Object.keys(around).filter((other) => other !== key) };
}

function idOf(value: unknown): string | undefined {
  return isObject(value) && 'id' in value && typeof value.id === 'string' ? value.id : undefined;
}

function childOf(value: unknown, key: string): unknown {
  return isObject(value) ? (value as Readonly<Record<string, unknown>>)[key] : undefined;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
