import { quote } from '../../diagnostics/words.ts';
import { defineRule } from '../rule.ts';

/** A green hex or a later one may be an area whose tile nothing replaces. */
const BEFORE_GREEN: ReadonlySet<string> = new Set(['white', 'yellow']);

export const offboardLaidOn = defineRule({
  code: 'offboard-laid-on',
  family: 'map',
  severity: 'error',
  summary: 'An off-board area lies on a hex of a colour on which tiles are laid.',
  why: 'A tile could be laid over it; off-board areas are red, gray or blue.',
  bad: { map: { hexes: { B8: { color: 'yellow' } } } },
  good: { map: { hexes: { B8: { color: 'blue' } } } },
  message: ({ hex, color }: { hex: string; color: string }) => ({
    message: `The off-board area ${quote(hex)} is ${color}, so tiles could be laid there.`,
    hint: 'Give it "color": "red".',
  }),
  *check({ board }) {
    for (const hex of board.hexes) {
      const offboard = hex.printed.stops.some(({ kind }) => kind === 'offboard');
      if (offboard && BEFORE_GREEN.has(hex.printed.color))
        yield { at: `/map/hexes/${hex.id}`, says: { hex: hex.id, color: hex.printed.color } };
    }
  },
});
