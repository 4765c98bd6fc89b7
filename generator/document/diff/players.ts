/** Number of players, money, certificate limits. */
import { ofBefore } from './money.ts';
import { playersOf } from '../summary/elements.ts';
import type { Teller } from '../summary/teller.ts';
import type { Difference } from './difference.ts';
import { difference } from './difference.ts';
import { bothOf, instead } from './instead.ts';

export const players = (before: Teller, after: Teller): Difference[] => {
  const { say } = after.speech;
  const setting = ({ title }: Teller): string => title.setting ?? say('diff.none');
  return [
    ...instead(
      'players',
      '/setting',
      say('diff.what.setting'),
      bothOf(before, after, setting, (title) => title.setting),
      after,
    ),
    ...instead(
      'players',
      '/players',
      say('diff.what.players'),
      bothOf(
        before,
        after,
        ({ title }) => playersOf(title),
        ({ players: counts }) => Object.keys(counts),
      ),
      after,
    ),
    ...instead(
      'players',
      '/bank',
      say('diff.what.bank'),
      bothOf(before, after, bankOf, ({ bank }) => bank),
      after,
    ),
    ...byPlayers('cash', before, after),
    ...byPlayers('certificateLimit', before, after),
  ];
};

const bankOf = ({ title, speech }: Teller): string =>
  title.bank === 'unlimited' ? speech.catalogue.notation.unlimited : speech.money(title.bank);

/** Only the numbers of players for which the figures differ, in one sentence. */
const byPlayers = (figure: 'cash' | 'certificateLimit', before: Teller, after: Teller): Difference[] => {
  const { say } = after.speech;
  const differing = Object.keys(after.title.players).filter((count) => {
    const old = before.title.players[count];
    return old !== undefined && old[figure] !== after.title.players[count]?.[figure];
  });
  if (differing.length === 0) return [];
  const figures = (teller: Teller): Record<string, number> =>
    Object.fromEntries(differing.map((count) => [count, teller.title.players[count]?.[figure] ?? 0]));
  const words = (teller: Teller): string =>
    Object.entries(figures(teller))
      .map(([count, value]) => `${count}: ${figure === 'cash' ? teller.speech.money(value) : value}`)
      .join(', ');
  const what = say(figure === 'cash' ? 'diff.what.cash' : 'diff.what.limit');
  const says = say('diff.instead', { what, after: `(${words(after)})`, before: `(${ofBefore(words(before))})` });
  return [difference('players', 'changed', '/players', says, figures(before), figures(after))];
};
