/** Trains in the order in which they come, and how far they run. */
import type { DistanceRow, TitleDefinition, TrainDefinition } from '../../../runtime/kernel/title.ts';

export interface Queued {
  readonly train: TrainDefinition;
  readonly index: number;
}

/** Those that wait for their turn: trains that come on sale with a phase stand beside the queue. */
export function queueOf(title: TitleDefinition): readonly Queued[] {
  return title.trains.map((train, index) => ({ train, index })).filter(({ train }) => train.availableOn === undefined);
}

/** Neighbours in the queue. */
export function queuePairs(title: TitleDefinition): readonly (readonly [Queued, Queued])[] {
  const queue = queueOf(title);
  return queue.slice(1).flatMap((later, index) => {
    const earlier = queue[index];
    return earlier === undefined ? [] : [[earlier, later] as const];
  });
}

/** Stops that pay. */
export function reachOf(distance: number | readonly DistanceRow[]): number {
  return typeof distance === 'number' ? distance : distance.reduce((sum, { pay }) => sum + pay, 0);
}

/** The place of a train, or of a copy of it (`5-1`), in the list. */
export function placeOfTrain(title: TitleDefinition, name: string): number {
  const exact = title.trains.findIndex(({ id }) => id === name);
  return exact >= 0 ? exact : title.trains.findIndex(({ id }) => id === name.replace(/-\d+$/, ''));
}

/** With the most copies that any number of players has. */
export function mostCopies({ count, countByPlayers }: TrainDefinition): number {
  if (count === 'unlimited') return Infinity;
  const others = typeof countByPlayers === 'object' && countByPlayers !== null ? Object.values(countByPlayers) : [];
  return Math.max(count, ...others.map(Number));
}
