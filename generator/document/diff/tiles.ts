/** The tile manifest: tiles that are new, gone, in another number, or of another shape. */
import type { TileSet } from '../../../runtime/kernel/title.ts';
import type { Teller } from '../summary/teller.ts';
import type { Difference } from './difference.ts';
import { difference, same } from './difference.ts';

type Count = number | 'unlimited';

export const tiles = (before: Teller, after: Teller): Difference[] => {
  const { say } = after.speech;
  const [old, now] = [before.title.tiles, after.title.tiles];
  const both = Object.keys(now.manifest).filter((id) => old.manifest[id] !== undefined);
  const added = counts(
    now,
    Object.keys(now.manifest).filter((id) => old.manifest[id] === undefined),
  );
  const removed = counts(
    old,
    Object.keys(old.manifest).filter((id) => now.manifest[id] === undefined),
  );
  const changed = both.filter((id) => old.manifest[id] !== now.manifest[id]);
  const reshaped = both.filter((id) => !same(old.definitions[id], now.definitions[id]));
  const line = (
    ids: readonly unknown[],
    kind: Difference['kind'],
    says: string,
    was?: unknown,
    is?: unknown,
  ): Difference[] => (ids.length === 0 ? [] : [difference('tiles', kind, '/tiles/manifest', says, was, is)]);
  const told = changed.map((id) =>
    say('diff.tileCount', { id, after: shown(now.manifest[id]), before: shown(old.manifest[id]) }),
  );
  return [
    ...line(Object.keys(added), 'added', say('diff.newTiles', { tiles: listed(added) }), undefined, added),
    ...line(Object.keys(removed), 'removed', say('diff.goneTiles', { tiles: listed(removed) }), removed),
    ...line(
      changed,
      'changed',
      say('diff.tileCounts', { tiles: told.join(', ') }),
      counts(old, changed),
      counts(now, changed),
    ),
    ...line(reshaped, 'changed', say('diff.tileShapes', { tiles: reshaped.join(', ') }), reshaped, reshaped),
  ];
};

const counts = ({ manifest }: TileSet, ids: readonly string[]): Record<string, Count> =>
  Object.fromEntries(ids.map((id) => [id, manifest[id] ?? 0]));

const shown = (count: Count | undefined): string => (count === 'unlimited' ? '∞' : String(count ?? 0));

const listed = (some: Readonly<Record<string, Count>>): string =>
  Object.entries(some)
    .map(([id, count]) => `${id} ×${shown(count)}`)
    .join(', ');
