import { quote } from '../../diagnostics/words.ts';
import { defineRule } from '../rule.ts';

export const privateNeverPresent = defineRule({
  code: 'private-never-present',
  family: 'unused',
  severity: 'error',
  summary: 'A private company needs more players than the title is for.',
  why: 'It is never in the game.',
  bad: { privates: [{ id: 'MC', minPlayers: 7 }] },
  good: { privates: [{ id: 'MC', minPlayers: 4 }] },
  message: ({ id, least, most }: { id: string; least: number; most: number }) => ({
    message: `${quote(id)} is in the game with ${least} players or more, but the title is for ${most} at most.`,
    hint: 'Look at "minPlayers".',
  }),
  *check({ title }) {
    const most = Math.max(...Object.keys(title.players).map(Number));
    for (const [index, { id, minPlayers: least = 0 }] of title.privates.entries()) {
      if (least > most) yield { at: `/privates/${index}/minPlayers`, says: { id, least, most } };
    }
  },
});
