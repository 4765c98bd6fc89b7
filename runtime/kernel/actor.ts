/** From an entity to the fields by which a log names it. */
import type { EntityType } from './actions.ts';
import type { Play } from './play.ts';
import { bareId, isPlayer } from './state.ts';
import type { EntityId } from './state.ts';

export interface Actor {
  readonly entity: number | string;
  readonly entity_type: EntityType;
}

export const actorOf = (play: Play, entity: EntityId): Actor => {
  if (isPlayer(entity)) {
    for (const [id, player] of play.players) if (player === entity) return { entity: id, entity_type: 'player' };
  }
  return { entity: bareId(entity), entity_type: entity.slice(0, entity.indexOf(':')) as EntityType };
};
