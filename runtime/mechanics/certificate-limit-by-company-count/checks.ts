/** What can be wrong with certificate limits that answer to the number of corporations. */
import { defineMechanicRule, type MechanicRule } from '../../kernel/mechanic-rule.ts';

interface Options {
  readonly limits: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

const LIMITS = { 2: { 3: 15, 4: 18 }, 3: { 3: 10, 4: 12 }, 4: { 3: 8, 4: 9 } };

const example = (limits: object) => ({ mechanics: [{ id: 'certificate-limit-by-company-count', limits }] });

/** Limits of one number of players, fewest corporations first. */
const rowsOf = (table: Readonly<Record<string, number>>): readonly (readonly [number, number])[] =>
  Object.entries(table)
    .map(([count, limit]) => [Number(count), limit] as const)
    .sort(([a], [b]) => a - b);

export const checks: readonly MechanicRule[] = [
  defineMechanicRule<Options, { players: string }>({
    code: 'certificate-limit-by-company-count/players-missing',
    severity: 'warning',
    summary: 'For a number of players there are no new limits.',
    why: 'With so many players the first limit would stay, and with others it would not.',
    bad: example({ 2: LIMITS[2], 3: LIMITS[3] }),
    good: example(LIMITS),
    message: ({ players }) => ({
      message: `There are no limits for ${players} players.`,
      hint: `Add "${players}": { number of corporations: limit, ... } to "limits".`,
    }),
    *check({ title, options: { limits }, at }) {
      for (const players of Object.keys(title.players))
        if (limits[players] === undefined) yield { at: at('limits'), says: { players } };
    },
  }),
  defineMechanicRule<Options, { count: number; limit: number; before: number }>({
    code: 'certificate-limit-by-company-count/limit-falls',
    severity: 'warning',
    summary: 'With more corporations players may hold fewer certificates.',
    why: 'The more corporations, the more certificates there are; two figures are probably swapped.',
    bad: example({ ...LIMITS, 3: { 3: 12, 4: 10 } }),
    good: example(LIMITS),
    message: ({ count, limit, before }) => ({
      message: `With ${count} corporations the limit is ${limit}, with fewer it is ${before}.`,
      hint: 'Look the two figures up in the rule book.',
    }),
    *check({ options: { limits }, at }) {
      for (const [players, table] of Object.entries(limits)) {
        let before = 0;
        for (const [count, limit] of rowsOf(table)) {
          if (limit < before) yield { at: at('limits', players, count), says: { count, limit, before } };
          before = limit;
        }
      }
    },
  }),
  defineMechanicRule<Options, { count: number; most: number }>({
    code: 'certificate-limit-by-company-count/more-than-there-are',
    severity: 'warning',
    summary: 'A limit is for more corporations than the title has.',
    why: 'It never counts; a corporation is missing, or the figure is a slip.',
    bad: example({ ...LIMITS, 4: { 3: 8, 6: 9 } }),
    good: example(LIMITS),
    message: ({ count, most }) => ({
      message: `There are never ${count} corporations: the title has ${most}.`,
      hint: 'Take the figure away, or add the corporations.',
    }),
    *check({ title, options: { limits }, at }) {
      const most = title.corporations.length;
      for (const [players, table] of Object.entries(limits)) {
        for (const [count] of rowsOf(table))
          if (count > most) yield { at: at('limits', players, count), part: 'key', says: { count, most } };
      }
    },
  }),
];
