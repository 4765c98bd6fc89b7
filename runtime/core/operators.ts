/** Who operates, and in which order (core rules 8.1, 8.12). */
import { passValue } from '../kernel/hooks.ts';
import type { Play } from '../kernel/play.ts';
import type { EntityId } from '../kernel/state.ts';
import { operatingOrder } from './market.ts';

const isFloated = (play: Play, operator: EntityId): boolean => play.state.corporations[operator]?.floated === true;

/** Floated minors in the title's order, then floated corporations by price. */
export const operatorsInOrder = (play: Play): readonly EntityId[] => {
  const minors = play.rules.corporations.filter((c) => c.minor && isFloated(play, c.entity)).map((c) => c.entity);
  const corporations = operatingOrder(play).filter((c) => isFloated(play, c) && !minors.includes(c));
  return passValue(play, 'operators', [...minors, ...corporations], {});
};

/** After a sale in the middle of a round those that have not operated yet follow the new prices. */
export const resortOperators = (play: Play): void => {
  const { entities, index } = play.state.round;
  const waiting = entities.slice(index + 1);
  if (waiting.length < 2) return;
  const order = operatingOrder(play);
  const place = new Map(order.map((c, i) => [c, i]));
  const minors = waiting.filter((c) => play.rules.corporation.get(c)?.minor === true);
  const sorted = waiting.filter((c) => !minors.includes(c)).sort((a, b) => (place.get(a) ?? 0) - (place.get(b) ?? 0));
  const next = [...entities.slice(0, index + 1), ...minors, ...sorted];
  if (next.some((c, i) => c !== entities[i])) play.set(['round', 'entities'], next);
};

export const presidentOf = (play: Play, operator: EntityId): EntityId | null =>
  play.state.corporations[operator]?.owner ?? null;
