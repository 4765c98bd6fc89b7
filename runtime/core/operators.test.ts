/** Who operates, and in which order (core rules 8.1, 8.12). */
import { beforeEach, describe, expect, it } from 'vitest';
import { corporation, deal, player, start } from '../../test/support/rail-title.ts';
import { turnGame } from '../../test/support/turn-title.ts';
import { defineMechanic } from '../kernel/mechanic.ts';
import type { Taps } from '../kernel/hooks.ts';
import type { Play } from '../kernel/play.ts';
import { bareId } from '../kernel/state.ts';
import { moveMarker } from './market-moves.ts';
import { operatorsInOrder, presidentOf, resortOperators } from './operators.ts';

let play: Play;

const setting = (hooks: Taps = {}): void => {
  const mechanic = defineMechanic({
    manifest: { name: 'm', summary: 'A test.', provides: {} },
    behave: () => ({ hooks }),
  });
  play = turnGame({
    uses: [{ id: 'm' }],
    with: [mechanic],
    change: (title) => ({ ...title, minors: ['1', '2', '3'].map((id) => ({ id, name: id, tokens: [] })) }),
  }).context;
};
beforeEach(() => setting());

const names = (entities: readonly string[]): string => entities.map(bareId).join(' ');
const order = (): string => names(operatorsInOrder(play));
const float = (minor: string): void => play.set(['corporations', `minor:${minor}`, 'floated'], true);

describe('the order of an operating round', () => {
  it('is that of the prices, the highest first', () => {
    start(play, 'AB', { owner: player(1), at: '80,2,4' });
    start(play, 'CD', { owner: player(2), at: '90,1,4' });
    start(play, 'EF', { owner: player(3), at: '100,0,4' });
    expect(order()).toBe('EF CD AB');
  });

  it('is that of the columns at one price, the further right first', () => {
    start(play, 'AB', { owner: player(1), at: '100,0,4' });
    start(play, 'CD', { owner: player(2), at: '100,1,5' });
    expect(order()).toBe('CD AB');
  });

  it('is that of arrival in one cell', () => {
    start(play, 'CD', { owner: player(2), at: '80,2,4' });
    start(play, 'AB', { owner: player(1), at: '80,2,4' });
    expect(order()).toBe('CD AB');
  });

  it('leaves out who has not floated', () => {
    start(play, 'AB', { owner: player(1), at: '100,0,4', floated: false });
    start(play, 'CD', { owner: player(2), at: '90,1,4' });
    expect(order()).toBe('CD');
  });

  it('begins with minors that have floated, as the title lists them', () => {
    start(play, 'AB', { owner: player(1), at: '100,0,4' });
    for (const minor of ['3', '1']) float(minor);
    expect(order()).toBe('1 3 AB');
  });

  it('may be changed by a mechanic', () => {
    setting({ operators: (_, all) => [...all].reverse() });
    start(play, 'AB', { owner: player(1), at: '100,0,4' });
    start(play, 'CD', { owner: player(2), at: '90,1,4' });
    expect(order()).toBe('CD AB');
  });
});

describe('a sale in the middle of a round', () => {
  /** 1, AB (100), CD (90) and EF (80) operate; AB is in turn. */
  const round = (...entities: readonly string[]): void => {
    start(play, 'AB', { owner: player(1), at: '100,0,4' });
    start(play, 'CD', { owner: player(2), at: '90,1,4' });
    start(play, 'EF', { owner: player(3), at: '80,2,4' });
    play.set(
      ['round', 'entities'],
      entities.map((id) => (/\d/.test(id) ? `minor:${id}` : corporation(id))),
    );
    play.set(['round', 'index'], entities.indexOf('AB'));
  };
  const entities = (): string => names(play.state.round.entities);

  it('sorts those that have not operated yet by their new prices', () => {
    round('AB', 'CD', 'EF');
    moveMarker(play, corporation('CD'), 'down', 2, 'test');
    resortOperators(play);
    expect(entities()).toBe('AB EF CD');
  });

  it('does not bring back who has operated, nor move who is in turn', () => {
    round('1', 'AB', 'EF');
    moveMarker(play, corporation('AB'), 'down', 4, 'test');
    resortOperators(play);
    expect(entities()).toBe('1 AB EF');
    round('CD', 'AB', 'EF');
    moveMarker(play, corporation('CD'), 'down', 3, 'test');
    resortOperators(play);
    expect(entities()).toBe('CD AB EF');
  });

  it('leaves minors that wait before all corporations', () => {
    round('AB', '2', 'CD', 'EF');
    moveMarker(play, corporation('CD'), 'down', 2, 'test');
    resortOperators(play);
    expect(entities()).toBe('AB 2 EF CD');
  });
});

describe('the president', () => {
  it('is the owner, and of a corporation that is not started nobody', () => {
    start(play, 'AB', { owner: player(1), at: '100,0,4' });
    deal(play, { [player(1)]: ['AB_0'] });
    expect([
      presidentOf(play, corporation('AB')),
      presidentOf(play, corporation('CD')),
      presidentOf(play, 'minor:9'),
    ]).toEqual([player(1), null, null]);
  });
});
