/** Turns what a schema validator finds into findings that a designer understands. */
import { joinPointer, splitPointer } from '../../runtime/kernel/pointer.ts';
import { diagnose, withFix } from '../diagnostics/catalogue.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { excerpt, nearNames } from '../diagnostics/words.ts';
import type { SourceDocument } from '../source/document.ts';
import { closestAlternative, typeNames } from './alternatives.ts';
import { isSchema, type Schema } from './schema.ts';
import type { SchemaError } from './validators.ts';

/** What was validated: a file, or several merged. */
export type Explained = Pick<SourceDocument, 'value' | 'placeOf'>;

export function explain(errors: readonly SchemaError[], document: Explained): Diagnostic[] {
  const findings = meaningful(errors).map((error) => explainOne(error, document));
  return findings.filter((finding, index) => findings.findIndex((other) => isSame(finding, other)) === index);
}

/** One mistake may fail several branches of a schema; the place and the code tell which findings are the same. */
function isSame(a: Diagnostic, b: Diagnostic): boolean {
  return a.code === b.code && a.pointer === b.pointer && a.message === b.message;
}

/** Leaves out what only repeats another error: failed conditions, missed alternatives, names of keys. */
function meaningful(errors: readonly SchemaError[]): SchemaError[] {
  const kept: SchemaError[] = [];
  for (const error of errors) {
    if (error.keyword === 'if') continue;
    if (error.keyword === 'anyOf') {
      const inside = takeInside(kept, error.instancePath);
      const closest = closestAlternative(error, inside);
      if (closest.length > 0) kept.push(...closest);
      else kept.push(error);
    } else if (error.keyword === 'propertyNames') {
      while (kept.at(-1)?.propertyName === error.params['propertyName']) kept.pop();
      kept.push(error);
    } else {
      kept.push(error);
    }
  }
  // Which values are possible says more than of which type they are.
  const listed = new Set(kept.filter((error) => error.keyword === 'enum').map((error) => error.instancePath));
  return kept.filter((error) => error.keyword !== 'type' || !listed.has(error.instancePath));
}

/** The alternatives of an `anyOf` are tried just before it fails, so their errors stand just before its own. */
function takeInside(kept: SchemaError[], path: string): SchemaError[] {
  const inside: SchemaError[] = [];
  for (let last = kept.at(-1); last !== undefined; last = kept.at(-1)) {
    if (last.instancePath !== path && !last.instancePath.startsWith(`${path}/`)) break;
    inside.unshift(last);
    kept.pop();
  }
  return inside;
}

function explainOne(error: SchemaError, document: Explained): Diagnostic {
  const { instancePath: pointer, params, data } = error;
  const schema: Schema = isSchema(error.parentSchema) ? error.parentSchema : {};
  const { description } = schema;
  const found = excerpt(data);
  const value = document.placeOf(pointer);
  const owner = ownerName(pointer, document.value);
  switch (error.keyword) {
    case 'additionalProperties': {
      const key = String(params['additionalProperty']);
      const known = Object.keys(schema.properties ?? {}).filter((name) => !name.startsWith('$'));
      const place = document.placeOf(joinPointer(pointer, key), 'key');
      const finding = diagnose(place, 'schema-unknown-key', { key, known, owner });
      // The name that was meant is not written where it would then stand twice.
      const [meant = key] = nearNames(key, known);
      return isRecord(data) && Object.hasOwn(data, meant) ? finding : withNameFix(finding, key, known);
    }
    case 'required': {
      const key = String(params['missingProperty']);
      const missing = schema.properties?.[key];
      const about = isSchema(missing) ? missing.description : undefined;
      return diagnose(document.placeOf(pointer, 'key'), 'schema-missing-key', { key, owner, description: about });
    }
    case 'type': {
      const expected = typeNames(schema.type);
      const fraction = typeof data === 'number' && expected === typeNames('integer');
      if (fraction) return diagnose(value, 'schema-fraction', { found, description });
      return diagnose(value, 'schema-type', { found, expected: schema['x-expected'] ?? expected, description });
    }
    case 'anyOf':
      return diagnose(value, 'schema-type', { found, expected: schema['x-expected'] ?? 'something else', description });
    case 'enum': {
      const allowed = Array.isArray(params['allowedValues']) ? params['allowedValues'] : [];
      const known = allowed.filter((name) => name !== null).map(String);
      const name = String(data);
      const finding = diagnose(value, 'schema-value', { found, name, known, description });
      return typeof data === 'string' ? withNameFix(finding, name, known) : finding;
    }
    case 'pattern':
    case 'minLength':
      return diagnose(value, 'schema-pattern', { found, expected: 'what belongs here', description });
    case 'propertyNames': {
      const key = String(params['propertyName']);
      const place = document.placeOf(joinPointer(pointer, key), 'key');
      return diagnose(place, 'schema-pattern', { found: excerpt(key), expected: 'a key of this table', description });
    }
    case 'minimum':
      return diagnose(value, 'schema-range', { found, bound: `${String(params['limit'])} or more`, description });
    case 'maximum':
      return diagnose(value, 'schema-range', { found, bound: `${String(params['limit'])} or less`, description });
    case 'minItems':
    case 'minProperties':
      return diagnose(value, 'schema-count', { owner, bound: `at least ${entries(params['limit'])}`, description });
    case 'maxItems':
    case 'additionalItems':
      return diagnose(value, 'schema-count', { owner, bound: `at most ${entries(params['limit'])}`, description });
    case 'uniqueItems':
      return diagnose(document.placeOf(joinPointer(pointer, Number(params['i']))), 'schema-repeated', {
        found: excerpt(Array.isArray(data) ? data[Number(params['i'])] : data),
        first: Number(params['j']),
      });
    default:
      return diagnose(value, 'schema-other', { problem: error.message ?? 'is not as the format has it', description });
  }
}

const entries = (limit: unknown) => (limit === 1 ? 'one entry' : `${String(limit)} entries`);

/** A misspelt name with one near neighbour can be mended without asking. */
function withNameFix(finding: Diagnostic, name: string, known: readonly string[]): Diagnostic {
  const near = nearNames(name, known);
  const [only] = near;
  if (only === undefined || near.length > 1) return finding;
  const edits = [{ file: finding.file, range: finding.range, text: JSON.stringify(only) }];
  return withFix(finding, { title: `Write ${JSON.stringify(only)}`, edits });
}

/** What an object is called in a sentence: `"policies"`, `trains "3"`, `hexes "E5"`. */
export function ownerName(pointer: string, root: unknown): string {
  const keys = splitPointer(pointer);
  if (keys.length === 0) return 'This file';
  const around = keys.slice(0, -1).reduce(childOf, root);
  const at = childOf(around, keys.at(-1) ?? '');
  const last = keys.at(-1) ?? '';
  const before = keys.at(-2);
  const id = isRecord(at) ? [at['id'], at['type']].find((name) => typeof name === 'string') : undefined;
  if (before === undefined || (id === undefined && !Array.isArray(around) && !/^\d+$/.test(last) && keys.length < 3))
    return JSON.stringify(last);
  if (id !== undefined) return `${JSON.stringify(id)} of ${JSON.stringify(before)}`;
  if (Array.isArray(around)) return `Entry ${Number(last) + 1} of ${JSON.stringify(before)}`;
  return `${JSON.stringify(last)} of ${JSON.stringify(before)}`;
}

function childOf(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value[Number(key)];
  return isRecord(value) ? value[key] : undefined;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
