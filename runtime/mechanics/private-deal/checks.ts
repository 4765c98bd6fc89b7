/** What can be wrong with private companies that are dealt. */
import { defineMechanicRule, type MechanicRule } from '../../kernel/mechanic-rule.ts';

const players = { 4: null };

const example = (more: object) => ({
  mechanics: [{ id: 'private-deal' }],
  players: { ...players, 3: null },
  rounds: { opening: [], definitions: [{ id: 'auction', $remove: true }] },
  ...more,
});

export const checks: readonly MechanicRule[] = [
  defineMechanicRule<object, { players: number; companies: number }>({
    code: 'private-deal/too-few',
    severity: 'warning',
    summary: 'There are fewer private companies than players.',
    why: 'The last in the order of seats would get none.',
    bad: example({ players: { 4: null } }),
    good: example({}),
    message: ({ players: count, companies }) => ({
      message: `With ${count} players there are ${companies} private companies to deal.`,
      hint: 'Add companies, or take the number of players away; "minPlayers" keeps some for more players.',
    }),
    *check({ title, at }) {
      for (const count of Object.keys(title.players).map(Number)) {
        const companies = title.privates.filter(({ minPlayers = 0 }) => minPlayers <= count).length;
        if (companies < count) yield { at: at(), says: { players: count, companies } };
      }
    },
  }),
  defineMechanicRule<object, { round: string }>({
    code: 'private-deal/auctioned-too',
    severity: 'error',
    summary: 'Private companies are dealt, and an auction is played as well.',
    why: 'The auction would sell what has been dealt, or nothing.',
    bad: { mechanics: [{ id: 'private-deal' }], players: { 3: null, 4: null } },
    good: example({}),
    message: ({ round }) => ({
      message: `The game begins with the auction "${round}", though the private companies are dealt.`,
      hint: 'Take the auction out of "opening".',
    }),
    *check({ title: { rounds, privates, players: counts } }) {
      const most = Math.max(...Object.keys(counts).map(Number));
      // With more companies than players the rest may well be sold.
      if (privates.length > most) return;
      for (const [o, round] of rounds.opening.entries()) {
        if (rounds.definitions.find(({ id }) => id === round)?.kind === 'auction')
          yield { at: `/rounds/opening/${o}`, says: { round } };
      }
    },
  }),
];
