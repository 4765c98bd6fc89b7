/** Gauges (core rules 9.4, 10.2): each is a bit; dual track carries the narrow and the ordinary bit. */
import { ORDINARY_TRACK } from './expand-tile.ts';

const ORDINARY = 1;
const NARROW = 2;
const DUAL = ORDINARY | NARROW;

const codes = new Map([
  [ORDINARY_TRACK, ORDINARY],
  ['narrow', NARROW],
  ['dual', DUAL],
]);

/** Bits of a gauge; any other name is a gauge of its own. */
export const gaugeBits = (track: string): number => {
  const known = codes.get(track);
  if (known !== undefined) return known;
  const bits = 1 << (codes.size - 1);
  codes.set(track, bits);
  return bits;
};

/** Track of these gauges joins at a hex edge. */
export const gaugesJoin = (a: number, b: number): boolean => (a & b) !== 0;

/** Track of gauge `before` may become track of gauge `after`: nothing that ran there stops running. */
export const gaugeKept = (before: string, after: string): boolean => (gaugeBits(before) & ~gaugeBits(after)) === 0;
