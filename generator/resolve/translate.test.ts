import { afterAll, expect, test } from 'vitest';
import { titleFolders } from '../../test/support/title-folder.ts';
import { loadTitle } from './load-title.ts';
import { translateExample, translateTitle } from './translate.ts';

const { write, sound, remove } = titleFolders();
afterAll(remove);

const SCHEMA = '../../../schemas/composed/texts.schema.json';
const texts = (translations: object) => ({ $schema: SCHEMA, texts: translations });
const short = { name: 'Short game', description: 'A smaller bank.', patch: { bank: 3000 } };
const withShort = (title: object) => ({ ...title, variants: { short } });
const italian = (folder: string) => {
  const { title, translations, diagnostics, withVariants } = loadTitle(folder);
  expect(diagnostics).toEqual([]);
  const words = translations.get('it');
  return {
    title: title && translateTitle(title, words),
    short: withVariants && translateTitle(withVariants(['short']).title, words),
    words,
  };
};

test('a title speaks a language as far as it is translated, and its own for the rest', () => {
  const folder = sound('spoken', { 'title.json': withShort });
  write('spoken', { 'texts/it.json': texts({ 'Short game': 'Partita breve' }) });
  const { title } = italian(folder);
  expect(title?.variants['short']).toEqual({ ...short, name: 'Partita breve' });
});

test('nothing but texts is changed, whatever else is written in the same words', () => {
  const folder = sound('plain', { 'title.json': withShort });
  write('plain', { 'texts/it.json': texts({ par: 'prezzi', stock: 'azioni', 'Short game': 'Partita breve' }) });
  const before = loadTitle(folder).title;
  const { title } = italian(folder);
  expect(title).toEqual({ ...before, variants: { short: { ...short, name: 'Partita breve' } } });
});

test('what variants make of a title is translated, too', () => {
  const folder = sound('varied', {
    'title.json': (title: object) => ({
      ...title,
      variants: { short: { ...short, patch: { map: { hexes: { B2: { name: 'Newport' } } } } } },
    }),
  });
  write('varied', { 'texts/it.json': texts({ Newport: 'Porto Nuovo' }) });
  expect(italian(folder).short?.map.hexes['B2']?.name).toBe('Porto Nuovo');
});

test('translations are inherited, and what is nearer to the title counts', () => {
  sound('base', { 'title.json': withShort });
  write('base', {
    'texts/it.json': texts({ 'Short game': 'Partita breve', 'A smaller bank.': 'Una banca più piccola.' }),
  });
  const folder = write('over', {
    'title.json': { id: 'over', extends: 'base', name: 'Over' },
    'texts/it.json': texts({ 'Short game': 'Versione corta' }),
  });
  expect(italian(folder).title?.variants['short']).toMatchObject({
    name: 'Versione corta',
    description: 'Una banca più piccola.',
  });
});

test('a worked example is translated step by step, its actions left alone', () => {
  const example = {
    description: 'pass',
    steps: [{ says: 'pass', action: { type: 'pass', entity: 1, entity_type: 'player' } }],
  };
  expect(translateExample(example, new Map([['pass', 'passa']]))).toEqual({
    description: 'passa',
    steps: [{ says: 'passa', action: example.steps[0]?.action }],
  });
});

test('a file that is named after no language is reported', () => {
  const folder = sound('misnamed');
  write('misnamed', { 'texts/italian.json': texts({}) });
  const { diagnostics, translations } = loadTitle(folder);
  expect(diagnostics.map(({ code, message }) => `${code} ${message}`)).toEqual([
    expect.stringMatching(/^file-unknown .*texts\/italian\.json/),
  ]);
  expect([...translations]).toEqual([]);
});

test('a translation that is no text is refused by the schema', () => {
  const folder = sound('malformed');
  write('malformed', { 'texts/it.json': texts({ 'Short game': 3 }) });
  expect(loadTitle(folder).diagnostics.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
    'schema-type /texts/Short game',
  ]);
});
