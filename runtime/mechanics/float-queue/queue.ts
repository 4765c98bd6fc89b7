/** The queue itself: plain functions from one queue to the next. */
import type { EntityId } from '../../kernel/state.ts';

export interface Queue {
  readonly order: readonly EntityId[];
  /** Who may be started next, `null`: nobody for now. */
  readonly next: EntityId | null;
  /** Came back in this round: not before the next stock round. */
  readonly recent: readonly EntityId[];
  /** Have nowhere to begin at present. */
  readonly blocked: readonly EntityId[];
}

export const EMPTY: Queue = { order: [], next: null, recent: [], blocked: [] };

const without = (list: readonly EntityId[], entity: EntityId): readonly EntityId[] => list.filter((e) => e !== entity);

export const follower = (queue: Queue, entity: EntityId): EntityId | null =>
  queue.order[queue.order.indexOf(entity) + 1] ?? null;

/** It was started: the next in the queue may follow. */
export const started = (queue: Queue, entity: EntityId): Queue =>
  queue.next === entity ? { ...queue, next: follower(queue, entity) } : queue;

/** It has nowhere to begin: it makes way, and goes to the end. */
export const block = (queue: Queue, entity: EntityId): Queue => {
  const next = queue.next === entity ? (follower(queue, entity) ?? entity) : queue.next;
  return {
    ...queue,
    next,
    order: [...without(queue.order, entity), entity],
    blocked: [...without(queue.blocked, entity), entity],
  };
};

export const unblock = (queue: Queue, entity: EntityId): Queue => ({
  ...queue,
  blocked: without(queue.blocked, entity),
  recent: [...without(queue.recent, entity), entity],
});

/**
 * A closed corporation comes back at the end, but before one that is blocked. It is next when all before it are started,
 * which the corporation in front of the last place tells.
 */
export const requeue = (queue: Queue, entity: EntityId, isStarted: (other: EntityId) => boolean): Queue => {
  const order = [...without(queue.order, entity), entity];
  const last = order.length - 1;
  const before = order[last - 1];
  let { next } = queue;
  if (before !== undefined && queue.blocked.includes(before)) {
    if (next === before) next = null;
    order[last - 1] = entity;
    order[last] = before;
  }
  const inFront = order[last - 1];
  if (inFront !== undefined && isStarted(inFront)) next = entity;
  return { ...queue, order, next, recent: [...without(queue.recent, entity), entity] };
};
