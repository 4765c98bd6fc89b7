import { joinPointer } from '../../../runtime/kernel/pointer.ts';
import { tablesBelow } from '../tables/values.ts';
import { defineRule } from '../rule.ts';

export const figureTableOdd = defineRule({
  code: 'figure-table-odd',
  family: 'arithmetic',
  severity: 'warning',
  summary: 'In a table of figures by number one figure breaks out of the row.',
  why: 'Such tables go up or down throughout; a figure is probably wrong.',
  bad: {
    mechanics: [
      {
        id: 'certificate-limit-by-company-count',
        limits: { 2: { 2: 10, 3: 150, 4: 20 }, 3: { 2: 8, 3: 11, 4: 14 }, 4: { 2: 6, 3: 9, 4: 11 } },
      },
    ],
  },
  good: {
    mechanics: [
      {
        id: 'certificate-limit-by-company-count',
        limits: { 2: { 2: 10, 3: 15, 4: 20 }, 3: { 2: 8, 3: 11, 4: 14 }, 4: { 2: 6, 3: 9, 4: 11 } },
      },
    ],
  },
  message: ({
    key,
    value,
    before,
    after,
  }: {
    key: string;
    value: number;
    before: number | undefined;
    after: number | undefined;
  }) => ({
    message: `${value} stands at ${key}, between ${before ?? 'nothing'} and ${after ?? 'nothing'}.`,
    hint: 'Look at the figure.',
  }),
  *check({ title }) {
    for (const [index, entry] of title.mechanics.entries()) {
      for (const [pointer, table] of tablesBelow(entry, `/mechanics/${index}`)) {
        const odd = oddOneOut(table);
        if (odd !== undefined) yield { at: joinPointer(pointer, odd.key), says: odd };
      }
    }
  },
});

/** The one figure without which the others go up, or down, throughout. */
function oddOneOut(table: Readonly<Record<string, unknown>>) {
  const keys = Object.keys(table);
  const values: readonly unknown[] = Object.values(table);
  if (keys.length < 3 || !keys.every((key) => /^\d+$/.test(key)) || !isNumbers(values)) return undefined;
  if (isRow(values)) return undefined;
  const index = values.findIndex((_, place) => isRow(values.filter((__, other) => other !== place)));
  const value = values[index];
  return value === undefined
    ? undefined
    : { key: keys[index] ?? '', value, before: values[index - 1], after: values[index + 1] };
}

const isNumbers = (values: readonly unknown[]): values is readonly number[] =>
  values.every((value) => typeof value === 'number');

/** Goes one way, and by no leap of more than three times. */
function isRow(values: readonly number[]): boolean {
  const steps = values.slice(1).map((value, index) => [values[index] ?? 0, value] as const);
  const leaps = steps.some(([a, b]) => Math.max(a, b) > 3 * Math.max(1, Math.min(a, b)));
  return !leaps && (steps.every(([a, b]) => a <= b) || steps.every(([a, b]) => a >= b));
}
