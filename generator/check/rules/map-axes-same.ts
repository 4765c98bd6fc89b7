import { defineRule } from '../rule.ts';

export const mapAxesSame = defineRule({
  code: 'map-axes-same',
  family: 'map',
  severity: 'error',
  summary: 'Both axes of the map are counted by the same part of the coordinates.',
  why: 'All hexes would lie on one line.',
  bad: { map: { axes: { x: 'letter', y: 'letter' } } },
  good: { map: { axes: { x: 'number', y: 'letter' } } },
  message: ({ part }: { part: string }) => ({
    message: `Both axes count by the ${part}.`,
    hint: 'One axis goes by the letter, the other by the number.',
  }),
  *check({ title }) {
    const { x, y } = title.map.axes;
    if (x === y) yield { at: '/map/axes', says: { part: x } };
  },
});
