import { comparison } from '../document/documents.ts';
import { defineCommand, flag } from './command.ts';
import { chosenLocale, localeOption } from './locale.ts';
import { openTitle } from './open-title.ts';
import { FINE } from './status.ts';

export const diff = defineCommand({
  name: 'diff',
  arguments: 'A B',
  summary: 'what differs in title B from title A, in words',
  takes: [2, 2],
  options: { locale: localeOption, json: flag('the differences as JSON') },
  run: ([a = '', b = ''], { locale, json }, terminal) => {
    const [first, second] = [openTitle(a, terminal), openTitle(b, terminal)];
    terminal.out(comparison(first.title, second.title, chosenLocale(locale), json));
    return FINE;
  },
});
