import { quote } from '../../diagnostics/words.ts';
import { oppositeEdge } from '../../../runtime/core/map/coordinates.ts';
import type { Border } from '../../../runtime/kernel/title.ts';
import { defineRule } from '../rule.ts';

export const borderOneSided = defineRule({
  code: 'border-one-sided',
  family: 'map',
  severity: 'error',
  summary: 'A border is written at one of its two hexes, or differently at both.',
  why: 'Track could be laid from one side and not from the other.',
  bad: { map: { hexes: { A5: { borders: [{ edge: 1, type: 'impassable' }] } } } },
  good: {
    map: {
      hexes: { A5: { borders: [{ edge: 1, type: 'impassable' }] }, A3: { borders: [{ edge: 4, type: 'impassable' }] } },
    },
  },
  message: ({ hex, edge, beyond, back, says, answers }: Sides) => ({
    message: `Over edge ${edge} ${quote(hex)} has ${says}, but ${quote(beyond)} on the other side (edge ${back}) has ${answers}.`,
    hint: 'Write the border alike at both hexes.',
  }),
  *check({ board }) {
    for (const hex of board.hexes) {
      for (const [index, border] of hex.borders.entries()) {
        const beyond = hex.adjacent[border.edge];
        // A line within one area is drawn, or not, on one side as well.
        if (beyond === null || beyond === undefined || isLine(border)) continue;
        const back = oppositeEdge(border.edge);
        const says = tell(border);
        const answers = tell(beyond.borders.find(({ edge }) => edge === back));
        if (says === answers) continue;
        yield {
          at: `/map/hexes/${hex.id}/borders/${index}`,
          says: { hex: hex.id, edge: border.edge, beyond: beyond.id, back, says, answers },
        };
      }
    }
  },
});

interface Sides {
  readonly hex: string;
  readonly edge: number;
  readonly beyond: string;
  readonly back: number;
  readonly says: string;
  readonly answers: string;
}

const isLine = ({ type, cost }: Border): boolean => type === undefined && cost === undefined;

function tell(border: Border | undefined): string {
  if (border === undefined || isLine(border)) return 'no border';
  const { type = 'a border', cost } = border;
  return cost === undefined ? quote(type) : `${quote(type)} that costs ${cost}`;
}
