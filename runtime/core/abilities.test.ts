/** When abilities may be used, and by whom (core rules 15). */
import { describe, expect, it } from 'vitest';
import { company, corporation, givePrivate, operate, player, railGame } from '../../test/support/rail-title.ts';
import type { Play } from '../kernel/play.ts';
import type { AbilityDefinition } from '../kernel/title.ts';
import type { AbilityInfo } from '../kernel/rulebook.ts';
import { BANK } from '../kernel/state.ts';
import { markPassed } from '../kernel/engine.ts';
import {
  abilitiesFor,
  abilitiesOf,
  currentMoment,
  removeAbility,
  startRoundOfAbilities,
  usable,
  useAbility,
} from './abilities.ts';
import { isOpen } from './privates.ts';

const AB = corporation('AB');
const CD = corporation('CD');
let play: Play;

const withAbility = (definition: Partial<AbilityDefinition>): AbilityInfo => {
  play = railGame({ with: [], privates: [company('P', 50, { type: 'power', ...definition })] }).context;
  operate(play);
  const ability = abilitiesOf(play, 'company:P', 'power')[0];
  if (ability === undefined) throw new Error('no ability');
  return ability;
};

const passStep = (id: string): void => {
  const step = play.round.steps.find((s) => s.id === id);
  if (step === undefined) throw new Error(`no step ${id}`);
  markPassed(play, step);
};

describe('the owner', () => {
  it("must be of the kind the ability names; an unsold private counts as a player's", () => {
    const ability = withAbility({ ownerType: 'player', when: ['any'] });
    expect([BANK, player(1), AB].map((owner) => (givePrivate(play, 'P', owner), usable(play, ability)))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('lends it to his corporations where it says so', () => {
    withAbility({ when: ['owning_player_track'] });
    givePrivate(play, 'P', player(1));
    expect(abilitiesFor(play, AB, 'power')).toHaveLength(1);
    expect(abilitiesFor(play, CD, 'power')).toHaveLength(0);
  });
});

describe('the moment', () => {
  it('is the step of the turn that is still open', () => {
    const ability = withAbility({ when: ['token'] });
    givePrivate(play, 'P', AB);
    expect(currentMoment(play)).toBe('track');
    expect(usable(play, ability)).toBe(false);
    passStep('track');
    expect(currentMoment(play)).toBe('token');
    expect(usable(play, ability)).toBe(true);
  });

  it("may be the whole turn of the corporation that owns it, and no other's", () => {
    const ability = withAbility({ when: ['owning_corp_or_turn'] });
    expect([AB, CD, player(1)].map((owner) => (givePrivate(play, 'P', owner), usable(play, ability)))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('may be before the operator has done anything', () => {
    const ability = withAbility({ when: ['or_between_turns'] });
    givePrivate(play, 'P', player(2));
    expect(usable(play, ability)).toBe(true);
    play.set(['round', 'acted'], true);
    expect(usable(play, ability)).toBe(false);
  });

  it('of a purchase or a train is no moment of the turn: asked for by name, it counts as now', () => {
    const ability = withAbility({ when: ['sold'] });
    givePrivate(play, 'P', AB);
    expect(usable(play, ability)).toBe(false);
    expect(usable(play, ability, ['sold'])).toBe(true);
    expect(usable(play, ability, ['bought_train'])).toBe(false);
  });
});

describe('an ability without a time', () => {
  it('is always in force, but nothing that anybody has to decide on', () => {
    const ability = withAbility({});
    expect(usable(play, ability)).toBe(true);
    expect(usable(play, ability, undefined, false)).toBe(false);
  });
});

describe('uses', () => {
  it('are counted; the last closes the private where it says so', () => {
    const ability = withAbility({ when: ['any'], count: 2, closedWhenUsedUp: true });
    givePrivate(play, 'P', AB);
    useAbility(play, ability);
    expect(usable(play, ability)).toBe(true);
    useAbility(play, ability);
    expect(usable(play, ability)).toBe(false);
    expect(isOpen(play, 'P')).toBe(false);
  });

  it('may be limited in an operating round', () => {
    const ability = withAbility({ when: ['owning_corp_or_turn'], countPerOr: 1 });
    givePrivate(play, 'P', AB);
    useAbility(play, ability);
    expect(usable(play, ability)).toBe(false);
    startRoundOfAbilities(play);
    expect(usable(play, ability)).toBe(true);
  });

  it('end when the ability is removed', () => {
    const ability = withAbility({ when: ['any'] });
    removeAbility(play, ability);
    expect(abilitiesOf(play, 'company:P')).toEqual([]);
  });
});
