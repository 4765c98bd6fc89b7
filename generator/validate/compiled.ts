/**
 * Validators compiled beforehand. Compiling the schemas takes longer than all the rest of a check, so `npm run build`
 * does it once and leaves the code beside the built program; a fingerprint tells whether it still fits the schemas.
 */
import { createHash } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type * as AjvModule from 'ajv';
import type { Ajv, ValidateFunction } from 'ajv';
import type StandaloneModule from 'ajv/dist/standalone/index.js';
import { TITLE_PARTS } from '../source/title-files.ts';
import { FILE_KINDS } from './read-schemas.ts';
import type { Schema } from './schema.ts';
import { VARIANT_SCHEMA, type TitleSchemas } from './title-schemas.ts';

export type Validate = (key: string, value: unknown) => ValidateFunction['errors'];

// The compiler itself is loaded only when something must be compiled: a check with compiled validators starts faster.
const load = createRequire(import.meta.url);
const loadAjv = () => load('ajv') as typeof AjvModule;
const loadStandalone = () => load('ajv/dist/standalone') as typeof StandaloneModule;

const COMPILED_FILE = fileURLToPath(new URL('validators.compiled.cjs', import.meta.url));

/** Uses the code compiled beforehand if it is there and fits; else compiles each schema at its first use. */
export function validatorsOf(schemas: TitleSchemas, file = COMPILED_FILE): Validate {
  const byKey = schemasByKey(schemas);
  const compiled = readCompiled(file, fingerprint(byKey)) ?? compileLater(byKey, schemas.variant);
  return (key, value) => {
    const validate = compiled(key);
    return validate(value) === true ? [] : validate.errors;
  };
}

/** Writes the code for the schemas beside this file; called by the build. */
export function writeCompiled(schemas: TitleSchemas, file = COMPILED_FILE): void {
  const byKey = schemasByKey(schemas);
  const ajv = makeAjv(schemas.variant, { source: true });
  for (const [key, schema] of byKey) ajv.addSchema(schema, key);
  const names = Object.fromEntries([...byKey.keys()].map((key, index) => [`v${index}`, key]));
  const code = loadStandalone().default(ajv, names);
  const table = [...byKey.keys()].map((key, index) => `${JSON.stringify(key)}: exports.v${index}`).join(', ');
  const fitting = JSON.stringify(fingerprint(byKey));
  writeFileSync(file, `${code}\nmodule.exports = { fingerprint: ${fitting}, validators: { ${table} } };\n`);
}

export const fileKey = (kind: string): string => `file-${kind}`;
export const overlayKey = (kind: string): string => `overlay-${kind}`;

function schemasByKey(schemas: TitleSchemas): ReadonlyMap<string, Schema> {
  const files = FILE_KINDS.map((kind) => [fileKey(kind), schemas.files[kind]] as const);
  const overlays = TITLE_PARTS.map((part) => [overlayKey(part), schemas.overlays[part]] as const);
  return new Map([...files, ...overlays]);
}

function makeAjv(variant: Schema, code: { source?: boolean } = {}): Ajv {
  // `verbose` keeps the schema and the value with each error: messages are written from them.
  const { Ajv: Compiler } = loadAjv();
  const ajv = new Compiler({
    allErrors: true,
    verbose: true,
    strict: false,
    validateFormats: false,
    validateSchema: false,
    code,
  });
  ajv.addSchema(variant, VARIANT_SCHEMA);
  ajv.addSchema(variant, 'variant.schema.json');
  return ajv;
}

type Compiled = (key: string) => ValidateFunction;

function compileLater(byKey: ReadonlyMap<string, Schema>, variant: Schema): Compiled {
  const ajv = makeAjv(variant);
  for (const [key, schema] of byKey) ajv.addSchema(schema, key);
  return (key) => ajv.getSchema(key) ?? ajv.compile(false);
}

function readCompiled(file: string, expected: string): Compiled | undefined {
  if (!existsSync(file)) return undefined;
  const module: unknown = load(file);
  if (!isCompiled(module) || module.fingerprint !== expected) return undefined;
  const { validators } = module;
  return (key) => validators[key] as ValidateFunction;
}

function isCompiled(module: unknown): module is { fingerprint: string; validators: Record<string, unknown> } {
  return typeof module === 'object' && module !== null && 'fingerprint' in module && 'validators' in module;
}

function fingerprint(byKey: ReadonlyMap<string, Schema>): string {
  const hash = createHash('sha256');
  for (const [key, schema] of byKey) hash.update(key).update(JSON.stringify(schema));
  return hash.digest('hex');
}
