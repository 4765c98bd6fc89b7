/**
 * The tile at the track step, in place of the operator's own lay; then the private is asked for the token: placing it
 * is the turn's token, declining leaves the ordinary token step as it is (core rules 8.5).
 */
import { actorOf } from '../../kernel/actor.ts';
import type { Action } from '../../kernel/actions.ts';
import type { Play } from '../../kernel/play.ts';
import type { StepFactory } from '../../kernel/round.ts';
import type { AbilityInfo } from '../../kernel/rulebook.ts';
import { bareId, isCompany, isOperator } from '../../kernel/state.ts';
import type { EntityId } from '../../kernel/state.ts';
import { demand, refuse } from '../../kernel/violation.ts';
import { abilitiesOf, removeAbility, usable } from '../../core/abilities.ts';
import { cashOf } from '../../core/bank.ts';
import { cityId, hexInfo, hexState, parseCityId } from '../../core/map/hexes.ts';
import { layCost, listLays } from '../../core/map/lay-tile.ts';
import { checkToken, placeToken } from '../../core/map/tokens.ts';
import { ownerOf } from '../../core/privates.ts';
import { nextToken, noteTokenPlaced } from '../../core/token-turn.ts';
import { carryOutLay, demandLay, entryObjection, isUpgrade, nextLay, recordLay } from '../../core/track.ts';

/** The private whose tile was just laid, and where. */
interface Waiting {
  readonly company: EntityId;
  readonly hex: string;
}

const LAY = ['lay_tile'] as const;
const TOKEN = ['place_token', 'pass'] as const;
const NOTHING: readonly string[] = [];
const WAITING = ['round', 'memory', 'teleported'] as const;

const waitingToken = (play: Play): Waiting | null =>
  (play.state.round.memory.teleported as Waiting | null | undefined) ?? null;

/** Usable while the track step is current and its lay is not used. */
const power = (play: Play, company: EntityId): AbilityInfo | undefined =>
  nextLay(play) === null ? undefined : abilitiesOf(play, company, 'teleport').find((a) => usable(play, a));

const names = (ability: AbilityInfo, field: 'hexes' | 'tiles'): readonly string[] =>
  (ability.definition[field] as readonly string[] | undefined) ?? [];

const operatorOf = (play: Play, company: EntityId): EntityId | null => {
  const owner = ownerOf(play, bareId(company));
  return owner !== null && isOperator(owner) ? owner : null;
};

const lay = (play: Play, action: Extract<Action, { type: 'lay_tile' }>, company: EntityId): void => {
  const operator = operatorOf(play, company);
  const ability = power(play, company);
  const tile = action.tile.slice(0, action.tile.lastIndexOf('-'));
  if (
    operator === null ||
    ability === undefined ||
    !names(ability, 'hexes').includes(action.hex) ||
    !names(ability, 'tiles').includes(tile)
  ) {
    return refuse('ability.none', `${bareId(company)} cannot lay ${tile} on ${action.hex} now.`);
  }
  const upgrade = isUpgrade(play, action.tile);
  demandLay(play, action.hex, upgrade);
  const args = {
    operator,
    hex: action.hex,
    tile: action.tile,
    rotation: action.rotation,
    by: company,
    special: true,
    connectAnywhere: true,
  };
  carryOutLay(play, args, operator, { extra: 0, free: ability.definition.freeTileLay === true });
  recordLay(play, { hex: action.hex, upgrade });
  if (nextToken(play, operator) === null) removeAbility(play, ability);
  else play.set(WAITING, { company, hex: action.hex } satisfies Waiting);
};

const finish = (play: Play, company: EntityId): void => {
  play.set(WAITING, null);
  for (const ability of abilitiesOf(play, company, 'teleport')) removeAbility(play, ability);
};

const place = (play: Play, action: Extract<Action, { type: 'place_token' }>, waiting: Waiting): void => {
  const operator = operatorOf(play, waiting.company);
  const next = operator === null ? null : nextToken(play, operator);
  const spot = parseCityId(play, action.city);
  if (operator === null || next === null || spot === null || spot.hex.id !== waiting.hex) {
    return refuse('teleport.token', `The token goes to ${waiting.hex}.`);
  }
  const args = { corporation: operator, tokenIndex: next.index, hex: waiting.hex, city: spot.city, free: true };
  demand(checkToken(play, args));
  placeToken(play, { ...args, rule: 'teleport.token' });
  noteTokenPlaced(play);
  finish(play, waiting.company);
};

export const teleportStep: StepFactory = (id) => ({
  id,
  name: '',
  blocking: true,
  types: ['lay_tile', 'place_token', 'pass'],
  active: () => true,
  blocksNow: (play) => waitingToken(play) !== null,
  waiting(play) {
    const waiting = waitingToken(play);
    return waiting === null ? [] : [waiting.company];
  },
  actors: (play) => play.rules.privates.map((p) => p.entity),
  offers(play, entity) {
    if (!isCompany(entity)) return NOTHING;
    const waiting = waitingToken(play);
    if (waiting !== null) return waiting.company === entity ? TOKEN : NOTHING;
    return operatorOf(play, entity) === play.current && power(play, entity) !== undefined ? LAY : NOTHING;
  },
  list(play, entity, add) {
    const actor = actorOf(play, entity);
    const operator = operatorOf(play, entity);
    if (operator === null) return;
    const waiting = waitingToken(play);
    if (waiting !== null) {
      const next = nextToken(play, operator);
      for (const city of hexState(play, waiting.hex).cities.keys()) {
        if (
          next === null ||
          checkToken(play, { corporation: operator, tokenIndex: next.index, hex: waiting.hex, city, free: true }) !==
            null
        )
          continue;
        add({ action: { type: 'place_token', ...actor, city: cityId(play, hexInfo(play, waiting.hex), city) } });
      }
      add({ action: { type: 'pass', ...actor } });
      return;
    }
    const ability = power(play, entity);
    const entry = nextLay(play);
    if (ability === undefined || entry === null) return;
    const options = {
      by: entity,
      special: true,
      connectAnywhere: true,
      hexes: names(ability, 'hexes'),
      tiles: names(ability, 'tiles'),
    };
    for (const found of listLays(play, operator, options)) {
      if (entryObjection(play, entry, found.hex, isUpgrade(play, found.tile)) !== null) continue;
      if (ability.definition.freeTileLay !== true && layCost(play, found) > cashOf(play, operator)) continue;
      add({ action: { type: 'lay_tile', ...actor, hex: found.hex, tile: found.tile, rotation: found.rotation } });
    }
  },
  apply(play, action, entity) {
    const waiting = waitingToken(play);
    if (waiting === null) {
      if (action.type === 'lay_tile') lay(play, action, entity);
    } else if (action.type === 'place_token') place(play, action, waiting);
    else if (action.type === 'pass') finish(play, waiting.company);
  },
});
