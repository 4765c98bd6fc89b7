/** What a language must say. English is the pattern: a language that lacks a message of it does not compile. */
import type { NamesIn } from '../words/template.ts';
import type { en } from './en.ts';

/** Sentences by the condition under which they are said (words/condition.ts), in order. */
export type Phrases = Readonly<Record<string, string>>;

type Messages = (typeof en)['says'];
export type MessageKey = keyof Messages;

/** The values that a message asks for: those that its English template names. */
export type MessageParameters<K extends MessageKey> = [NamesIn<Messages[K]>] extends [never]
  ? []
  : [values: Readonly<Record<NamesIn<Messages[K]>, string | number>>];

/** The same keys, any words. */
type Worded<T> = T extends string
  ? string
  : T extends (...args: never[]) => unknown
    ? T
    : { readonly [K in keyof T]: Worded<T[K]> };

/** What each language file must be. */
export type LocaleFile = Worded<typeof en>;

/** How the rest of the program reads a language: by names that titles bring along. */
export type Catalogue = Omit<LocaleFile, Vocabularies> & {
  readonly [Part in Vocabularies]: Readonly<Record<string, Phrases>>;
} & {
  readonly terms: Readonly<Record<string, string>>;
};

/** Parts that are looked up by a name of the title format. */
export type Vocabularies =
  | 'policies'
  | 'steps'
  | 'rounds'
  | 'abilities'
  | 'events'
  | 'statuses'
  | 'attributes'
  | 'mechanics'
  | 'zones'
  | 'endReasons'
  | 'endTimings';
