/**
 * Money in comparisons. While two titles are compared, amounts are written in no currency, so that $100 and 100 F are the
 * same; in the end each is written as its own title has it.
 */

const START = '\uE000';
const START_OF_BEFORE = '\uE001';
const END = '\uE002';

/** The currency of both titles while they are compared. */
export const ANY_MONEY = `${START}%s${END}`;

/** Marks words as those of the title that is compared with. */
export const ofBefore = (words: string): string => words.replaceAll(START, START_OF_BEFORE);

/** Currencies as titles write them: `$%s`. */
export const inOwnMoney = (words: string, before: string, after: string): string =>
  [
    [START_OF_BEFORE, before],
    [START, after],
  ].reduce(
    (text, [start = '', currency = '']) =>
      text.replaceAll(new RegExp(`${start}([^${END}]*)${END}`, 'g'), (_, amount: string) =>
        currency.replace('%s', () => amount),
      ),
    words,
  );
