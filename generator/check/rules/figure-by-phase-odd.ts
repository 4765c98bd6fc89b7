import { splitPointer } from '../../../runtime/kernel/pointer.ts';
import { quote } from '../../diagnostics/words.ts';
import { valueAt } from '../tables/values.ts';
import { defineRule } from '../rule.ts';

/** The steepest step of any title we know is to three times as much. */
const TIMES = 5;

export const figureByPhaseOdd = defineRule({
  code: 'figure-by-phase-odd',
  family: 'arithmetic',
  severity: 'warning',
  summary: `What something is worth phase by phase falls, or is more than ${TIMES} times as much from one phase to the next.`,
  why: 'Values grow with the phases by small steps; a figure is probably wrong.',
  bad: {
    mechanics: [{ id: 'value-by-phase' }],
    map: { hexes: { B8: { stops: [{ kind: 'offboard', revenue: 30, revenueByPhase: { 2: 30, 4: 400, 6: 60 } }] } } },
  },
  good: {
    mechanics: [{ id: 'value-by-phase' }],
    map: { hexes: { B8: { stops: [{ kind: 'offboard', revenue: 30, revenueByPhase: { 2: 30, 4: 40, 6: 60 } }] } } },
  },
  message: ({
    phase,
    amount,
    before,
    earlier,
  }: {
    phase: string;
    amount: number;
    before: string;
    earlier: number;
  }) => ({
    message: `It is ${amount} from phase ${quote(phase)}, after ${earlier} from phase ${quote(before)}.`,
    hint: 'Look at both figures.',
  }),
  *check({ title, references }) {
    const order = title.phases.map(({ id }) => id);
    const tables = new Map<string, { readonly phase: string; readonly at: string; readonly amount: number }[]>();
    for (const { name, at, part } of references('phases')) {
      const amount = valueAt(title, at);
      if (part !== 'key' || typeof amount !== 'number') continue;
      const table = splitPointer(at).slice(0, -1).join('/');
      tables.set(table, [...(tables.get(table) ?? []), { phase: name, at, amount }]);
    }
    for (const entries of tables.values()) {
      const sorted = entries.toSorted((a, b) => order.indexOf(a.phase) - order.indexOf(b.phase));
      for (const [index, { phase, at, amount }] of sorted.entries()) {
        const before = sorted[index - 1];
        if (before === undefined || (amount >= before.amount && amount <= TIMES * before.amount)) continue;
        yield { at, says: { phase, amount, before: before.phase, earlier: before.amount } };
        break;
      }
    }
  },
});
