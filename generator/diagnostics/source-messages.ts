/** What can be wrong with a file before anybody asks what it says. */
import type { Message } from './diagnostic.ts';
import { oneOf, quote, suggestion } from './words.ts';

const error = (message: string, hint: string): Message => ({ severity: 'error', message, hint });
const warning = (message: string, hint: string): Message => ({ severity: 'warning', message, hint });

export const sourceMessages = {
  'title-unknown': ({ title, known }: { title: string; known: readonly string[] }) =>
    error(
      `There is no title ${quote(title)}.`,
      suggestion(title, known) || 'Name a title or the path of a title folder.',
    ),
  'title-id-unsafe': ({ id }: { id: string }) =>
    error(
      `${quote(id)} is no safe name for a title.`,
      'Use letters, digits, "-", "_" and "." only, beginning with a letter or digit: the id is also the name of a folder.',
    ),
  'file-missing': ({ name, what }: { name: string; what: string }) =>
    error(`${name} is missing.`, `A title needs it for its ${what}.`),
  'file-unreadable': ({ name, reason }: { name: string; reason: string }) =>
    error(`${name} cannot be read: ${reason}.`, 'Check that the file exists and that you may read it.'),
  'file-is-folder': ({ name }: { name: string }) =>
    error(`${name} is a folder where a file is meant.`, 'Rename the folder or put the file in its place.'),
  'file-outside': ({ name }: { name: string }) =>
    error(
      `${name} is a symbolic link that leads out of the title folder.`,
      'Put the file itself into the folder; to share data between titles, use "extends".',
    ),
  'file-unknown': ({ name, known }: { name: string; known: readonly string[] }) =>
    warning(`${name} is no file of a title; nothing reads it.`, suggestion(name, known)),
  'file-too-large': ({ name, bytes, limit }: { name: string; bytes: number; limit: number }) =>
    error(`${name} has ${bytes} bytes; more than ${limit} is no title file.`, 'Check that this is the file you meant.'),
  'file-empty': ({ name }: { name: string }) =>
    error(`${name} is empty.`, 'A title file holds one JSON object: begin with {}.'),
  'file-binary': ({ name }: { name: string }) =>
    error(`${name} is not text.`, 'Check that this is the file you meant; JSON is plain text in UTF-8.'),
  'file-encoding': ({ encoding }: { encoding: string }) =>
    error(
      `The file is not UTF-8${encoding === '' ? '' : ` but ${encoding}`}.`,
      'Save it again as UTF-8 without a byte-order mark.',
    ),
  'file-bom': () =>
    error(
      'The file begins with a byte-order mark.',
      'Save it as UTF-8 without a byte-order mark; --fix takes it away.',
    ),
  'json-comment': () =>
    error('JSON has no comments.', 'Take the comment away; where the text is for players, use "description".'),
  'json-trailing-comma': () => error('There is a comma after the last entry.', 'Take the comma away.'),
  'json-duplicate-key': ({ key, line }: { key: string; line: number }) =>
    error(`${quote(key)} stands here for the second time; the first is on line ${line}.`, 'Keep one of the two.'),
  'json-too-deep': ({ limit }: { limit: number }) =>
    error(
      `Brackets are nested more than ${limit} deep.`,
      'No file of a title needs that; look for a bracket that is never closed.',
    ),
  'json-number-range': ({ text }: { text: string }) =>
    error(`${text} is too large to be counted exactly.`, `Whole numbers go up to ${Number.MAX_SAFE_INTEGER}.`),
  'json-not-object': ({ found }: { found: string }) =>
    error(`The file holds ${found} where an object is meant.`, 'A title file begins with { and ends with }.'),
  'json-syntax': ({ expected }: { expected: string }) =>
    error(`This is not JSON: ${expected}.`, 'Mend the place shown; what follows is read as well as it can be.'),
  'extends-cycle': ({ chain }: { chain: readonly string[] }) =>
    error(`The titles extend each other in a circle: ${chain.join(' -> ')}.`, 'Take "extends" out of one of them.'),
  'extends-unknown': ({ title, known }: { title: string; known: readonly string[] }) =>
    error(
      `"extends" names ${quote(title)}, but there is no such title.`,
      suggestion(title, known) || 'Name a title or a path to one.',
    ),
  'mechanic-missing': ({ name, why }: { name: string; why: string }) =>
    error(
      `The mechanic ${quote(name)} cannot be found: ${why}.`,
      'Give its path from the folder of the title, or install its package there.',
    ),
  'mechanic-unusable': ({ name, why }: { name: string; why: string }) =>
    error(
      `The mechanic ${quote(name)} cannot be used: ${why}.`,
      'The module exports one mechanic, best as its default: { manifest, behave }.',
    ),
  'title-id-differs': ({ id, folder }: { id: string; folder: string }) =>
    warning(
      `The title calls itself ${quote(id)} but lies in the folder ${quote(folder)}.`,
      `Use one name: ${oneOf([id, folder])}.`,
    ),
};
