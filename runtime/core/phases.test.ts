/** What a train brings when it leaves the depot (core rules 12.4). */
import { beforeEach, describe, expect, it } from 'vitest';
import {
  company,
  corporation,
  giveTrain,
  givePrivate,
  operate,
  player,
  railGame,
  railTitle,
} from '../../test/support/rail-title.ts';
import { shareGame } from '../../test/support/share-title.ts';
import type { Play } from '../kernel/play.ts';
import { BANK, DISCARD, REMOVED } from '../kernel/state.ts';
import type { TitleDefinition } from '../kernel/title.ts';
import { closePrivatesOn, enterPhase, hasStatus, operatingRounds, phase, trainLeftDepot } from './phases.ts';
import { isOpen, ownerOf, revenueOf } from './privates.ts';
import { isObsolete, moveTrain, placeOf } from './trains.ts';

const AB = corporation('AB');
const CD = corporation('CD');
let play: Play;

const setting = (privates: Parameters<typeof railGame>[0]['privates'] = []): void => {
  play = railGame({ with: [], privates }).context;
  operate(play);
};

/** An operator takes the next train of a type, as a purchase would. */
const take = (name: string, operator = AB): void => trainLeftDepot(play, giveTrain(play, operator, name));

beforeEach(() => setting());

describe('the first train of a type', () => {
  it('begins its phase, with its limits and statuses', () => {
    expect(phase(play).id).toBe('2');
    take('3');
    expect(phase(play).id).toBe('3');
    expect(hasStatus(play, 'can_buy_companies')).toBe(true);
    take('4');
    expect(phase(play).id).toBe('4');
    expect(hasStatus(play, 'can_buy_companies')).toBe(false);
    expect(operatingRounds(play)).toBe(1);
  });

  it('makes older trains rust, with whomever they are', () => {
    giveTrain(play, CD, '2');
    take('4');
    expect(['2-0', '2-1'].map((id) => placeOf(play, id))).toEqual([REMOVED, REMOVED]);
  });

  it('makes trains obsolete: with operators they stay, with the bank they go; what makes them rust later takes them all', () => {
    const { trains } = railTitle();
    const title: TitleDefinition = {
      ...railTitle(),
      trains: trains.map((t) => (t.id === '2' ? { ...t, obsoleteOn: '3', rustsOn: '4' } : t)),
    };
    play = shareGame({ title }).context;
    operate(play);
    giveTrain(play, CD, '2');
    moveTrain(play, '2-1', DISCARD, 'test');
    take('3');
    expect(['2-0', '2-1', '2-2'].map((id) => placeOf(play, id))).toEqual([CD, REMOVED, REMOVED]);
    expect(isObsolete(play, '2-0')).toBe(true);
    take('4');
    expect(placeOf(play, '2-0')).toBe(REMOVED);
  });

  it('sets off its events once, not with further copies', () => {
    setting([{ id: 'P', name: 'P', value: 50, revenue: 5 }]);
    givePrivate(play, 'P', player(1));
    take('4');
    expect(isOpen(play, 'P')).toBe(false);
    setting([{ id: 'P', name: 'P', value: 50, revenue: 5 }]);
    giveTrain(play, AB, '4');
    givePrivate(play, 'P', player(1));
    take('4', CD);
    expect(isOpen(play, 'P')).toBe(true);
  });
});

describe('the event that closes the privates', () => {
  it('spares one that is protected from it while its owner is of the kind named', () => {
    setting([
      company('P', 50, { type: 'close', ownerType: 'player', onPhase: 'never' }),
      company('Q', 50, { type: 'close', ownerType: 'player', onPhase: 'never' }),
    ]);
    givePrivate(play, 'P', player(1));
    givePrivate(play, 'Q', AB);
    take('4');
    expect(ownerOf(play, 'P')).toBe(player(1));
    expect(isOpen(play, 'Q')).toBe(false);
  });
});

describe('a new phase', () => {
  it('changes the revenue of privates, and closes those that end with it', () => {
    setting([
      company('P', 50, { type: 'revenue_change', onPhase: '3', revenue: 40 }),
      company('Q', 50, { type: 'close', onPhase: '3' }),
      company('R', 50, { type: 'close', onPhase: '3' }),
    ]);
    givePrivate(play, 'P', player(1));
    givePrivate(play, 'Q', player(1));
    enterPhase(play, 1);
    expect(revenueOf(play, 'P')).toBe(40);
    expect(isOpen(play, 'Q')).toBe(false);
    // Nobody owns it: only privates with an owner answer to a phase.
    expect(ownerOf(play, 'R')).toBe(BANK);
  });
});

describe('a private bound to a corporation', () => {
  it('closes when that corporation does what it waits for', () => {
    setting([company('P', 50, { type: 'close', when: ['bought_train'], corporation: 'AB' })]);
    givePrivate(play, 'P', player(1));
    closePrivatesOn(play, 'bought_train', CD);
    closePrivatesOn(play, 'operated', AB);
    expect(isOpen(play, 'P')).toBe(true);
    closePrivatesOn(play, 'bought_train', AB);
    expect(isOpen(play, 'P')).toBe(false);
  });
});
