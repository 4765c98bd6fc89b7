import { defineRule } from '../rule.ts';

export const privatesUnaffordable = defineRule({
  code: 'privates-unaffordable',
  family: 'arithmetic',
  severity: 'error',
  summary: 'All private companies together cost more than all players have at the start.',
  why: 'The opening auction could not come to an end.',
  bad: { privates: [{ id: 'MC', value: 6000 }] },
  good: { privates: [{ id: 'MC', value: 75 }] },
  message: ({ players, cash, value, dearest }: { players: string; cash: number; value: number; dearest: string }) => ({
    message: `With ${players} players there are ${cash} in cash, but the private companies are worth ${value} together.`,
    hint: `Look at the values, above all at that of "${dearest}".`,
  }),
  *check({ title }) {
    const dearest = title.privates.reduce(
      (best, { value }, index) => (value > (title.privates[best]?.value ?? 0) ? index : best),
      0,
    );
    for (const [players, { cash }] of Object.entries(title.players)) {
      const present = title.privates.filter(({ minPlayers = 0 }) => Number(players) >= minPlayers);
      const value = present.reduce((sum, company) => sum + company.value, 0);
      const all = Number(players) * cash;
      if (value <= all) continue;
      yield {
        at: `/privates/${dearest}/value`,
        says: { players, cash: all, value, dearest: title.privates[dearest]?.id ?? '' },
      };
      return;
    }
  },
});
