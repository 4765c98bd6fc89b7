/** What can be wrong with a queue of corporations. */
import { defineMechanicRule, type MechanicRule } from '../../kernel/mechanic-rule.ts';
import type { DealOptions } from './deal.ts';

const example = (options: object) => ({ mechanics: [{ id: 'float-queue', ...options }] });

export const checks: readonly MechanicRule[] = [
  defineMechanicRule<DealOptions, { places: number; count: number; corporation: string }>({
    code: 'float-queue/no-place-left',
    severity: 'error',
    summary: 'As many places of the queue are closed to a corporation as the queue has.',
    why: 'There is no place behind them, so the corporation would not be held back at all.',
    bad: example({ delay: { corporation: 'NR', places: 4 } }),
    good: example({ delay: { corporation: 'NR', places: 3 } }),
    message: ({ places, count, corporation }) => ({
      message: `The queue has ${count} corporations: behind ${places} places there is none for ${corporation}.`,
      hint: 'Write how many corporations come before it at least.',
    }),
    *check({ title: { corporations }, options: { delay }, at }) {
      const count = corporations.length;
      if (delay !== undefined && delay.places >= count) yield { at: at('delay', 'places'), says: { ...delay, count } };
    },
  }),
  defineMechanicRule<DealOptions, { players: string; removed: number; count: number }>({
    code: 'float-queue/all-removed',
    severity: 'error',
    summary: 'With so many players no corporation is left.',
    why: 'Nobody could start anything.',
    bad: example({ remove: { 2: 4 } }),
    good: example({ remove: { 2: 1 } }),
    message: ({ players, removed, count }) => ({
      message: `With ${players} players ${removed} corporations are taken out, and the title has ${count}.`,
      hint: 'Write how many of them are taken out.',
    }),
    *check({ title: { corporations }, options: { remove = {} }, at }) {
      for (const [players, removed] of Object.entries(remove)) {
        if (removed >= corporations.length)
          yield { at: at('remove', players), says: { players, removed, count: corporations.length } };
      }
    },
  }),
  defineMechanicRule<DealOptions, { players: string; removed: number; fewer: string; before: number }>({
    code: 'float-queue/more-players-fewer-companies',
    severity: 'warning',
    summary: 'With more players more corporations are taken out.',
    why: 'The more players, the more corporations they need; two figures are probably swapped.',
    bad: example({ remove: { 2: 1, 3: 2 } }),
    good: example({ remove: { 2: 2, 3: 1 } }),
    message: ({ players, removed, fewer, before }) => ({
      message: `With ${players} players ${removed} corporations are taken out, with ${fewer} only ${before}.`,
      hint: 'Look both figures up in the rule book.',
    }),
    *check({ options: { remove = {} }, at }) {
      const rows = Object.entries(remove).sort(([a], [b]) => Number(a) - Number(b));
      for (const [r, [players, removed]] of rows.entries()) {
        const [fewer, before] = rows[r - 1] ?? [];
        if (fewer !== undefined && before !== undefined && removed > before)
          yield { at: at('remove', players), says: { players, removed, fewer, before } };
      }
    },
  }),
];
