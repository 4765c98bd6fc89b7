/** Abilities of privates and corporations: whose they are, and when they may be used (core rules 15). */
import type { Play } from '../kernel/play.ts';
import type { AbilityInfo } from '../kernel/rulebook.ts';
import { BANK, bareId, isCompany, isOperator, isPlayer } from '../kernel/state.ts';
import type { AbilityState, EntityId } from '../kernel/state.ts';
import { closePrivate, isOpen, ownerOf, privatesOf } from './privates.ts';

const infosOf = (play: Play, holder: EntityId): readonly AbilityInfo[] =>
  isCompany(holder)
    ? (play.rules.private.get(bareId(holder))?.abilities ?? [])
    : (play.rules.corporation.get(holder)?.abilities ?? []);

const untouched = (ability: AbilityInfo): AbilityState => ({
  left: ability.definition.count ?? null,
  usedThisRound: 0,
  removed: false,
});

export const abilityState = (play: Play, ability: AbilityInfo): AbilityState =>
  play.state.abilities[ability.key] ?? untouched(ability);

const exists = (play: Play, ability: AbilityInfo): boolean =>
  play.state.abilities[ability.key]?.removed !== true &&
  (!isCompany(ability.holder) || isOpen(play, bareId(ability.holder)));

/** What a private or corporation itself still has, of one type or of all. */
export const abilitiesOf = (play: Play, holder: EntityId, type?: string): readonly AbilityInfo[] =>
  infosOf(play, holder).filter((a) => (type === undefined || a.type === type) && exists(play, a));

/** What an operator may call on: its own, those of its privates, and those of its president's that name `owning_player`. */
export const abilitiesFor = (play: Play, operator: EntityId, type?: string): readonly AbilityInfo[] => {
  const found = [...abilitiesOf(play, operator, type)];
  for (const info of privatesOf(play, operator)) found.push(...abilitiesOf(play, info.entity, type));
  const president = play.state.corporations[operator]?.owner;
  if (president && isPlayer(president)) {
    for (const info of privatesOf(play, president)) {
      for (const ability of abilitiesOf(play, info.entity, type)) {
        if (ability.definition.when?.some((w) => w.startsWith('owning_player'))) found.push(ability);
      }
    }
  }
  return found;
};

/** Who owns the private an ability belongs to, or the corporation itself. */
export const ownerOfAbility = (play: Play, ability: AbilityInfo): EntityId | null =>
  isCompany(ability.holder) ? ownerOf(play, bareId(ability.holder)) : ability.holder;

/** The owner is of the kind the ability asks for. An unsold private counts as a player's. */
export const ownerFits = (play: Play, ability: AbilityInfo): boolean => {
  const owner = ownerOfAbility(play, ability);
  if (owner === null) return false;
  switch (ability.definition.ownerType) {
    case 'player':
      return owner === BANK || isPlayer(owner);
    case 'corporation':
      return isOperator(owner);
    default:
      return true;
  }
};

/** Default: an ability without a time is passive. */
const isPassive = (ability: AbilityInfo): boolean =>
  ability.definition.passive ?? (ability.definition.when === undefined || ability.definition.when.length === 0);

/** The moment of the turn: the first step still open that has a name for it. */
export const currentMoment = (play: Play): string => {
  const passed = play.state.round.passed;
  for (const step of play.round.steps) {
    if (step.name !== '' && step.blocking && passed[step.id] !== true) return step.name;
  }
  return '';
};

const KNOWN_TIMES: ReadonlySet<string> = new Set([
  'owning_corp_or_turn',
  'owning_player_or_turn',
  'owning_player_track',
  'owning_player_token',
  'owning_player_sr_turn',
  'or_between_turns',
  'or_start',
  'stock_round',
  'any',
  'track',
  'special_track',
  'token',
  'route',
  'dividend',
  'buy_train',
]);

