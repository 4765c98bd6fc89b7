/** The languages. A further one is a file beside `en.ts` and a line here; what it lacks does not compile. */
import type { Catalogue, LocaleFile } from './catalogue.ts';
import { en } from './en.ts';
import { it } from './it.ts';

const files = { en, it } satisfies Record<string, LocaleFile>;

export type Locale = keyof typeof files;

export const locales = Object.keys(files) as readonly Locale[];

export const isLocale = (name: string): name is Locale => Object.hasOwn(files, name);

export const catalogueOf = (locale: Locale): Catalogue => files[locale];
