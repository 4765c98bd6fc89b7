/** A flag with the short name of the corporation that has to reach a hex. */
import { INK, PAPER } from './palette.ts';
import type { Size } from './room.ts';
import type { Point } from './svg.ts';
import { element, short, text, textWidth } from './svg.ts';

const HEIGHT = 12;
const NOTCH = 4;
const LETTERS = 7;

export const destinationSize = (who: string): Size => ({
  width: textWidth(who, LETTERS) + 6 + NOTCH,
  height: HEIGHT,
});

/** A pennant on its pole: its form tells it from what is kept or blocked. */
export const drawFlag = (at: Point, who: string): string => {
  const { width } = destinationSize(who);
  const [left, right] = [at.x - width / 2, at.x + width / 2];
  const [top, bottom] = [at.y - HEIGHT / 2, at.y + HEIGHT / 2 - 3];
  const middle = (top + bottom) / 2;
  const cloth = `M${short(left)} ${short(top)}H${short(right)}L${short(right - NOTCH)} ${short(middle)}L${short(right)} ${short(bottom)}H${short(left)}Z`;
  const pole = `M${short(left)} ${short(top)}V${short(at.y + HEIGHT / 2)}`;
  return (
    element('path', { d: cloth, fill: PAPER, stroke: INK, 'stroke-width': 0.7 }) +
    element('path', { d: pole, stroke: INK, 'stroke-width': 1.6, 'stroke-linecap': 'round' }) +
    text({ x: at.x - NOTCH / 2, y: middle }, LETTERS, who)
  );
};
