/** What can be wrong with shares for few players. */
import { defineMechanicRule, type MechanicRule } from '../../kernel/mechanic-rule.ts';

interface Options {
  readonly players?: readonly number[];
  readonly presidentPercent: number;
}

const example = (options: object) => ({ mechanics: [{ id: 'two-player-shares', presidentPercent: 30, ...options }] });

export const checks: readonly MechanicRule[] = [
  defineMechanicRule<Options, { players: number }>({
    code: 'two-player-shares/nobody-plays-so',
    severity: 'error',
    summary: 'The shares are for a number of players that the title is not for.',
    why: 'The rule never holds.',
    bad: example({ players: [2, 6] }),
    good: example({ players: [2, 3] }),
    message: ({ players }) => ({
      message: `The title is not for ${players} players.`,
      hint: 'Take the number away, or add it to "players" of the title.',
    }),
    *check({ title, options: { players = [2] }, at }) {
      for (const [p, count] of players.entries())
        if (title.players[String(count)] === undefined) yield { at: at('players', p), says: { players: count } };
    },
  }),
  defineMechanicRule<Options, { corporation: string; percent: number; president: number; last: number }>({
    code: 'two-player-shares/does-not-add-up',
    severity: 'error',
    summary: "The larger president's certificate does not take the place of the last ordinary one.",
    why: 'The shares of a corporation would be more or fewer than 100 percent.',
    bad: example({ presidentPercent: 40 }),
    good: example({}),
    message: ({ corporation, percent, president, last }) => ({
      message: `${corporation}: ${president} percent of the president and ${last} of the last certificate are not ${percent}.`,
      hint: `Write ${president + last}, or change the certificates.`,
    }),
    *check({ options: { presidentPercent: percent }, companies, at }) {
      for (const { id, minor, certificates, presidentPercent: president } of companies) {
        const last = certificates.at(-1);
        if (minor || last === undefined || last.president || president + last.percent === percent) continue;
        yield { at: at('presidentPercent'), says: { corporation: id, percent, president, last: last.percent } };
        return;
      }
    },
  }),
];
