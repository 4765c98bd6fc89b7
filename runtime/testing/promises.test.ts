/** A mechanic that breaks a promise is found out. */
import { describe, expect, it } from 'vitest';

import { shareGame, shareTitle } from '../../test/support/share-title.ts';
import type { Taps } from '../kernel/hooks.ts';
import { defineMechanic } from '../kernel/mechanic.ts';
import type { Play } from '../kernel/play.ts';
import { brokenAccount, bookkeeper } from './account.ts';
import { listedActions, brokenPromises } from './promises.ts';

const gameWith = (hooks: Taps, state: () => Record<string, unknown> = () => ({})) =>
  shareGame({
    title: { ...shareTitle, mechanics: [{ id: 'probe' }] },
    mechanics: [
      defineMechanic({
        manifest: { name: 'probe', summary: 'A probe.', provides: {} },
        behave: () => ({ hooks, state }),
      }),
    ],
  });

const slice = (play: Play): Record<string, unknown> => play.state.slices['probe'] ?? {};

describe('a mechanic that keeps its promises', () => {
  it('is told nothing', () => {
    const game = gameWith({
      parred: (play) => play.set(['slices', 'probe', 'pars'], Number(slice(play)['pars'] ?? 0) + 1),
    });
    expect(brokenPromises(game)).toEqual([]);
    expect(listedActions(game).length).toBeGreaterThan(10);
  });
});

describe('a mechanic that', () => {
  it('writes to the state itself is found out', () => {
    const game = gameWith({ parred: (play) => void (slice(play)['pars'] = 1) });
    const wrong = brokenPromises(game).join('\n');
    expect(wrong).toContain('"type":"par"');
    expect(wrong).toContain('/slices/probe/pars was written without a change');
    expect(wrong).toContain('explain leaves a trace: /slices/probe/pars differs');
  });

  it('remembers outside of the state is found out', () => {
    let pars = 0;
    const game = gameWith({ parred: (play) => play.set(['slices', 'probe', 'pars'], ++pars) });
    expect(brokenPromises(game).join('\n')).toContain('redo: /slices/probe/pars differs');
  });

  it('keeps derived data for too long is found out', () => {
    const cells = new WeakMap<Play, readonly unknown[]>();
    const parCells: Taps['parCells'] = (play, all) => {
      const known = cells.get(play);
      if (known !== undefined) return known as typeof all;
      const few = slice(play)['few'] === true ? all.slice(0, 2) : all;
      cells.set(play, few);
      return few;
    };
    const game = gameWith({ parCells, parred: (play) => play.set(['slices', 'probe', 'few'], true) });
    expect(brokenPromises(game)).toEqual([]);
    const first = game.legalActions().find(({ action }) => action.type === 'par');
    game.apply(first?.action);
    expect(brokenPromises(game)).toContain('a restored game offers other actions than the live one');
  });

  it('follows the order of keys is found out', () => {
    const game = gameWith(
      { parCells: (play, all) => all.filter((cell) => cell.price !== Number(Object.keys(slice(play))[0]?.slice(1))) },
      () => ({ p100: true, p90: true }),
    );
    expect(brokenPromises(game)).toEqual(['what is offered depends on the order of keys in the saved state']);
  });

  it('lists what is then refused is found out', () => {
    const game = gameWith({ mayPar: () => null, parred: (play) => play.violate('probe.rule', 'Not today.') });
    expect(brokenPromises(game)[0]).toContain('is listed, yet refused by probe.rule: Not today.');
  });
});

describe('an account', () => {
  it('says what was written without it, and what reverting leaves behind', () => {
    const game = shareGame();
    const before = structuredClone(game.state);
    const { changes } = game.apply(game.legalActions()[0]?.action);
    const after = structuredClone(game.state);
    expect(brokenAccount(before, changes, after)).toEqual([]);
    expect(brokenAccount(before, changes.slice(1), after)).not.toEqual([]);
    expect(brokenAccount({ ...before, turn: 7 }, changes, after)).toEqual(['/turn was written without a change']);
  });

  it('is kept over a whole game', () => {
    const game = shareGame();
    const books = bookkeeper(structuredClone(game.state));
    for (let i = 0; i < 5; i++) {
      const { changes } = game.apply(game.legalActions()[0]?.action);
      expect(books.book(game.state, changes)).toEqual([]);
    }
    expect(books.close()).toEqual([]);
    const { changes } = game.apply(game.legalActions()[0]?.action);
    expect(bookkeeper(structuredClone(game.state)).book(game.state, changes)).not.toEqual([]);
  });
});
