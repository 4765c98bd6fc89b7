/** An operator lays and upgrades tiles (core rules 8.8). Whether a legal tile exists is not asked: passing is an action. */
import { actorOf } from '../kernel/actor.ts';
import { markPassed } from '../kernel/engine.ts';
import { passValue } from '../kernel/hooks.ts';
import type { Play } from '../kernel/play.ts';
import type { Step, StepFactory } from '../kernel/round.ts';
import type { EntityId } from '../kernel/state.ts';
import { cashOf } from '../core/bank.ts';
import { layCost, listLays } from '../core/map/lay-tile.ts';
import {
  carryOutLay,
  demandLay,
  entryCost,
  entryObjection,
  isUpgrade,
  nextLay,
  recordLay,
  startLays,
} from '../core/track.ts';

const TYPES = ['lay_tile', 'pass'] as const;
const PASS = ['pass'] as const;
const NOTHING: readonly string[] = [];

/** A lay of the turn is left that it can pay the price of. */
const hasLay = (play: Play, operator: EntityId): boolean => {
  const entry = nextLay(play);
  return (
    entry !== null &&
    (play.state.corporations[operator]?.tokens.length ?? 0) > 0 &&
    cashOf(play, operator) >= entry.cost
  );
};

const staysOpen = (play: Play, operator: EntityId): boolean => passValue(play, 'trackStaysOpen', false, { operator });

export const track: StepFactory = (id) => {
  const step: Step = {
    id,
    name: 'track',
    blocking: true,
    types: TYPES,
    setUp: startLays,
    offers(play, entity) {
      if (entity !== play.current) return NOTHING;
      return hasLay(play, entity) ? TYPES : staysOpen(play, entity) ? PASS : NOTHING;
    },
    list(play, entity, add) {
      const actor = actorOf(play, entity);
      const entry = nextLay(play);
      if (entry !== null && hasLay(play, entity)) {
        const cash = cashOf(play, entity);
        for (const lay of listLays(play, entity)) {
          const upgrade = isUpgrade(play, lay.tile);
          if (entryObjection(play, entry, lay.hex, upgrade) !== null) continue;
          if (layCost(play, lay) + entryCost(entry, upgrade) > cash) continue;
          add({ action: { type: 'lay_tile', ...actor, hex: lay.hex, tile: lay.tile, rotation: lay.rotation } });
        }
      }
      add({ action: { type: 'pass', ...actor } });
    },
    apply(play, action, entity) {
      if (action.type === 'pass') return markPassed(play, step);
      if (action.type !== 'lay_tile') return;
      const upgrade = isUpgrade(play, action.tile);
      const entry = demandLay(play, action.hex, upgrade);
      carryOutLay(play, { operator: entity, hex: action.hex, tile: action.tile, rotation: action.rotation }, entity, {
        extra: entryCost(entry, upgrade),
        free: false,
      });
      recordLay(play, { hex: action.hex, upgrade });
      if (!hasLay(play, entity) && !staysOpen(play, entity)) markPassed(play, step);
    },
  };
  return step;
};
