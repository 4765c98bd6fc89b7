/** Which token slot of a city somebody would get (core rules 9.8). */
import type { EntityId } from '../../kernel/state.ts';

/**
 * The slot kept for this entity, while it is empty; else the first that is empty and kept for nobody. `null`: none.
 */
export const slotFor = (
  slots: readonly (EntityId | null)[],
  reserved: readonly (EntityId | null)[],
  entity: EntityId,
): number | null => {
  const kept = reserved.indexOf(entity);
  if (kept >= 0 && slots[kept] === null) return kept;
  const open = slots.findIndex((occupant, slot) => occupant === null && (reserved[slot] ?? null) === null);
  return open < 0 ? null : open;
};

export const openSlots = (slots: readonly (EntityId | null)[], reserved: readonly (EntityId | null)[]): number =>
  slots.filter((occupant, slot) => occupant === null && (reserved[slot] ?? null) === null).length;
