/** The option that says in which language a document is written. */
import type { Locale } from '../document/locales/index.ts';
import { isLocale, locales } from '../document/locales/index.ts';
import type { Setting } from './command.ts';
import { setting } from './command.ts';

export const localeOption: Setting = setting('LANGUAGE', 'language of the text; default en', locales);

export const chosenLocale = (name: string | undefined): Locale => (name !== undefined && isLocale(name) ? name : 'en');
