/** Policies, mechanics, the end of the game, variants. */
import { ofBefore } from './money.ts';
import type { MechanicUse } from '../../../runtime/kernel/title.ts';
import { endRules } from '../summary/limits.ts';
import type { Teller } from '../summary/teller.ts';
import type { Phrase } from '../words/speech.ts';
import type { Difference } from './difference.ts';
import { difference, same } from './difference.ts';
import { compareSentences, sideBySide, versus } from './sentences.ts';

export const policies = (before: Teller, after: Teller): Difference[] => {
  const old = before.title.policies as unknown as Readonly<Record<string, unknown>>;
  const now = after.title.policies as unknown as Readonly<Record<string, unknown>>;
  return Object.keys(now)
    .filter((name) => name !== 'gameEnd')
    .flatMap((name) =>
      [
        ...compareSentences(before.policyWords(name), after.policyWords(name), versus(before, after)),
        ...lays(name, before, after),
      ].map((says) => difference('policies', 'changed', `/policies/${name}`, says, old[name], now[name])),
    );
};

/** The lays of a turn are told by the step that makes them. */
const lays = (policy: string, before: Teller, after: Teller): string[] => {
  if (policy !== 'track') return [];
  const [was = '', is = ''] = [before, after].map((teller) => teller.step({ id: 'track' }).join(' '));
  if (was === is) return [];
  return [sideBySide(`${is}.`, was, versus(before, after))];
};

export const mechanics = (before: Teller, after: Teller): Difference[] => {
  const { say } = after.speech;
  const olds = before.title.mechanics;
  const news = after.title.mechanics;
  const at = ({ id }: MechanicUse): string => `/mechanics/${id}`;
  const added = news
    .filter(({ id }) => !olds.some((other) => other.id === id))
    .map((use) =>
      difference('mechanics', 'added', at(use), say('diff.newMechanic', { says: wordsOf(after, use) }), undefined, use),
    );
  const removed = olds
    .filter(({ id }) => !news.some((other) => other.id === id))
    .map((use) =>
      difference(
        'mechanics',
        'removed',
        at(use),
        say('diff.goneMechanic', { says: ofBefore(wordsOf(before, use)) }),
        use,
      ),
    );
  const changed = news.flatMap((use) => {
    const old = olds.find(({ id }) => id === use.id);
    if (old === undefined || same(old, use)) return [];
    return compareSentences(
      ownWords(before, inPlace(old, use, before, after)),
      ownWords(after, use),
      versus(before, after),
    ).map((says) => difference('mechanics', 'changed', at(use), says, old, use));
  });
  return [...added, ...changed, ...removed];
};

/** Companies that take each other's place are no difference: that there is another one is told among the corporations. */
const inPlace = (old: MechanicUse, use: MechanicUse, before: Teller, after: Teller): MechanicUse => {
  const isOf = ({ title }: Teller, id: unknown): boolean => title.corporations.some((one) => one.id === id);
  const replaced = Object.keys(old).filter(
    (name) => isOf(before, old[name]) && isOf(after, use[name]) && !isOf(after, old[name]) && !isOf(before, use[name]),
  );
  return { ...old, ...Object.fromEntries(replaced.map((name) => [name, use[name]])) };
};

/** Without what it says in place of a policy, which is told there, and what repeats it where money is spoken of. */
const ownWords = (teller: Teller, use: MechanicUse): Phrase[] => {
  const all = teller.mechanic(use);
  const elsewhere = all.filter(({ instead, section }) => instead !== undefined || section === 'capitalization');
  return all.filter((phrase) => !elsewhere.some(({ text }) => text === phrase.text));
};

const wordsOf = (teller: Teller, use: MechanicUse): string =>
  teller
    .mechanic(use)
    .filter(({ section }) => section === undefined)
    .map(({ text }) => text)
    .join(' ');

export const gameEnd = (before: Teller, after: Teller): Difference[] => {
  const phrases = (teller: Teller) => endRules(teller).map((text) => ({ key: '', text }));
  const [old, now] = [before.title.policies.gameEnd, after.title.policies.gameEnd];
  return compareSentences(phrases(before), phrases(after), versus(before, after)).map((says) =>
    difference('gameEnd', 'changed', '/policies/gameEnd', says, old, now),
  );
};

export const variants = (before: Teller, after: Teller): Difference[] => {
  const { say } = after.speech;
  const [old, now] = [before.title.variants, after.title.variants];
  const missing = (from: typeof old, among: typeof old) =>
    Object.entries(from).filter(([id]) => among[id] === undefined);
  return [
    ...missing(now, old).map(([id, variant]) =>
      difference('variants', 'added', `/variants/${id}`, say('diff.new', { what: variant.name }), undefined, variant),
    ),
    ...missing(old, now).map(([id, variant]) =>
      difference('variants', 'removed', `/variants/${id}`, say('diff.gone', { what: variant.name }), variant),
    ),
  ];
};
