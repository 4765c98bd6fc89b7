/** What can be wrong with the form of a title: keys, types, values. */
import type { Message } from './diagnostic.ts';
import { oneOf, quote, suggestion } from './words.ts';

const error = (message: string, hint = ''): Message => ({
  severity: 'error',
  message,
  ...(hint === '' ? {} : { hint }),
});

/** The description of the schema, as a sentence that says what belongs here. */
const about = (description: string | undefined) =>
  description === undefined ? '' : `What belongs here: ${description}`;

export interface ExpectedParameters {
  /** The value found, as in the file. */
  readonly found: string;
  /** What was expected: `a whole number`, `a list`. */
  readonly expected: string;
  readonly description?: string | undefined;
}

export const schemaMessages = {
  'schema-unknown-key': ({ key, known, owner }: { key: string; known: readonly string[]; owner: string }) =>
    error(`${owner} has no ${quote(key)}.`, suggestion(key, known)),
  'schema-missing-key': ({
    key,
    owner,
    description,
  }: {
    key: string;
    owner: string;
    description?: string | undefined;
  }) => error(`${owner} needs ${quote(key)}.`, about(description)),
  'schema-type': ({ found, expected, description }: ExpectedParameters) =>
    error(`${found} stands where ${expected} is meant.`, about(description)),
  'schema-value': ({
    found,
    name,
    known,
    description,
  }: {
    found: string;
    name: string;
    known: readonly string[];
    description?: string | undefined;
  }) => error(`${found} is not known here.`, suggestion(name, known) || `Use ${oneOf(known)}. ${about(description)}`),
  'schema-range': ({ found, bound, description }: { found: string; bound: string; description?: string | undefined }) =>
    error(`${found} is out of range: it must be ${bound}.`, about(description)),
  'schema-fraction': ({ found, description }: { found: string; description?: string | undefined }) =>
    error(`${found} is not a whole number.`, about(description) || 'Money is in whole currency units.'),
  'schema-pattern': ({ found, expected, description }: ExpectedParameters) =>
    error(`${found} does not look like ${expected}.`, about(description)),
  'schema-count': ({ owner, bound, description }: { owner: string; bound: string; description?: string | undefined }) =>
    error(`${owner} must have ${bound}.`, about(description)),
  'schema-repeated': ({ found, first }: { found: string; first: number }) =>
    error(`${found} stands twice in the list.`, `It is already number ${first + 1} of the list; keep one of the two.`),
  'schema-together': ({ key, needs }: { key: string; needs: string }) =>
    error(
      `${quote(key)} is of use only together with ${quote(needs)}.`,
      `Add ${quote(needs)} or take ${quote(key)} away.`,
    ),
  'schema-other': ({ problem, description }: { problem: string; description?: string | undefined }) =>
    error(`This ${problem}.`, about(description)),
};
