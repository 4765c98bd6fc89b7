/** The track of a tile. Standard gauge is solid, narrow gauge dashed, dual gauge solid with a white core. */
import type { PathEnd, PathInfo, RotatedTile } from '../../../runtime/kernel/rulebook.ts';
import type { Curve } from './curve.ts';
import { curveData, edgeToEdge, edgeToPoint, pointOn } from './curve.ts';
import type { Layout } from './geometry.ts';
import { edgeAngle, edgeMiddle, ORIGIN, polar } from './geometry.ts';
import { INK, PAPER } from './palette.ts';
import type { PlacedStop } from './place-stops.ts';
import type { Room } from './room.ts';
import { element, short } from './svg.ts';

const WIDTH = 6;
const CASING = 8.6;
const CORE = 2.4;

export const drawTrack = (layout: Layout, rotated: RotatedTile, stops: readonly PlacedStop[], room: Room): string => {
  const groups = joined(rotated.paths.filter((path) => !isWedge(path, rotated)));
  const lines = groups.map((paths) => drawGroup(paths, (path) => curveOf(layout, path, stops), room));
  const wedges = rotated.paths.filter((path) => isWedge(path, rotated)).map((path) => drawWedge(layout, path, room));
  return [...lines, ...wedges].join('');
};

/** Track into an off-board area, and track that ends, is drawn as a wedge. */
const isWedge = (path: PathInfo, rotated: RotatedTile): boolean =>
  edgeOf(path) !== undefined &&
  (path.terminal ||
    [path.a, path.b].some((end) => end.kind === 'stop' && rotated.tile.stops[end.stop]?.kind === 'offboard'));

const edgeOf = ({ a, b }: PathInfo): number | undefined => {
  if (a.kind === 'edge' && b.kind === 'edge') return undefined;
  return a.kind === 'edge' ? a.edge : b.kind === 'edge' ? b.edge : undefined;
};

const drawWedge = (layout: Layout, path: PathInfo, room: Room): string => {
  const edge = edgeOf(path) ?? 0;
  const angle = edgeAngle(layout, edge);
  const from = edgeMiddle(layout, edge);
  const tip = polar(angle, 27);
  room.take(polar(angle, 44), 5);
  room.take(polar(angle, 36), 4);
  const aside = polar(angle + 90, WIDTH / 2 + 1.5);
  const points = [
    [from.x + aside.x, from.y + aside.y],
    [tip.x, tip.y],
    [from.x - aside.x, from.y - aside.y],
  ];
  return element('path', {
    d: `M${points.map((pair) => pair.map(short).join(' ')).join('L')}Z`,
    fill: INK,
    stroke: PAPER,
    'stroke-width': 1,
  });
};

const curveOf = (layout: Layout, { a, b }: PathInfo, stops: readonly PlacedStop[]): Curve => {
  if (a.kind === 'edge' && b.kind === 'edge') return edgeToEdge(layout, a.edge, b.edge);
  if (a.kind === 'edge') return edgeToPoint(layout, a.edge, pointOf(b, stops));
  if (b.kind === 'edge') return edgeToPoint(layout, b.edge, pointOf(a, stops));
  return { from: pointOf(a, stops), to: pointOf(b, stops) };
};

const pointOf = (end: PathEnd, stops: readonly PlacedStop[]) =>
  end.kind === 'stop' ? (stops[end.stop]?.at ?? ORIGIN) : ORIGIN;

/** Paths that meet form one group; another group passes over it as on a bridge. */
const joined = (paths: readonly PathInfo[]): PathInfo[][] => {
  const groups: { ends: Set<string>; paths: PathInfo[] }[] = [];
  for (const path of paths) {
    const ends = [nameOf(path.a), nameOf(path.b)];
    const touching = groups.filter((group) => ends.some((end) => group.ends.has(end)));
    const [first, ...others] = touching;
    const into = first ?? { ends: new Set<string>(), paths: [] };
    if (first === undefined) groups.push(into);
    for (const other of others) {
      for (const end of other.ends) into.ends.add(end);
      into.paths.push(...other.paths);
      groups.splice(groups.indexOf(other), 1);
    }
    for (const end of ends) into.ends.add(end);
    into.paths.push(path);
  }
  return groups.map((group) => group.paths);
};

const nameOf = (end: PathEnd): string =>
  end.kind === 'edge' ? `e${end.edge}` : end.kind === 'stop' ? `s${end.stop}` : 'j';

const drawGroup = (paths: readonly PathInfo[], curve: (path: PathInfo) => Curve, room: Room): string => {
  const curves = paths.map((path) => ({ path, line: curve(path) }));
  for (const { line } of curves)
    for (let share = 0; share <= 1; share += 0.125) room.take(pointOn(line, share), WIDTH / 2 + 1);
  const gauges = [...new Set(paths.map((path) => path.track))];
  const data = (some: readonly { readonly line: Curve }[]): string => some.map(({ line }) => curveData(line)).join('');
  const casing = stroke(data(curves), PAPER, CASING);
  const ofGauge = (track: string) => data(curves.filter(({ path }) => path.track === track));
  return casing + gauges.map((track) => drawGauge(track, ofGauge(track))).join('');
};

const drawGauge = (track: string, d: string): string => {
  if (track === 'narrow') return stroke(d, INK, WIDTH - 1, '6 3.5');
  if (track === 'dual') return stroke(d, INK, WIDTH) + stroke(d, PAPER, CORE);
  if (track === 'thin') return stroke(d, INK, WIDTH / 2);
  return stroke(d, INK, WIDTH);
};

const stroke = (d: string, color: string, width: number, dashes?: string): string =>
  element('path', { d, fill: 'none', stroke: color, 'stroke-width': width, 'stroke-dasharray': dashes });

/** Track printed at an edge that leads nowhere yet. */
export const drawStubs = (layout: Layout, stubs: readonly unknown[], rotation: number): string =>
  stubs
    .map((stub) => {
      const edge =
        typeof stub === 'object' && stub !== null && 'edge' in stub ? Number(stub.edge) + rotation : rotation;
      const from = edgeMiddle(layout, edge);
      const to = polar(edgeAngle(layout, edge), 40);
      return stroke(curveData({ from, to }), INK, WIDTH);
    })
    .join('');
