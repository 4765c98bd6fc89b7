import { comparison } from '../document/documents.ts';
import type { Locale } from '../document/locales/index.ts';
import { translateManifests, translateTitle } from '../resolve/translate.ts';
import { defineCommand, flag } from './command.ts';
import { chosenLocale, localeOption } from './locale.ts';
import type { SoundTitle } from './open-title.ts';
import { openTitle } from './open-title.ts';
import { FINE } from './status.ts';
import type { ExitStatus } from './status.ts';

export const diff = defineCommand({
  name: 'diff',
  arguments: 'A B',
  summary: 'what differs in title B from title A, in words',
  takes: [2, 2],
  options: { locale: localeOption, json: flag('the differences as JSON') },
  run: async ([a = '', b = ''], { locale, json }, terminal): Promise<ExitStatus> => {
    const [first, second] = [await openTitle(a, terminal), await openTitle(b, terminal)];
    const language = chosenLocale(locale);
    terminal.out(
      comparison(
        inLanguage(first, language),
        inLanguage(second, language),
        language,
        json,
        manifestsOf(first, second, language),
      ),
    );
    return FINE;
  },
});

const inLanguage = ({ title, translations }: SoundTitle, locale: Locale) =>
  translateTitle(title, translations.get(locale));

/** Of the mechanics of both. */
const manifestsOf = (first: SoundTitle, second: SoundTitle, locale: Locale) => [
  ...new Map(
    [first, second]
      .flatMap(({ manifests, translations }) => translateManifests(manifests, translations.get(locale)))
      .map((manifest) => [manifest.name, manifest]),
  ).values(),
];
