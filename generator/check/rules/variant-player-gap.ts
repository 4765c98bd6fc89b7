import { quote } from '../../diagnostics/words.ts';
import { defineRule } from '../rule.ts';

export const variantPlayerGap = defineRule({
  code: 'variant-player-gap',
  family: 'variants',
  severity: 'error',
  summary: 'A variant needs another one that is for other numbers of players.',
  why: 'With its number of players the other one is dropped, and so it is refused.',
  bad: {
    variants: {
      short_game: { players: [2] },
      swift_game: {
        name: 'Swift',
        description: 'Still shorter.',
        patch: { bank: 2500 },
        requires: ['short_game'],
        players: [3],
      },
    },
  },
  good: {
    variants: {
      short_game: { players: [2, 3] },
      swift_game: {
        name: 'Swift',
        description: 'Still shorter.',
        patch: { bank: 2500 },
        requires: ['short_game'],
        players: [3],
      },
    },
  },
  message: ({ variant, other, players }: { variant: string; other: string; players: readonly number[] }) => ({
    message: `The variant ${quote(variant)} needs ${quote(other)}, which is not for ${players.join(', ')} players.`,
    hint: 'Look at "players" of both.',
  }),
  *check({ title }) {
    const all = Object.keys(title.players).map(Number);
    for (const [id, { requires = [], players = all }] of Object.entries(title.variants)) {
      for (const [index, other] of requires.entries()) {
        const theirs = title.variants[other]?.players;
        const missing = theirs === undefined ? [] : players.filter((count) => !theirs.includes(count));
        if (missing.length > 0)
          yield { at: `/variants/${id}/requires/${index}`, says: { variant: id, other, players: missing } };
      }
    }
  },
});
