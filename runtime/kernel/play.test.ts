/** The one door to the state: what is recorded, taken back, derived and let pass. */
import { beforeEach, describe, expect, it } from 'vitest';
import { corporation, deal, player, sharePlay, start } from '../../test/support/share-title.ts';
import { Play } from './play.ts';
import type { Versions } from './play.ts';
import { nextDraw } from './random.ts';
import { BANK } from './state.ts';
import { RuleViolation } from './violation.ts';

const AB = corporation('AB');
let play: Play;
beforeEach(() => {
  play = sharePlay();
  play.journal = [];
});

const pay = (amount: number): void => play.change({ kind: 'money', from: BANK, to: player(1), amount, rule: 'test' });

describe('the journal', () => {
  it('keeps every change in order, but none that changes nothing', () => {
    pay(10);
    play.set(['turn'], play.state.turn);
    play.set(['turn'], 4);
    expect(play.journal.map((c) => c.kind)).toEqual(['money', 'set']);
  });

  it('is rolled back to any length, the last change first', () => {
    const before = structuredClone(play.state);
    pay(10);
    const between = structuredClone(play.state);
    play.set(['turn'], 4);
    play.set(['turn'], 5);
    play.rollback(1);
    expect(play.state).toEqual(between);
    play.rollback(0);
    expect(play.state).toEqual(before);
  });
});

describe('derived values', () => {
  it('are made anew only when their counter has moved', () => {
    let made = 0;
    const ask = (): number => play.cached('test', 'shares', () => (made += 1));
    expect([ask(), ask()]).toEqual([1, 1]);
    pay(10);
    expect(ask()).toBe(1);
    deal(play, { [player(1)]: ['AB_1'] });
    expect(ask()).toBe(2);
  });

  it('are made anew after a change was taken back, too', () => {
    const ask = (): number => play.cached('test', 'any', () => play.state.turn);
    expect(ask()).toBe(1);
    play.set(['turn'], 2);
    expect(ask()).toBe(2);
    play.rollback(0);
    expect(ask()).toBe(1);
  });

  it('hang on the counter that the kind of change raises', () => {
    const raised = (act: () => void): string => {
      const before: Versions = { ...play.versions };
      act();
      return Object.entries(play.versions)
        .filter(([name, value]) => value !== before[name as keyof Versions])
        .map(([name]) => name)
        .sort()
        .join(' ');
    };
    expect(raised(() => pay(1))).toBe('any');
    expect(raised(() => deal(play, { [player(1)]: ['AB_0'] }))).toBe('any shares');
    expect(
      raised(() => play.change({ kind: 'train', train: '2-0', from: 'depot', at: 0, to: AB, toAt: -1, rule: 'test' })),
    ).toBe('any trains');
    expect(raised(() => play.set(['phase'], 1))).toBe('any map');
    expect(raised(() => play.set(['resized'], { AB_0: 30 }))).toBe('any shares sizes');
    expect(raised(() => start(play, 'AB', { owner: player(1), at: '100,0,4' }))).toContain('market');
  });

  it('of one corporation may hang on how often its own certificates moved', () => {
    deal(play, { [player(1)]: ['AB_0', 'AB_1'], [player(2)]: ['CD_0'] });
    expect(play.certificateMoves.get(AB)).toBe(2);
    expect(play.certificateMoves.get(corporation('CD'))).toBe(1);
  });
});

describe('a draw', () => {
  it('is the next state of the generator, and part of what is taken back', () => {
    const { random } = play.state;
    expect(play.draw()).toBe(nextDraw(random));
    expect(play.state.random).toBe(nextDraw(random));
    play.rollback(0);
    expect(play.state.random).toBe(random);
  });
});

describe('a rule that is broken', () => {
  it('refuses with its id and details', () => {
    const broken = (): void => play.violate('test.rule', 'No.', null, { of: 'a test' });
    expect(broken).toThrow(RuleViolation);
    expect(broken).toThrow(expect.objectContaining({ rule: 'test.rule', message: 'No.', details: { of: 'a test' } }));
  });

  it('is only noted where a replay lets it pass', () => {
    const replay = new Play(play.rules, play.state, new Set(['test.rule']));
    replay.violate('test.rule', 'No.');
    expect(replay.tolerated).toEqual(['test.rule']);
    expect(() => replay.violate('test.other', 'No.')).toThrow(RuleViolation);
  });
});
