/** Judges a statement about a value of the resolved title: `at` with `equals`, `isNot` or `includes`. */
import { basename } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { diagnose } from '../diagnostics/catalogue.ts';
import type { Place } from '../diagnostics/diagnostic.ts';
import type { LoadedTitle, ResolvedTitle } from '../resolve/load-title.ts';
import type { Claim, Outcome, Subject } from './outcome.ts';
import { told, untold } from './outcome.ts';
import type { Answer } from './query.ts';
import { ask, QueryError } from './query.ts';

export type ValueStatement = Subject & { readonly at: string };

export function judgeValue(subject: ValueStatement, title: ResolvedTitle): Outcome {
  const { statement, at, placeOf } = subject;
  const { id, equals, isNot, includes } = statement;
  if ([equals, isNot, includes].filter((said) => said !== undefined).length !== 1) {
    const why = 'besides "at" it needs one of "equals", "isNot" and "includes"';
    return untold('', diagnose(placeOf(''), 'statement-unprovable', { id, why }));
  }
  const answer = tryToAsk(title, at);
  if (answer instanceof QueryError) {
    return untold('nothing', diagnose(placeOf('/at'), 'statement-bad-query', { query: at, why: answer.message }));
  }
  const found = told(answer.value);
  if (includes !== undefined) return judgeList(subject, includes, answer.value);
  if (isNot !== undefined) {
    if (!isDeepStrictEqual(answer.value, isNot)) return { verdict: 'agrees', found, diagnostics: [], claims: [] };
    const parameters = { id, about: at, says: told(isNot), from: originOf(answer, title) };
    return {
      verdict: 'differs',
      found,
      diagnostics: [diagnose(placeOf('/isNot'), 'statement-just-that', parameters)],
      claims: [],
    };
  }
  const claims = [claimOf(subject, answer, equals)];
  if (isDeepStrictEqual(answer.value, equals)) return { verdict: 'agrees', found, diagnostics: [], claims };
  const parameters = { id, about: at, says: told(equals), found, from: originOf(answer, title) };
  return {
    verdict: 'differs',
    found,
    diagnostics: [diagnose(placeOf('/equals'), 'statement-contradicted', parameters)],
    claims,
  };
}

/** The title with the variants of a statement; a diagnostic where one is unknown. */
export function titleFor(
  { statement, placeOf }: Subject,
  loaded: LoadedTitle & ResolvedTitle,
): ResolvedTitle | Outcome {
  const { variants = [] } = statement;
  if (variants.length === 0) return loaded;
  const known = Object.keys(loaded.title.variants);
  const unknown = variants.findIndex((variant) => !known.includes(variant));
  if (unknown >= 0) {
    const name = variants[unknown] ?? '';
    return untold(
      '',
      diagnose(placeOf(`/variants/${unknown}`), 'statement-unknown-name', { what: 'variant', name, known }),
    );
  }
  return loaded.withVariants?.(variants) ?? loaded;
}

function tryToAsk({ title }: ResolvedTitle, at: string): Answer | QueryError {
  try {
    return ask(title, at);
  } catch (error) {
    if (error instanceof QueryError) return error;
    throw error;
  }
}

function judgeList({ statement, at, placeOf }: ValueStatement, includes: readonly unknown[], value: unknown): Outcome {
  const found = told(value);
  const agrees = Array.isArray(value) && holdsInOrder(value, includes);
  if (agrees) return { verdict: 'agrees', found, diagnostics: [], claims: [] };
  const parameters = { id: statement.id, about: at, says: told(includes), found };
  return {
    verdict: 'differs',
    found,
    diagnostics: [diagnose(placeOf('/includes'), 'statement-not-included', parameters)],
    claims: [],
  };
}

function holdsInOrder(list: readonly unknown[], wanted: readonly unknown[]): boolean {
  let next = 0;
  for (const entry of list) if (next < wanted.length && isDeepStrictEqual(entry, wanted[next])) next += 1;
  return next === wanted.length;
}

/** Two queries claim the same where they apply the same function to the same values. */
function claimOf({ statement, at, placeOf }: ValueStatement, { matches }: Answer, says: unknown): Claim {
  const [applied = ''] = /^[a-z]+(?=\()/.exec(at) ?? [];
  const pointers = matches.map(({ pointer }) => pointer);
  const key = JSON.stringify([statement.variants ?? [], applied, at.includes('*'), pointers]);
  return { key, about: at, says, place: placeOf('/equals') };
}

function originOf({ matches: [first] }: Answer, { placeOf }: ResolvedTitle): string | undefined {
  if (first === undefined) return undefined;
  const place: Place = placeOf(first.pointer);
  return `${basename(place.file)}:${place.range.start.line}`;
}
