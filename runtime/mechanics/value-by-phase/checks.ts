/** What can be wrong with values that phases decide. */
import { joinPointer } from '../../kernel/pointer.ts';
import { defineMechanicRule, type MechanicRule } from '../../kernel/mechanic-rule.ts';
import type { TitleDefinition } from '../../kernel/title.ts';

type Values = Readonly<Record<string, number>>;

const example = (revenueByPhase: object) => ({
  mechanics: [{ id: 'value-by-phase' }],
  map: { hexes: { C1: { stops: [{ kind: 'offboard', revenue: 20, revenueByPhase }] } } },
});

function* tables({
  map,
}: TitleDefinition): Iterable<{ readonly at: string; readonly hex: string; readonly values: Values }> {
  for (const [hex, { stops = [] }] of Object.entries(map.hexes)) {
    for (const [s, stop] of stops.entries()) {
      const values: unknown = (stop as unknown as Readonly<Record<string, unknown>>)['revenueByPhase'];
      if (typeof values === 'object' && values !== null)
        yield { at: `${joinPointer('/map/hexes', hex)}/stops/${s}/revenueByPhase`, hex, values: values as Values };
    }
  }
}

export const checks: readonly MechanicRule[] = [
  defineMechanicRule<object, { hex: string; phase: string; value: number; before: number }>({
    code: 'value-by-phase/value-falls',
    severity: 'warning',
    summary: 'A stop is worth less in a later phase, and more in one after that or before it.',
    why: 'What stops are worth goes one way; two figures are probably swapped.',
    bad: example({ 2: 20, 4: 60, 6: 40 }),
    good: example({ 2: 20, 4: 40, 6: 60 }),
    message: ({ hex, phase, value, before }) => ({
      message: `${hex} is worth ${value} from phase ${phase} on, and ${before} before.`,
      hint: 'Look both figures up in the rule book.',
    }),
    *check({ title }) {
      for (const { at, hex, values } of tables(title)) {
        const rows = title.phases.flatMap(({ id }) => (values[id] === undefined ? [] : [[id, values[id]] as const]));
        const grows = rows.some(([, value], r) => value > (rows[r - 1]?.[1] ?? value));
        for (const [r, [phase, value]] of rows.entries()) {
          const before = rows[r - 1]?.[1];
          if (grows && before !== undefined && value < before)
            yield { at: joinPointer(at, phase), says: { hex, phase, value, before } };
        }
      }
    },
  }),
];
