/** Of several alternatives that were all missed, the one that the value was probably meant to be. */
import { isSchema, type Schema } from './schema.ts';
import type { SchemaError } from './validators.ts';

/**
 * The errors of the one alternative whose type the value has; none if several have it or no one has, for then it is
 * clearer to say what the place takes. An alternative of another type fails with a `type` error at the value itself.
 */
export function closestAlternative(anyOf: SchemaError, inside: readonly SchemaError[]): readonly SchemaError[] {
  const alternatives = Array.isArray(anyOf.schema) ? anyOf.schema : [];
  const typeErrors = inside.filter((error) => error.keyword === 'type' && error.instancePath === anyOf.instancePath);
  const others = inside.filter((error) => !typeErrors.includes(error));
  if (others.length === 0 || typeErrors.length !== alternatives.length - 1) return [];
  // A name that is no number and not "unlimited" may have been meant as either: what the place takes says more.
  const onlyWord = others.every((error) => error.keyword === 'enum' && error.instancePath === anyOf.instancePath);
  return onlyWord && isSchema(anyOf.parentSchema) && anyOf.parentSchema['x-expected'] !== undefined ? [] : others;
}

const WORDS: Readonly<Record<string, string>> = {
  integer: 'a whole number',
  number: 'a number',
  string: 'a text',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
};

/** `a whole number`, `a text or null`; null is left out where something else is possible. */
export function typeNames(type: Schema['type']): string {
  const types = (type === undefined ? [] : [type].flat()).filter((name, _, all) => name !== 'null' || all.length === 1);
  return types.map((name) => WORDS[name] ?? name).join(' or ') || 'something else';
}
