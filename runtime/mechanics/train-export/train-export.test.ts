import { describe, expect, it } from 'vitest';

import { corporation, giveTrain, railGame } from '../../../test/support/rail-title.ts';
import { shareGame, shareTitle } from '../../../test/support/share-title.ts';
import { tellEvent } from '../../kernel/hooks.ts';
import type { Game } from '../../kernel/game.ts';
import { DEPOT, DISCARD } from '../../kernel/state.ts';
import { trainExport } from './index.ts';

const game = (options: { readonly trains?: readonly string[] } = {}): Game =>
  railGame({ with: [trainExport], mechanics: [{ id: 'train-export', ...options }] });

const endSet = (it: Game): void => tellEvent(it.context, 'setEnded', {});
const depot = (it: Game): string => (it.state.trains[DEPOT] ?? []).join(' ');

/** One stock round of passes, and no operator to play the operating round. */
const passAll = (it: Game): void => {
  for (const entity of [1, 2, 3]) it.apply({ type: 'pass', entity, entity_type: 'player' });
};

describe('at the end of a set of operating rounds', () => {
  it('the next train leaves the game', () => {
    const it = game();
    expect(depot(it)).toBe('2-0 2-1 2-2 3-0 3-1 4-0');
    passAll(it);
    expect(it.state.turn).toBe(2);
    expect(depot(it)).toBe('2-1 2-2 3-0 3-1 4-0');
    expect(it.state.trains[DISCARD]).toBeUndefined();
  });

  it('it brings the next phase like a train that was bought', () => {
    const it = game();
    for (let i = 0; i < 4; i++) endSet(it);
    expect(depot(it)).toBe('3-1 4-0');
    expect(it.state.phase).toBe(1);
  });

  it('it makes others rust and sets off its events', () => {
    const it = game();
    const two = giveTrain(it.context, corporation('AB'), '2');
    expect(it.state.trains['corporation:AB']).toEqual([two]);
    for (let i = 0; i < 5; i++) endSet(it);
    expect(it.state.phase).toBe(2);
    expect(it.state.trains['corporation:AB']).toBeUndefined();
  });

  it('only trains that the title names leave', () => {
    const it = game({ trains: ['2'] });
    for (let i = 0; i < 6; i++) endSet(it);
    expect(depot(it)).toBe('3-0 3-1 4-0');
  });
});

describe('of an unlimited type', () => {
  it('the next copy takes the place of the one that left', () => {
    const it = game();
    for (let i = 0; i < 6; i++) endSet(it);
    expect(depot(it)).toBe('4-1');
  });
});

describe('in an auction in which all pass after the first sale', () => {
  it('companies pay their owners and a train leaves: such a pass ends a set', () => {
    const title = {
      ...shareTitle,
      mechanics: [{ id: 'train-export' }],
      rounds: { ...shareTitle.rounds, opening: ['auction'] },
    };
    const it = shareGame({ title, mechanics: [trainExport] });
    it.apply({ type: 'bid', entity: 1, entity_type: 'player', company: 'S', price: 20 });
    for (const entity of [2, 3, 1]) it.apply({ type: 'pass', entity, entity_type: 'player' });
    expect(it.state.cash['player:1']).toBe(785);
    expect(it.state.trains[DEPOT]).toHaveLength(5);
    expect(it.state.turn).toBe(1);
  });
});
