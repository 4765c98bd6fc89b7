/** Whether a title still has the form of the format once variants have changed it. */
import type { TitleDefinition } from '../../../runtime/kernel/title.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { ResolvedTitle } from '../../resolve/load-title.ts';
import { TITLE_PARTS, type TitlePart } from '../../source/title-files.ts';
import { explain } from '../../validate/explain.ts';
import type { Validators } from '../../validate/validators.ts';
import type { Surroundings } from '../context.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Only the parts that differ from the title without variants are looked at. */
export function* incompleteParts(
  before: TitleDefinition,
  { title, placeOf }: ResolvedTitle,
  { validators }: Surroundings,
): Iterable<{ readonly diagnostic: Diagnostic; readonly at: string }> {
  for (const part of TITLE_PARTS) {
    const value = partOf(title, part, validators.schemas.files[part].properties ?? {});
    const old = partOf(before, part, validators.schemas.files[part].properties ?? {});
    if (Object.keys(value).every((key) => value[key] === old[key])) continue;
    const root = NESTED.has(part) ? `/${part}` : '';
    // The variants themselves are as they were, and validating all their patches takes longest.
    const { variants: _, ...changed } = value;
    if (isKnown(part, changed, validators)) continue;
    const errors = validators.file(part, changed);
    if (errors.length === 0) {
      know(part, changed, validators);
      continue;
    }
    const placed = { value, placeOf: (pointer: string, of?: 'value' | 'key' | 'entry') => placeOf(root + pointer, of) };
    for (const diagnostic of explain(errors, placed)) yield { diagnostic, at: diagnostic.pointer };
  }
}

/** Parts that were found complete, most recent first: each is what its fields are. */
const complete = new WeakMap<Validators, Map<TitlePart, Fields[]>>();

/** As many combinations of variants as are tried of a title. */
const MOST = 64;

function isKnown(part: TitlePart, value: Fields, validators: Validators): boolean {
  const keys = Object.keys(value);
  return (complete.get(validators)?.get(part) ?? []).some(
    (one) => keys.length === Object.keys(one).length && keys.every((key) => one[key] === value[key]),
  );
}

function know(part: TitlePart, value: Fields, validators: Validators): void {
  const byPart = complete.get(validators) ?? new Map<TitlePart, Fields[]>();
  complete.set(validators, byPart);
  byPart.set(part, [value, ...(byPart.get(part) ?? [])].slice(0, MOST));
}

const NESTED: ReadonlySet<TitlePart> = new Set(['market', 'map', 'tiles']);

/** The keys of a resolved title that one of its files brings. */
export function partOf(title: TitleDefinition, part: TitlePart, keys: Fields): Fields {
  if (part === 'market' || part === 'map' || part === 'tiles') return { ...title[part] };
  return Object.fromEntries(Object.entries(title).filter(([key]) => Object.hasOwn(keys, key)));
}
