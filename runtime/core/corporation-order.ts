/** Corporations in the order in which a rule looks through them for the first. */
import { passValue } from '../kernel/hooks.ts';
import type { Play } from '../kernel/play.ts';
import type { EntityId } from '../kernel/state.ts';

/** By default minors, then corporations, each in the title's order. */
export const corporationsInOrder = (play: Play): readonly EntityId[] => {
  const key = 'corporation-order';
  let titled = play.rules.derived.get(key) as readonly EntityId[] | undefined;
  if (titled === undefined) {
    titled = play.rules.corporations.map((c) => c.entity);
    play.rules.derived.set(key, titled);
  }
  return passValue(play, 'corporationOrder', titled, {});
};
