/** Compiled validators: what ajv finds, still in ajv's words. */
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { coreManifest } from '../../runtime/core/manifest.ts';
import type { Manifest } from '../../runtime/kernel/manifest.ts';
import { manifests } from '../../runtime/mechanics/manifests.ts';
import type { TitlePart } from '../source/title-files.ts';
import { readBaseSchemas, type FileKind } from './read-schemas.ts';
import type { Schema } from './schema.ts';
import { titleSchemas, VARIANT_SCHEMA, type TitleSchemas } from './title-schemas.ts';

/** With the schema and the data at each error, which `explain` needs. */
export type SchemaError = ErrorObject<string, Record<string, unknown>>;

export interface Validators {
  readonly schemas: TitleSchemas;
  readonly file: (kind: FileKind, value: unknown) => readonly SchemaError[];
  readonly overlay: (part: TitlePart, value: unknown) => readonly SchemaError[];
}

let builtIn: Validators | undefined;

/** For the mechanics that come with the runtime; compiled at the first use. */
export function builtInValidators(): Validators {
  builtIn ??= makeValidators(manifests);
  return builtIn;
}

export function makeValidators(mechanics: readonly Manifest[]): Validators {
  const schemas = titleSchemas(readBaseSchemas(), coreManifest, mechanics);
  const ajv = new Ajv({ allErrors: true, verbose: true, strict: false, validateFormats: false, validateSchema: false });
  ajv.addSchema(schemas.variant, VARIANT_SCHEMA);
  ajv.addSchema(schemas.variant, 'variant.schema.json');
  const compiled = new Map<Schema, ValidateFunction>();
  const errorsOf = (schema: Schema, value: unknown): readonly SchemaError[] => {
    const validate = compiled.get(schema) ?? ajv.compile(schema);
    compiled.set(schema, validate);
    return validate(value) === true ? [] : ((validate.errors ?? []) as SchemaError[]);
  };
  return {
    schemas,
    file: (kind, value) => errorsOf(schemas.files[kind], value),
    overlay: (part, value) => errorsOf(schemas.overlays[part], value),
  };
}
