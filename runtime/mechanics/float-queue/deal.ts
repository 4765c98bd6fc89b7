/** Dealing the queue: one draw for each corporation, in the title's order; the lowest draw comes first. */
import type { Play } from '../../kernel/play.ts';
import { REMOVED } from '../../kernel/state.ts';
import type { EntityId } from '../../kernel/state.ts';
import { removeReservations } from '../../core/map/tokens.ts';
import { idsOf, moveCertificate } from '../../core/shares.ts';

export interface DealOptions {
  readonly delay?: { readonly corporation: string; readonly places: number };
  readonly remove?: Readonly<Record<string, number>>;
}

const RULE = 'float-queue.removed';

export const dealQueue = (play: Play, { delay }: DealOptions): readonly EntityId[] => {
  const drawn = play.rules.corporations.filter((c) => !c.minor).map(({ entity }) => ({ entity, draw: play.draw() }));
  const order = drawn.sort((a, b) => a.draw - b.draw).map((d) => d.entity);
  if (delay === undefined) return order;
  const place = order.indexOf(`corporation:${delay.corporation}`);
  const other = order[delay.places];
  if (place < 0 || place >= delay.places || other === undefined) return order;
  return order.map((entity, i) => (i === place ? other : i === delay.places ? (order[place] ?? entity) : entity));
};

/** It takes no part in this game. */
export const takeOut = (play: Play, entity: EntityId): void => {
  for (const id of [...idsOf(play, entity, entity)]) moveCertificate(play, id, REMOVED, RULE);
  for (const hex of Object.keys(play.state.hexes)) removeReservations(play, hex, entity, RULE);
  play.set(['corporations', entity, 'closed'], true);
};
