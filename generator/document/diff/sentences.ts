/** Compares what is said of two titles: equal sentences are left out, those on the same subject are set side by side. */
import { ofBefore } from './money.ts';
import type { Phrase, Speech } from '../words/speech.ts';
import { readCondition } from '../words/condition.ts';
import type { Teller } from '../summary/teller.ts';

export interface Versus {
  readonly a: string;
  readonly b: string;
  readonly say: Speech['say'];
}

/** Sections of a page that repeat what others say better. */
const REPEATED = new Set(['bank', 'flow', 'home-of', 'name', 'players', 'private-close', 'privates']);

const LEFT_OUT = ({ section = '', instead }: Phrase): boolean =>
  instead === undefined && (REPEATED.has(section) || /^(flow|after):/.test(section));

export const compareSentences = (
  before: readonly Phrase[],
  after: readonly Phrase[],
  { a, b, say }: Versus,
): string[] => {
  const said = (phrases: readonly Phrase[]): Phrase[] => phrases.filter((phrase) => !LEFT_OUT(phrase));
  const gone = said(before).filter(({ text }) => !after.some((other) => other.text === text));
  const come = said(after).filter(({ text }) => !before.some((other) => other.text === text));
  const paired = new Set<Phrase>();
  const sentences = come.map((phrase) => {
    const free = gone.filter((other) => !paired.has(other) && other.section === phrase.section);
    const partner =
      free.find((other) => subjectOf(other) === subjectOf(phrase)) ??
      free.find((other) => (other.instead ?? phrase.instead) !== undefined);
    if (partner === undefined) return phrase.text;
    paired.add(partner);
    return sideBySide(phrase.text, partner.text, { a, b, say });
  });
  return [...sentences, ...gone.filter((phrase) => !paired.has(phrase)).map(({ text }) => notSo(text, { a, b, say }))];
};

/** A title with an optional rule is compared with itself: it is not called by its name. */
export const sideBySide = (after: string, words: string, { a, b, say }: Versus): string => {
  const before = ofBefore(words);
  return a === b ? say('diff.otherwise', { after, before }) : say('diff.sentence', { after, a, before });
};

const notSo = (words: string, { a, b, say }: Versus): string => {
  const before = ofBefore(words);
  return a === b ? say('diff.noMore', { before }) : say('diff.notSo', { b, before });
};

/** What a phrase is about: the last thing its condition looks at, and its section. */
const subjectOf = ({ key, section }: Phrase): string => `${section ?? ''} ${readCondition(key).paths.at(-1) ?? ''}`;

export const versus = (before: Teller, after: Teller): Versus => ({
  a: before.title.id,
  b: after.title.id,
  say: after.speech.say,
});
