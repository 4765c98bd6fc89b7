/** "X: this instead of that", where the two differ. */
import { ofBefore } from './money.ts';
import type { TitleDefinition } from '../../../runtime/kernel/title.ts';
import type { Teller } from '../summary/teller.ts';
import type { Area, Difference } from './difference.ts';
import { difference } from './difference.ts';

export interface Versions {
  /** In words. */
  readonly before: string;
  readonly after: string;
  /** As the titles write them; default: the words. */
  readonly values?: { readonly before: unknown; readonly after: unknown };
}

export const instead = (
  area: Area,
  at: string,
  what: string,
  { before, after, values = { before, after } }: Versions,
  { speech: { say } }: Teller,
): Difference[] =>
  before === after
    ? []
    : [
        difference(
          area,
          'changed',
          at,
          say('diff.instead', { what, after, before: ofBefore(before) }),
          values.before,
          values.after,
        ),
      ];

/** Two versions told by one function each: in words, and as they are written. */
export const bothOf = (
  before: Teller,
  after: Teller,
  words: (teller: Teller) => string,
  value: (title: TitleDefinition) => unknown,
): Versions => ({
  before: words(before),
  after: words(after),
  values: { before: value(before.title), after: value(after.title) },
});
