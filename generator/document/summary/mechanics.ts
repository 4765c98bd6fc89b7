/** Special mechanics, each in its own words. */
import type { Block } from '../page.ts';
import { list, paragraph } from '../page.ts';
import type { Teller } from './teller.ts';

export const mechanics = (teller: Teller): Block[] => {
  const items = teller.title.mechanics
    .map((use) =>
      teller
        .mechanic(use)
        .filter(({ section }) => section === undefined)
        .map(({ text }) => text)
        .join(' '),
    )
    .filter((words) => words !== '');
  return items.length === 0 ? [paragraph(teller.speech.say('mechanic.none'))] : [list(items)];
};
