/**
 * Validators compiled beforehand. Compiling the schemas takes longer than all the rest of a check, so `npm run build`
 * does it once and leaves the code beside the built program; a fingerprint tells whether it still fits the schemas.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';
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

const COMPILED_FOLDER = fileURLToPath(new URL('compiled', import.meta.url));
const FINGERPRINT = 'fingerprint';

/** Uses the code compiled beforehand if it is there and fits; else compiles each schema at its first use. */
export function validatorsOf(schemas: TitleSchemas, folder = COMPILED_FOLDER): Validate {
  const byKey = schemasByKey(schemas);
  const compiled = readCompiled(folder, byKey) ?? compileLater(byKey, schemas.variant);
  return (key, value) => {
    const validate = compiled(key);
    return validate(value) === true ? [] : validate.errors;
  };
}

/** Values of the kind that a validator is for: it runs over them once, so that its machine code can be kept as well. */
export type Samples = (key: string) => readonly unknown[];

/** Writes the code for the schemas into a folder, a file each; called by the build. */
export function writeCompiled(schemas: TitleSchemas, folder = COMPILED_FOLDER, samples: Samples = () => []): void {
  const byKey = schemasByKey(schemas);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [key, schema] of byKey) {
    const ajv = makeAjv(schemas.variant, { source: true });
    ajv.addSchema(schema, key);
    const code = loadStandalone().default(ajv, { validate: key });
    writeFileSync(codeFile(folder, key), code);
    const { script, validate } = runScript(codeFile(folder, key), code);
    for (const sample of samples(key)) validate(sample);
    writeFileSync(cacheFile(folder, key), script.createCachedData());
  }
  writeFileSync(join(folder, FINGERPRINT), fingerprint(byKey));
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

function readCompiled(folder: string, byKey: ReadonlyMap<string, Schema>): Compiled | undefined {
  const written = join(folder, FINGERPRINT);
  if (!existsSync(written) || readFileSync(written, 'utf8') !== fingerprint(byKey)) return undefined;
  const loaded = new Map<string, ValidateFunction>();
  return (key) => {
    const known = loaded.get(key);
    if (known !== undefined) return known;
    const cache = cacheFile(folder, key);
    const { validate } = runScript(
      codeFile(folder, key),
      readFileSync(codeFile(folder, key), 'utf8'),
      existsSync(cache) ? readFileSync(cache) : undefined,
    );
    loaded.set(key, validate);
    return validate;
  };
}

const codeFile = (folder: string, key: string): string => join(folder, `${key}.cjs`);
const cacheFile = (folder: string, key: string): string => join(folder, `${key}.cache`);

/**
 * Runs the code of a validator as a CommonJS module, with the machine code kept from the build where this Node takes it:
 * parsing the code anew would take longer than all the rest of a check.
 */
function runScript(
  filename: string,
  code: string,
  cachedData?: Buffer,
): { script: Script; validate: ValidateFunction } {
  const wrapped = `(function (exports, require, module) { ${code}\n})`;
  const script = new Script(wrapped, { filename, ...(cachedData === undefined ? {} : { cachedData }) });
  const run = script.runInThisContext() as (exports: object, require: NodeJS.Require, module: object) => void;
  const module: { exports: { validate?: ValidateFunction } } = { exports: {} };
  run(module.exports, load, module);
  const { validate } = module.exports;
  if (validate === undefined) throw new Error(`${filename} holds no validator`);
  return { script, validate };
}

function fingerprint(byKey: ReadonlyMap<string, Schema>): string {
  const hash = createHash('sha256');
  for (const [key, schema] of byKey) hash.update(key).update(JSON.stringify(schema));
  return hash.digest('hex');
}
