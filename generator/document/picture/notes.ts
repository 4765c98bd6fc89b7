/** Small boxes on a hex: who keeps or blocks it, and the label that a later tile must have. */
import type { Color } from '../../../runtime/kernel/title.ts';
import { fillOf, INK } from './palette.ts';
import type { Size } from './room.ts';
import { drawPips } from './stops.ts';
import type { Point } from './svg.ts';
import { element, text, textWidth } from './svg.ts';

export interface FutureLabel {
  readonly label: string;
  readonly color: Color;
}

export const futureLabelSize = ({ label }: FutureLabel): Size => ({ width: textWidth(label, 9) + 7, height: 15 });

const boxAround = (at: Point, { width, height }: Size, look: Parameters<typeof element>[1]): string =>
  element('rect', { x: at.x - width / 2, y: at.y - height / 2, width, height, ...look });

/** In the colour of the tile that will have the label. */
export const futureLabelBox = (at: Point, { label, color }: FutureLabel): string => {
  const size = futureLabelSize({ label, color });
  return (
    boxAround(at, size, {
      fill: fillOf(color),
      stroke: INK,
      'stroke-width': 0.7,
      'stroke-dasharray': '2 1',
    }) +
    text({ x: at.x, y: at.y - 1.5 }, 9, label, { 'font-weight': 'bold' }) +
    drawPips({ x: at.x, y: at.y + 5 }, color, INK)
  );
};

export const noteSize = (note: string): Size => ({ width: textWidth(note, 7) + 5, height: 10 });

export const noteBox = (at: Point, note: string): string =>
  boxAround(at, noteSize(note), {
    rx: 2,
    fill: '#fff',
    'fill-opacity': 0.8,
    stroke: '#444',
    'stroke-width': 0.7,
    'stroke-dasharray': '2 1.4',
  }) + text(at, 7, note);