const isTime = (play: Play, ability: AbilityInfo, time: string): boolean => {
  const { round } = play.state;
  const current = play.current;
  const owner = ownerOfAbility(play, ability);
  const operating = round.kind === 'operating';
  const presides = (): boolean =>
    owner !== null && isPlayer(owner) && current !== undefined && play.state.corporations[current]?.owner === owner;
  switch (time) {
    case 'any':
      return true;
    case 'owning_corp_or_turn':
      return operating && owner !== null && isOperator(owner) && owner === current;
    case 'owning_player_or_turn':
      return operating && presides();
    case 'owning_player_track':
      return operating && presides() && currentMoment(play) === 'track';
    case 'owning_player_token':
      return operating && presides() && currentMoment(play) === 'token';
    case 'owning_player_sr_turn':
      return round.kind === 'stock' && owner === current;
    case 'or_between_turns':
      return operating && !round.acted;
    case 'or_start':
      return operating && round.fresh;
    case 'stock_round':
      return round.kind === 'stock';
    default:
      if (currentMoment(play) !== time) return false;
      return operating ? owner !== null && owner === current : round.kind === 'stock' && owner === current;
  }
};

const moments = (play: Play): ReadonlySet<string> => {
  const key = 'abilities.moments';
  const found = play.rules.derived.get(key) as ReadonlySet<string> | undefined;
  if (found !== undefined) return found;
  const names = new Set(KNOWN_TIMES);
  for (const round of play.rules.rounds.values())
    for (const step of round.steps) if (step.name !== '') names.add(step.name);
  play.rules.derived.set(key, names);
  return names;
};

/**
 * Whether it may be used now (core rules 15.3, 15.4). `times` narrows the question to these entries of its `when`;
 * names that are no moments of a turn (`sold`, `bought_train` ...) then count as now. `passiveToo` false leaves out
 * abilities that are always in force and need no decision.
 */
export const usable = (play: Play, ability: AbilityInfo, times?: readonly string[], passiveToo = true): boolean => {
  if (!exists(play, ability) || !ownerFits(play, ability)) return false;
  const { definition } = ability;
  if (definition.onPhase !== undefined) return false;
  if (definition.afterPhase !== undefined && !phasePassed(play, definition.afterPhase)) return false;
  const state = abilityState(play, ability);
  if (state.left === 0) return false;
  if (definition.countPerOr !== undefined && state.usedThisRound >= definition.countPerOr) return false;
  const when = definition.when ?? [];
  if (when.includes('any')) return true;
  if (isPassive(ability)) return passiveToo;
  if (when.length === 0) return true;
  const known = moments(play);
  if (times === undefined) return when.some((w) => known.has(w) && isTime(play, ability, w));
  return when.some((w) => times.includes(w) && (!known.has(w) || isTime(play, ability, w)));
};

const phasePassed = (play: Play, phase: string): boolean => {
  const index = play.rules.title.phases.findIndex((p) => p.id === phase);
  return index >= 0 && play.state.phase > index;
};

const write = (play: Play, ability: AbilityInfo, state: AbilityState): void =>
  play.set(['abilities', ability.key], state);

export const removeAbility = (play: Play, ability: AbilityInfo): void =>
  write(play, ability, { ...abilityState(play, ability), removed: true });

/** Counts one use down; at the last it is gone, and with it the private where the title says so. */
export const useAbility = (play: Play, ability: AbilityInfo): void => {
  const state = abilityState(play, ability);
  const left = state.left === null ? null : state.left - 1;
  write(play, ability, { left, usedThisRound: state.usedThisRound + 1, removed: left === 0 });
  if (left === 0 && ability.definition.closedWhenUsedUp === true && isCompany(ability.holder))
    closePrivate(play, bareId(ability.holder));
};

/** A new operating round: uses per round begin again, and what must be used up in one round is lost. */
export const startRoundOfAbilities = (play: Play): void => {
  for (const [key, state] of Object.entries(play.state.abilities)) {
    if (state.usedThisRound === 0 || state.removed) continue;
    const ability = abilityByKey(play, key);
    const lost = ability?.definition.useAcrossOrs === false;
    play.set(['abilities', key], { ...state, usedThisRound: 0, removed: state.removed || lost });
  }
};

const abilityByKey = (play: Play, key: string): AbilityInfo | undefined => {
  const holder = key.slice(0, key.lastIndexOf('/'));
  return infosOf(play, holder).find((a) => a.key === key);
};
