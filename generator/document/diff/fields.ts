/** Compares collections whose elements have an id, by meaning: what is new, what is gone, what changed in each. */
import { ofBefore } from './money.ts';
import type { MessageKey } from '../locales/catalogue.ts';
import type { Teller } from '../summary/teller.ts';
import type { Area, Difference } from './difference.ts';
import { same } from './difference.ts';
import { instead } from './instead.ts';

/** A field of an element in words; undefined: it has none. */
export interface Field<T> {
  readonly name: string;
  readonly label: string;
  readonly words: (element: T, teller: Teller) => string | undefined;
}

/** A field that is a set of sentences: what is new and what is gone is said one by one. */
export interface SetField<T> {
  readonly name: string;
  readonly items: (element: T, teller: Teller) => readonly string[];
}

export interface Collection<T extends { readonly id: string }> {
  readonly area: Area;
  readonly of: (teller: Teller) => readonly T[];
  readonly subject: (element: T, teller: Teller) => string;
  /** The element in one line, for what is new. */
  readonly whole: (element: T, teller: Teller) => string;
  /** What is new in a few words, where all of it fits into one sentence. */
  readonly briefly?: boolean;
  /** How many there are, for collections that share few elements: what to call them, and their number. */
  readonly counted?: {
    readonly label: Extract<MessageKey, `diff.area.${string}`>;
    readonly count: (teller: Teller) => number;
  };
  readonly fields: (teller: Teller) => readonly (Field<T> | SetField<T>)[];
}

export const compareCollection = <T extends { readonly id: string }>(
  collection: Collection<T>,
  before: Teller,
  after: Teller,
): Difference[] => {
  const olds = collection.of(before);
  const news = collection.of(after);
  const added = news.filter(({ id }) => !olds.some((other) => other.id === id));
  const removed = olds.filter(({ id }) => !news.some((other) => other.id === id));
  return [
    ...(added.length > 0 && removed.length > 0 ? counts(collection, before, after) : []),
    ...news.flatMap((element) => changeOf(collection, olds, element, before, after)),
    ...additions(collection, added, after),
    ...removals(collection, removed, before, after),
  ];
};

const counts = <T extends { readonly id: string }>(
  { area, counted }: Collection<T>,
  before: Teller,
  after: Teller,
): Difference[] => {
  if (counted === undefined) return [];
  const versions = { before: String(counted.count(before)), after: String(counted.count(after)) };
  return instead(area, `/${area}`, after.speech.say(counted.label), versions, after);
};

const additions = <T extends { readonly id: string }>(
  { area, subject, whole, briefly = false }: Collection<T>,
  added: readonly T[],
  after: Teller,
): Difference[] => {
  const { say, and } = after.speech;
  if (briefly && added.length > 1) {
    const what = and(added.map((element) => subject(element, after)));
    return [{ area, kind: 'added', at: `/${area}`, after: added, says: say('diff.new', { what }) }];
  }
  return added.map((element) => ({
    area,
    kind: 'added',
    at: `/${area}/${element.id}`,
    after: element,
    says: say('diff.new', { what: whole(element, after) }),
  }));
};

const removals = <T extends { readonly id: string }>(
  { area, subject }: Collection<T>,
  removed: readonly T[],
  before: Teller,
  after: Teller,
): Difference[] => {
  const { say, and } = after.speech;
  if (removed.length === 0) return [];
  const what = and(removed.map((element) => subject(element, before)));
  const [only] = removed;
  const at = removed.length === 1 && only !== undefined ? `/${area}/${only.id}` : `/${area}`;
  return [
    { area, kind: 'removed', at, before: removed.length === 1 ? only : removed, says: say('diff.gone', { what }) },
  ];
};

const changeOf = <T extends { readonly id: string }>(
  collection: Collection<T>,
  olds: readonly T[],
  element: T,
  before: Teller,
  after: Teller,
): Difference[] => {
  const { area, subject } = collection;
  const old = olds.find(({ id }) => id === element.id);
  if (old === undefined || same(old, element)) return [];
  const clauses = collection.fields(after).flatMap((field) => clausesOf(field, old, element, before, after));
  if (clauses.length === 0) return [];
  const says = after.speech.say('diff.subject', { subject: subject(element, after), changes: clauses.join('; ') });
  return [{ area, kind: 'changed', at: `/${area}/${element.id}`, before: old, after: element, says }];
};

const clausesOf = <T>(field: Field<T> | SetField<T>, old: T, element: T, before: Teller, after: Teller): string[] => {
  const { say } = after.speech;
  if ('items' in field) {
    const was = field.items(old, before);
    const is = field.items(element, after);
    return [
      ...is.filter((item) => !was.includes(item)).map((item) => say('diff.gains', { what: stripped(item) })),
      ...was.filter((item) => !is.includes(item)).map((item) => say('diff.loses', { what: ofBefore(stripped(item)) })),
    ];
  }
  const was = field.words(old, before) ?? say('diff.none');
  const is = field.words(element, after) ?? say('diff.none');
  return was === is ? [] : [say('diff.clause', { what: field.label, after: is, before: ofBefore(was) })];
};

/** They stand in quotation marks, so that one sees where they end. */
const stripped = (words: string): string => words.replace(/\.$/, '');
