/** The step in which a private places a token; it never makes anybody wait. */
import { actorOf } from '../../kernel/actor.ts';
import type { Play } from '../../kernel/play.ts';
import type { StepFactory } from '../../kernel/round.ts';
import type { AbilityInfo } from '../../kernel/rulebook.ts';
import { bareId, isCompany } from '../../kernel/state.ts';
import type { EntityId } from '../../kernel/state.ts';
import { demand, refuse } from '../../kernel/violation.ts';
import { abilitiesOf, ownerFits, useAbility } from '../../core/abilities.ts';
import { cityId, hexInfo, hexState, parseCityId } from '../../core/map/hexes.ts';
import { checkToken, placeToken } from '../../core/map/tokens.ts';
import { ownerOf } from '../../core/privates.ts';
import { nextToken, noteTokenPlaced, tokenPlacedThisTurn } from '../../core/token-turn.ts';

const TYPES = ['place_token'] as const;
const NOTHING: readonly string[] = [];

/** Steps that were already done when an action was taken: from then on their time is over. */
const OVER = ['round', 'memory', 'privateTokenOver'] as const;

export const noteTimeOver = (play: Play): void => {
  const { passed } = play.state.round;
  const done = Object.keys(passed).filter((step) => passed[step] === true);
  play.set(OVER, { operator: play.current ?? null, done });
};

const isTimeOver = (play: Play, step: unknown): boolean => {
  const over = play.state.round.memory.privateTokenOver as
    { operator: EntityId | null; done: readonly string[] } | undefined;
  return over !== undefined && over.operator === play.current && over.done.includes(String(step));
};

const isTime = (play: Play, { definition: { after, before } }: AbilityInfo): boolean =>
  (after === undefined || play.state.round.passed[String(after)] === true) &&
  (before === undefined || !isTimeOver(play, before));

const power = (play: Play, company: EntityId): AbilityInfo | undefined => {
  const owner = ownerOf(play, bareId(company));
  if (owner === null || owner !== play.current || tokenPlacedThisTurn(play) || nextToken(play, owner) === null)
    return undefined;
  return abilitiesOf(play, company, 'private_token').find((a) => ownerFits(play, a) && isTime(play, a));
};

const hexesOf = (ability: AbilityInfo): readonly string[] => ability.definition.hexes as readonly string[];

const request = (operator: EntityId, tokenIndex: number, hex: string, city: number) => ({
  corporation: operator,
  tokenIndex,
  hex,
  city,
  free: true,
});

export const privateTokenStep: StepFactory = (id) => ({
  id,
  name: '',
  blocking: false,
  types: TYPES,
  actors: (play) => play.rules.privates.map((p) => p.entity),
  offers: (play, entity) => (isCompany(entity) && power(play, entity) !== undefined ? TYPES : NOTHING),
  list(play, entity, add) {
    const ability = power(play, entity);
    const operator = play.current;
    const next = operator === undefined ? null : nextToken(play, operator);
    if (ability === undefined || operator === undefined || next === null) return;
    for (const hex of hexesOf(ability)) {
      for (const city of hexState(play, hex).cities.keys()) {
        if (checkToken(play, request(operator, next.index, hex, city)) !== null) continue;
        add({
          action: {
            type: 'place_token',
            ...actorOf(play, entity),
            city: cityId(play, hexInfo(play, hex), city),
            slot: 0,
          },
        });
      }
    }
  },
  apply(play, action, entity) {
    const ability = power(play, entity);
    const operator = play.current;
    const next = operator === undefined ? null : nextToken(play, operator);
    if (action.type !== 'place_token' || ability === undefined || operator === undefined || next === null) {
      return refuse('ability.none', `${bareId(entity)} cannot place a token now.`);
    }
    const spot = parseCityId(play, action.city);
    if (spot === null || !hexesOf(ability).includes(spot.hex.id)) {
      return refuse('private-token.hex', `The token of ${bareId(entity)} goes to ${hexesOf(ability).join(' or ')}.`);
    }
    const args = request(operator, next.index, spot.hex.id, spot.city);
    demand(checkToken(play, args));
    useAbility(play, ability);
    placeToken(play, { ...args, rule: 'private-token.place' });
    noteTokenPlaced(play);
  },
});
