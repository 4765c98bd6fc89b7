/** Markers printed on hexes and tiles: an anchor for ports, otherwise the marker's name on a small plate. */
import { INK } from './palette.ts';
import type { Room } from './room.ts';
import type { Point } from './svg.ts';
import { element, short, text, textWidth } from './svg.ts';

export const drawIcon = (name: string, room: Room): string => {
  if (name === 'port') return anchor(room.find({ width: 14, height: 16 }, { x: -20, y: 18 }));
  const words = name.replaceAll('_', ' ');
  const width = textWidth(words, 7.5) + 6;
  const at = room.find({ width, height: 11 }, { x: 20, y: 22 });
  return (
    element('rect', {
      x: at.x - width / 2,
      y: at.y - 5.5,
      width,
      height: 11,
      rx: 5.5,
      fill: '#fff',
      stroke: INK,
      'stroke-width': 0.8,
    }) + text(at, 7.5, words)
  );
};

export const anchor = ({ x, y }: Point): string =>
  element('path', {
    d:
      `M${short(x)} ${short(y - 4)}v11M${short(x - 4)} ${short(y - 1.5)}h8` +
      `M${short(x - 6)} ${short(y + 2)}q1 5 6 5q5 0 6 -5M${short(x)} ${short(y - 4)}m-1.8 -1.8a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0`,
    fill: 'none',
    stroke: '#123a66',
    'stroke-width': 1.6,
  });
