import { quote } from '../../diagnostics/words.ts';
import type { Color } from '../../../runtime/kernel/title.ts';
import { defineRule } from '../rule.ts';
import { stopsIn } from '../tables/stops.ts';

const ORDER: readonly (Color | 'diesel')[] = ['white', 'yellow', 'green', 'brown', 'gray'];

export const revenueFalls = defineRule({
  code: 'revenue-falls',
  family: 'map',
  severity: 'warning',
  summary: 'A stop pays less in a later colour than in an earlier one.',
  why: 'What stops pay grows with the colours; two figures are probably swapped.',
  bad: { map: { hexes: { B8: { stops: [{ kind: 'offboard', revenue: { yellow: 50, brown: 30 } }] } } } },
  good: { map: { hexes: { B8: { stops: [{ kind: 'offboard', revenue: { yellow: 30, green: 30, brown: 50 } }] } } } },
  message: ({ color, amount, earlier, more }: { color: string; amount: number; earlier: string; more: number }) => ({
    message: `It pays ${amount} when ${color} has come, but ${more} with ${earlier} before.`,
    hint: 'Look at both figures.',
  }),
  *check({ title }) {
    for (const { at, stop } of stopsIn(title)) {
      if (typeof stop.revenue === 'number') continue;
      const { revenue } = stop;
      const steps = ORDER.flatMap((color) => (revenue[color] === undefined ? [] : [{ color, amount: revenue[color] }]));
      for (const [index, { color, amount }] of steps.entries()) {
        const before = steps[index - 1];
        if (before === undefined || amount >= before.amount) continue;
        yield {
          at: `${at}/revenue/${color}`,
          says: { color: quote(color), amount, earlier: quote(before.color), more: before.amount },
        };
      }
    }
  },
});
