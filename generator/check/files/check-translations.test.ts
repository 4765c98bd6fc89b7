import { afterAll, describe, expect, test } from 'vitest';
import { brief, findingsIn, titleFolders } from '../../../test/support/title-folder.ts';

const { write, sound, remove } = titleFolders();
afterAll(remove);

const SCHEMA = '../../../schemas/composed/texts.schema.json';
const texts = (translations: object) => ({ $schema: SCHEMA, texts: translations });
const short = { name: 'Short game', description: 'A smaller bank.', patch: { bank: 3000 } };
const withVariants = (title: object) => ({ ...title, variants: { short } });
const SHORT = { 'Short game': 'Partita breve', 'A smaller bank.': 'Una banca più piccola.' };

/** What the title of `trackwright new` says beside that, in no language at all. */
const others = async () => {
  const folder = sound('others', { 'title.json': withVariants });
  write('others', { 'texts/it.json': texts({ ...SHORT, nothing: 'niente' }) });
  const found = await findingsIn(folder);
  return found
    .filter(({ code }) => code === 'text-untranslated')
    .map(({ message }) => JSON.parse(/^"(?:[^"\\]|\\.)*"/.exec(message)?.[0] ?? '""') as string);
};
const complete = async (more: object = {}) => {
  const rest = Object.fromEntries((await others()).map((text) => [text, `it: ${text}`]));
  return texts({ ...rest, ...SHORT, ...more });
};
const found = async (folder: string) => (await findingsIn(folder)).map(brief);

describe('text-untranslated', () => {
  test('is not found in a title that has one language only', async () => {
    expect(await found(sound('alone', { 'title.json': withVariants }))).toEqual([]);
  });

  test('is not found where every text has every language', async () => {
    const folder = sound('complete', { 'title.json': withVariants });
    write('complete', { 'texts/it.json': await complete() });
    expect(await found(folder)).toEqual([]);
  });

  test('is found at the text, and says which language lacks it', async () => {
    const folder = sound('lacking', { 'title.json': withVariants });
    const whole = await complete();
    const { 'A smaller bank.': _, ...less } = whole.texts as Record<string, string>;
    write('lacking', { 'texts/it.json': texts(less), 'texts/fr.json': whole });
    const [finding, ...more] = await findingsIn(folder);
    expect(more).toEqual([]);
    expect(finding && brief(finding)).toBe('text-untranslated lacking/title.json /variants/short/description');
    expect(finding?.severity).toBe('warning');
    expect(finding?.message).toContain('texts/it.json');
    expect(finding?.message).not.toContain('texts/fr.json');
  });

  test('is found in worked examples', async () => {
    const example = { description: 'Nothing happens.', players: ['Ann', 'Ben'], steps: [{ says: 'They wait.' }] };
    const folder = sound('shown', { 'title.json': withVariants });
    write('shown', {
      'examples/waiting.json': example,
      'texts/it.json': await complete({ 'Nothing happens.': 'Non succede niente.' }),
    });
    expect(await found(folder)).toEqual(['text-untranslated examples/waiting.json /steps/0/says']);
  });

  test('is not found for names of places, which are mostly the same', async () => {
    const folder = sound('places', { 'title.json': withVariants });
    write('places', { 'texts/it.json': await complete({ Northport: 'Porto Nord' }) });
    expect((await found(folder)).filter((finding) => finding.startsWith('text-untranslated'))).toEqual([]);
  });

  test('a title answers for what it adds, its base for the rest', async () => {
    sound('under', { 'title.json': withVariants });
    write('under', { 'texts/it.json': texts(SHORT) });
    const long = { name: 'Long game', description: 'A larger bank.', patch: { bank: 9000 } };
    const folder = write('upper', {
      'title.json': { id: 'upper', extends: 'under', name: 'Upper', variants: { long } },
      'texts/it.json': texts({ 'Long game': 'Partita lunga' }),
    });
    expect(await found(folder)).toEqual(['text-untranslated upper/title.json /variants/long/description']);
  });

  test('a title that translates nothing need not speak the languages of its base', async () => {
    sound('italian', { 'title.json': withVariants });
    write('italian', { 'texts/it.json': texts(SHORT) });
    const long = { name: 'Long game', description: 'A larger bank.', patch: { bank: 9000 } };
    const folder = write('english', {
      'title.json': { id: 'english', extends: 'italian', name: 'English', variants: { long } },
    });
    expect(await found(folder)).toEqual([]);
  });
});

describe('translation-unused', () => {
  test('is found at the key, with the text that was probably meant', async () => {
    const folder = sound('changed', { 'title.json': withVariants });
    const { 'A smaller bank.': _, ...less } = (await complete()).texts as Record<string, string>;
    write('changed', { 'texts/it.json': texts({ ...less, 'A small bank.': 'Una banca piccola.' }) });
    const findings = await findingsIn(folder);
    expect(findings.map(brief)).toEqual(
      [
        'translation-unused texts/it.json /texts/A small bank.',
        'text-untranslated changed/title.json /variants/short/description',
      ].toSorted((a, b) => (a < b ? -1 : 1)),
    );
    const unused = findings.find(({ code }) => code === 'translation-unused');
    expect(unused?.hint).toContain('"A smaller bank."');
  });

  test('is not found for texts that only a variant brings', async () => {
    const bring = { ...short, patch: { map: { hexes: { B2: { name: 'Newport' } } } } };
    const folder = sound('brings', { 'title.json': (title: object) => ({ ...title, variants: { short: bring } }) });
    write('brings', { 'texts/it.json': await complete({ Newport: 'Porto Nuovo' }) });
    expect(await found(folder)).toEqual([]);
  });
});
