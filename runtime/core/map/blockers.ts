/** Hexes that a private company blocks while its owner is of the kind its ability names (core rules 9.3). */
import type { Play } from '../../kernel/play.ts';
import type { AbilityInfo, HexInfo, Rulebook } from '../../kernel/rulebook.ts';
import type { EntityId } from '../../kernel/state.ts';
import { abilityState, ownerFits } from '../abilities.ts';
import { derive } from './derived.ts';

const blockingAbilities = (rules: Rulebook): ReadonlyMap<string, readonly AbilityInfo[]> =>
  derive(rules, 'map.blockers', () => {
    const byHex = new Map<string, AbilityInfo[]>();
    for (const company of rules.privates) {
      for (const ability of company.abilities) {
        if (ability.type !== 'blocks_hexes' || !Array.isArray(ability.definition.hexes)) continue;
        for (const hex of ability.definition.hexes as readonly string[]) {
          byHex.set(hex, [...(byHex.get(hex) ?? []), ability]);
        }
      }
    }
    return byHex;
  });

/**
 * The private that keeps everybody but itself off a hex now, or nothing. An unsold private blocks like a player's;
 * closing it, or selling it to a corporation where a player has to own it, opens the hex.
 */
export const blockerOf = (play: Play, hex: HexInfo, by: EntityId | null): EntityId | null => {
  for (const ability of blockingAbilities(play.rules).get(hex.id) ?? []) {
    if (ability.holder !== by && ownerFits(play, ability) && !abilityState(play, ability).removed)
      return ability.holder;
  }
  return null;
};
