/** What a schema validator finds in the files of a title, still in its own words. */
import type { ErrorObject } from 'ajv';
import { coreManifest } from '../../runtime/core/manifest.ts';
import type { Manifest } from '../../runtime/kernel/manifest.ts';
import { manifests } from '../../runtime/mechanics/manifests.ts';
import type { TitlePart } from '../source/title-files.ts';
import { fileKey, overlayKey, validatorsOf } from './compiled.ts';
import { readBaseSchemas, type FileKind } from './read-schemas.ts';
import { titleSchemas, type TitleSchemas } from './title-schemas.ts';

/** With the schema and the data at each error, which `explain` needs. */
export type SchemaError = ErrorObject<string, Record<string, unknown>>;

export interface Validators {
  readonly schemas: TitleSchemas;
  readonly file: (kind: FileKind, value: unknown) => readonly SchemaError[];
  /** Of a file of a title that extends another. */
  readonly overlay: (part: TitlePart, value: unknown) => readonly SchemaError[];
}

let builtIn: Validators | undefined;

/** For the mechanics that come with the runtime. */
export function builtInValidators(): Validators {
  builtIn ??= fromSchemas(builtInSchemas());
  return builtIn;
}

export function builtInSchemas(): TitleSchemas {
  return titleSchemas(readBaseSchemas(), coreManifest, manifests);
}

const made = new Map<string, Validators>();

/** For mechanics beside or instead of those. The same ones are given again: compiling takes seconds. */
export function makeValidators(mechanics: readonly Manifest[]): Validators {
  const key = JSON.stringify(mechanics);
  const validators = made.get(key) ?? fromSchemas(titleSchemas(readBaseSchemas(), coreManifest, mechanics));
  made.set(key, validators);
  return validators;
}

function fromSchemas(schemas: TitleSchemas): Validators {
  const validate = validatorsOf(schemas);
  const errors = (key: string, value: unknown) => (validate(key, value) ?? []) as SchemaError[];
  return {
    schemas,
    file: (kind, value) => errors(fileKey(kind), value),
    overlay: (part, value) => errors(overlayKey(part), value),
  };
}
