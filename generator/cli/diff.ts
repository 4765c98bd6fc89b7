import { comparison } from '../document/documents.ts';
import { defineCommand, flag } from './command.ts';
import { chosenLocale, localeOption } from './locale.ts';
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
    terminal.out(comparison(first.title, second.title, chosenLocale(locale), json));
    return FINE;
  },
});
