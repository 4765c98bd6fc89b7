/**
 * Checks a title that has the form of the format: every rule on the title as it stands, then on what each allowed
 * choice of variants makes of it. Findings come one by one, so that whoever needs only the first may stop there.
 */
import { dirname } from 'node:path';
import { joinPointer } from '../../runtime/kernel/pointer.ts';
import { withFix } from '../diagnostics/catalogue.ts';
import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts';
import type { LoadedTitle, ResolvedTitle } from '../resolve/load-title.ts';
import { allRules } from './all-rules.ts';
import { contextOf, type Surroundings } from './context.ts';
import type { Reads } from './reads.ts';
import { askOnce } from './remember.ts';
import type { Found, Rule } from './rule.ts';
import { causeOf } from './variants/cause.ts';
import { combinations } from './variants/combinations.ts';
import { incompleteParts } from './variants/incomplete.ts';

export type SoundTitle = LoadedTitle & Required<Pick<LoadedTitle, 'title' | 'withVariants'>>;

/** What was found, and where in the resolved title: that is what a silence names. */
export interface Checked {
  readonly diagnostic: Diagnostic;
  readonly at: string;
}

/** What is not there any more because of a variant is no slip: it may be there without it. */
const NOT_UNDER_VARIANTS: ReadonlySet<string> = new Set(['unused', 'variants', 'files', 'statements', 'examples']);

const NOTHING: Reads = new Set();

export function* checkTitle(
  loaded: SoundTitle,
  around: Surroundings,
  rules: readonly Rule[] = allRules,
): Generator<Checked> {
  const known = new Set<string>();
  const reads = new Map<Rule, Reads>();
  for (const checked of applyRules(loaded, around, rules, reads)) {
    known.add(keyOf(checked.diagnostic));
    known.add(placeKey(checked.diagnostic));
    yield checked;
  }
  const others = rules.filter(
    ({ family, notUnderVariants }) => notUnderVariants !== true && !NOT_UNDER_VARIANTS.has(family),
  );
  for (const chosen of combinations(loaded.title)) {
    const resolved = loaded.withVariants(chosen);
    const found = [
      ...resolved.diagnostics.map((diagnostic) => ({ diagnostic, at: diagnostic.pointer })),
      ...incompleteParts(loaded.title, resolved, around),
    ].map((checked) => ({ ...checked, reads: NOTHING }));
    const touched = others.filter((rule) => looksElsewhere(reads.get(rule), loaded.title, resolved.title));
    // What is incomplete cannot be reasoned about.
    const all = found.length > 0 ? found : applyRules(resolved, around, touched);
    for (const { diagnostic, at, reads: looked } of all) {
      const key = keyOf(diagnostic);
      // What is wrong there without variants is told already, perhaps with other figures.
      if (known.has(key) || known.has(placeKey(diagnostic))) continue;
      known.add(key);
      const { file, pointer, range, frame } = causeOf(loaded, chosen, looked, diagnostic);
      const place = { file, pointer, range, ...(frame === undefined ? {} : { frame }) };
      yield { at, diagnostic: { ...diagnostic, ...place, message: `${withNames(chosen)}: ${diagnostic.message}` } };
    }
  }
}

/** Whether a rule looks at something that a variant has changed. */
function looksElsewhere(reads: Reads | undefined, before: object, after: object): boolean {
  if (reads === undefined) return true;
  const field = (title: object, key: string): unknown => (title as Readonly<Record<string, unknown>>)[key];
  return [...reads].some((key) => field(before, key) !== field(after, key));
}

type Placed = Pick<ResolvedTitle, 'placeOf' | 'locate'> & { readonly title: SoundTitle['title'] };

function* applyRules(
  resolved: Placed,
  around: Surroundings,
  rules: readonly Rule[],
  reads?: Map<Rule, Reads>,
): Generator<Checked & { readonly reads: Reads }> {
  const { title, placeOf, locate } = resolved;
  const ownTile = (id: string) => {
    const file = locate(joinPointer('/tiles/definitions', id))?.document.file;
    return file === undefined || !dirname(file).endsWith('standard');
  };
  const context = contextOf(title, around, ownTile);
  for (const rule of rules) {
    const asked = askOnce(rule, title, context);
    reads?.set(rule, asked.reads);
    for (const found of asked.found)
      yield { at: found.at, diagnostic: placed(rule, found, placeOf(found.at, found.part)), reads: asked.reads };
  }
}

function placed({ code, severity }: Rule, { message, hint, instead }: Found, place: Place): Diagnostic {
  const diagnostic: Diagnostic = { code, severity, message, ...(hint === undefined ? {} : { hint }), ...place };
  if (instead === undefined) return diagnostic;
  const text = JSON.stringify(instead);
  return withFix(diagnostic, { title: `Write ${text}`, edits: [{ file: place.file, range: place.range, text }] });
}

const withNames = (chosen: readonly string[]): string =>
  `With the ${chosen.length === 1 ? 'variant' : 'variants'} ${chosen.map((id) => JSON.stringify(id)).join(', ')}`;

const placeKey = ({ code, file, pointer, range }: Diagnostic): string =>
  `${code} ${file} ${pointer} ${range.start.offset}`;

const keyOf = ({ code, file, pointer, range, message }: Diagnostic): string =>
  `${code} ${file} ${pointer} ${range.start.offset} ${message}`;
