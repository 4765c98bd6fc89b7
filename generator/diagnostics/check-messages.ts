/** What can be found about the files of a sound title. What its rules find, each rule says itself (`check/rules`). */
import type { Message } from './diagnostic.ts';
import { quote, suggestion } from './words.ts';

const warning = (message: string, hint: string): Message => ({ severity: 'warning', message, hint });
const error = (message: string, hint: string): Message => ({ severity: 'error', message, hint });

export const checkMessages = {
  'schema-missing': ({ name }: { name: string }) =>
    warning(
      `${name} does not say by which schema it is written.`,
      'With "$schema" editors complete and explain; --fix adds it.',
    ),
  'schema-wrong': ({ given, wanted }: { given: string; wanted: string }) =>
    warning(`${quote(given)} is not the schema of this file.`, `Write ${quote(wanted)}; --fix does.`),
  'key-order': ({ key, first }: { key: string; first: string }) =>
    warning(`${quote(key)} stands after ${quote(first)}.`, 'Readers look for it first; --fix puts it there.'),
  'text-untranslated': ({ text, languages }: { text: string; languages: readonly string[] }) =>
    warning(
      `${quote(text)} is not translated: ${languages.map((language) => `texts/${language}.json`).join(' and ')} ${languages.length === 1 ? 'does' : 'do'} not have it.`,
      'Other texts of the title are; write it there as a key, word for word, and its translation as the value.',
    ),
  'translation-unused': ({ text, meant }: { text: string; meant: string | undefined }) =>
    warning(
      `The title has no text ${quote(text)}.`,
      meant === undefined
        ? 'Write the key as the text stands in the title, or take it away.'
        : `The title has ${quote(meant)} now; see whether the translation still says the same.`,
    ),
  'silence-unused': ({ rule }: { rule: string }) =>
    warning(`Nothing is found that this silences: ${quote(rule)} has nothing to say here.`, 'Take the silence away.'),
  'silence-unknown': ({ rule, known }: { rule: string; known: readonly string[] }) =>
    error(`There is no rule ${quote(rule)}.`, suggestion(rule, known) || 'trackwright explain lists the rules.'),
  'silence-mute': ({ rule }: { rule: string }) =>
    error(`${quote(rule)} cannot be silenced: without it the title cannot be read.`, 'Mend what it finds.'),
  'example-impossible': ({ name, reason }: { name: string; reason: string }) =>
    error(`The worked example ${quote(name)} cannot be played: ${reason}`, 'Look at its "players" and "variants".'),
  'example-action': ({ step, problem }: { step: number; problem: string }) =>
    error(
      `Step ${step}: the action is ${problem}.`,
      'Look at the action, or at the title; trackwright example walks it step by step.',
    ),
  'example-figure': ({ key, expected, actual }: { key: string; expected: string; actual: string }) =>
    error(
      `${key} is ${actual} here, and not ${expected}.`,
      'Look at the figure, or at the title; trackwright example walks it step by step.',
    ),
};
