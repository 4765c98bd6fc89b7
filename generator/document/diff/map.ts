/** Maps with most hexes in common are compared hex by hex; others are two maps. */
import { mapFigures } from '../summary/map-words.ts';
import type { Teller } from '../summary/teller.ts';
import type { Difference } from './difference.ts';
import { difference, same } from './difference.ts';
import { instead } from './instead.ts';

export const map = (before: Teller, after: Teller): Difference[] => {
  const [old, now] = [before.title.map, after.title.map];
  if (same(old, now)) return [];
  const common = Object.keys(now.hexes).filter((id) => old.hexes[id] !== undefined);
  const differing = common.filter((id) => !same(old.hexes[id], now.hexes[id]));
  const alike = common.length - differing.length;
  const twoMaps = old.layout !== now.layout || alike * 2 < Object.keys(now.hexes).length;
  return twoMaps ? otherMap(before, after) : hexByHex(before, after, differing);
};

const otherMap = (before: Teller, after: Teller): Difference[] => {
  const { say } = after.speech;
  const [old, now] = [before.title.map, after.title.map];
  const figures = (teller: Teller): string => mapFigures(teller.title, after.speech).replace(/\.$/, '');
  const layouts = { before: say(`layout.${old.layout}`), after: say(`layout.${now.layout}`) };
  return [
    difference('map', 'changed', '/map', say('diff.otherMap', { after: figures(after), before: figures(before) })),
    ...instead('map', '/map/layout', say('diff.what.layout'), layouts, after),
  ];
};

const hexByHex = (before: Teller, after: Teller, differing: readonly string[]): Difference[] => {
  const { say, and } = after.speech;
  const [old, now] = [before.title.map.hexes, after.title.map.hexes];
  const hexes = (ids: readonly string[]): string => and(ids.toSorted(byCoordinate));
  const added = Object.keys(now).filter((id) => old[id] === undefined);
  const removed = Object.keys(old).filter((id) => now[id] === undefined);
  const line = (kind: Difference['kind'], says: string, ids: readonly string[]): Difference[] =>
    ids.length === 0
      ? []
      : [
          difference(
            'map',
            kind,
            '/map/hexes',
            says,
            kind === 'added' ? undefined : pick(old, ids),
            kind === 'removed' ? undefined : pick(now, ids),
          ),
        ];
  return [
    ...line('added', say('diff.newHexes', { hexes: hexes(added) }), added),
    ...line('removed', say('diff.goneHexes', { hexes: hexes(removed) }), removed),
    ...line('changed', say('diff.changedHexes', { hexes: hexes(differing) }), differing),
  ];
};

/** `B2` before `B10`. */
const byCoordinate = (a: string, b: string): number => {
  const [letterA = '', letterB = ''] = [a, b].map((id) => id.replace(/\d+$/, ''));
  return letterA === letterB
    ? Number(a.slice(letterA.length)) - Number(b.slice(letterB.length))
    : letterA < letterB
      ? -1
      : 1;
};

const pick = (hexes: Readonly<Record<string, unknown>>, ids: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(ids.map((id) => [id, hexes[id]]));
