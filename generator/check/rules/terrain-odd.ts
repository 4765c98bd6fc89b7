import { defineRule } from '../rule.ts';
import { tilesIn } from '../tables/stops.ts';

/** Figures of terrain mostly double. */
const TIMES = 2.2;

export const terrainOdd = defineRule({
  code: 'terrain-odd',
  family: 'map',
  severity: 'warning',
  summary: 'The ground of one hex costs far more or far less than that of any other.',
  why: 'Perhaps a digit is too many or missing.',
  bad: { map: { hexes: { B6: { terrain: [{ cost: 600, types: ['mountain'] }] } } } },
  good: { map: { hexes: { B6: { terrain: [{ cost: 80, types: ['mountain'] }] } } } },
  message: ({ cost, next }: { cost: number; next: number }) => ({
    message: `Building here costs ${cost}; the next nearest figure of the map is ${next}.`,
    hint: 'Look at the figure.',
  }),
  *check({ title }) {
    const costs = [...tilesIn(title)].flatMap(([at, { terrain = [] }]) =>
      terrain.map(({ cost }, index) => ({ at: `${at}/terrain/${index}/cost`, cost })),
    );
    const sorted = costs.filter(({ cost }) => cost > 0).toSorted((a, b) => a.cost - b.cost);
    const [least, second] = sorted;
    const [next, most] = sorted.slice(-2);
    if (most !== undefined && next !== undefined && most.cost > TIMES * next.cost)
      yield { at: most.at, says: { cost: most.cost, next: next.cost } };
    else if (least !== undefined && second !== undefined && least.cost * TIMES < second.cost)
      yield { at: least.at, says: { cost: least.cost, next: second.cost } };
  },
});
