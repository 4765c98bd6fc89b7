import { quote } from '../../diagnostics/words.ts';
import { oppositeEdge } from '../../../runtime/core/map/coordinates.ts';
import type { HexInfo } from '../../../runtime/kernel/rulebook.ts';
import { defineRule } from '../rule.ts';
import { isFinal, printedOf } from '../tables/track.ts';

export const trackUnanswered = defineRule({
  code: 'track-unanswered',
  family: 'map',
  severity: 'error',
  summary: 'A hex with track for ever is not reached by the only neighbours it could be reached from.',
  why: 'All of its edges lead to hexes whose own printed track goes elsewhere.',
  bad: {
    map: {
      hexes: {
        A3: { $replace: { name: 'Northport', city: 0 } },
        D6: { color: 'gray', town: 10, exits: [1] },
        D4: { color: 'gray', town: 10, exits: [2] },
      },
    },
  },
  good: { map: { hexes: { D6: { color: 'gray', town: 10, exits: [2] } } } },
  message: ({ hex }: { hex: string }) => ({
    message: `Nothing leads to ${quote(hex)}: no neighbour has track there or can have it.`,
    hint: 'Look at its edges.',
  }),
  *check({ board }) {
    for (const hex of board.hexes) {
      const { exits } = printedOf(hex);
      if (isFinal(hex) && exits.length > 0 && exits.every((edge) => !answers(hex, edge))) {
        yield { at: `/map/hexes/${hex.id}`, says: { hex: hex.id } };
      }
    }
  },
});

function answers(hex: HexInfo, edge: number): boolean {
  const beyond = hex.adjacent[edge];
  return (
    beyond !== null &&
    beyond !== undefined &&
    (!isFinal(beyond) || printedOf(beyond).exits.includes(oppositeEdge(edge)))
  );
}
