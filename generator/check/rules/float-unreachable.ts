import { quote } from '../../diagnostics/words.ts';
import { defineRule } from '../rule.ts';
import { sharesOf } from '../tables/shares.ts';

export const floatUnreachable = defineRule({
  code: 'float-unreachable',
  family: 'arithmetic',
  severity: 'error',
  summary: 'More of a corporation must be sold before it floats than the players may hold together.',
  why: 'It never operates.',
  bad: { policies: { floating: { percent: 60 }, holding: { limit: 20 } }, players: { 2: { cash: 600 } } },
  good: { policies: { floating: { percent: 60 }, holding: { limit: 60 } } },
  message: ({ id, float, most, players }: { id: string; float: number; most: number; players: number }) => ({
    message: `${quote(id)} floats at ${float} percent, but ${players} players may hold ${most} percent of it at most.`,
    hint: 'Lower the percentage, or raise the holding limit.',
  }),
  *check({ title }) {
    const fewest = Math.min(...Object.keys(title.players).map(Number));
    for (const { id, at, definition, shares, holdingLimit, float } of sharesOf(title)) {
      const all = shares.reduce((sum, share) => sum + share, 0);
      const most = Math.min(all, fewest * holdingLimit);
      if (float <= most) continue;
      const own = definition.float !== undefined;
      yield { at: own ? `${at}/float` : '/policies/floating/percent', says: { id, float, most, players: fewest } };
      if (!own) return;
    }
  },
});
