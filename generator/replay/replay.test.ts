import { describe, expect, it } from 'vitest';

import type { Legal } from '../../runtime/kernel/actions.ts';
import type { GameLog, LoggedAction } from '../../runtime/kernel/log.ts';
import { RuleViolation } from '../../runtime/kernel/violation.ts';
import type { ReplayedGame } from './replay.ts';
import { replay } from './replay.ts';
import { tell } from './report.ts';
import type { TraceLine } from './trace.ts';

const step = (id: number | undefined, type: string, more: Readonly<Record<string, unknown>> = {}): LoggedAction => ({
  type,
  entity: 1,
  entity_type: 'player',
  ...(id === undefined ? {} : { id }),
  ...more,
});

const logOf = (...actions: LoggedAction[]): GameLog => ({
  id: 'toy',
  title: 'toy',
  players: [{ id: 1, name: 'Ann' }],
  seed: 1,
  variants: [],
  actions,
});

/** A game about one heap of coins: `add` puts one on it, `steal` is refused, `cheat` is taken but listed nowhere. */
function heap(): ReplayedGame {
  let coins = 0;
  const tolerated: string[] = [];
  const legal = [{ action: step(undefined, 'add') }] as unknown as Legal[];
  return {
    legalActions: () => legal,
    apply: ({ type }) => {
      if (type === 'steal') throw new RuleViolation('heap.theft', 'Nobody takes from the heap.');
      if (type === 'borrow') tolerated.push('heap.credit');
      coins += 1;
    },
    meaning: () => ({ certificate: String, train: String, tile: String, city: String }),
    snapshot: () => new Map([['heap', coins]]),
    tolerated: () => tolerated,
    result: () => ({ '1': coins }),
    endReason: () => null,
  };
}

const line = (id: number, type: string, coins: number): TraceLine => ({ id, type, set: { heap: coins } });

describe('a replay that conforms', () => {
  it('plays what was not undone, and counts automatic actions', () => {
    const log = logOf(
      step(1, 'add'),
      step(2, 'add'),
      step(3, 'undo'),
      step(4, 'add', { auto_actions: [step(undefined, 'add')] }),
    );
    const report = replay(log, heap(), [line(0, 'start', 0), line(1, 'add', 1), line(4, 'add', 3)]);
    expect(report.difference).toBeUndefined();
    expect(report.actions).toBe(3);
    expect(tell('toy', report)).toBe('toy conforms: 3 actions, result 1: 3\n');
  });

  it('says which rules it let pass, and where', () => {
    const report = replay(logOf(step(1, 'borrow')), heap());
    expect(report.difference).toBeUndefined();
    expect(report.tolerated).toEqual([{ rule: 'heap.credit', action: 1 }]);
    expect(tell('toy', report)).toContain('  tolerated: heap.credit at action 1\n');
    const twice = replay(logOf(step(1, 'borrow'), step(2, 'add'), step(3, 'borrow')), heap());
    expect(tell('toy', twice)).toContain('  tolerated: heap.credit at action 1, 3\n');
  });
});

describe('a replay that differs stops at the first difference', () => {
  it('in the state after set-up', () => {
    const report = replay(logOf(), heap(), [line(0, 'start', 5)]);
    expect(report.difference).toEqual({ kind: 'state', action: 0, key: 'heap', expected: 5, actual: 0 });
    expect(tell('toy', report)).toBe('toy differs: after set-up: heap should be 5, but is 0\n');
  });

  it('in the state after an action, with the last ten actions', () => {
    const actions = Array.from({ length: 14 }, (_, index) => step(index + 1, 'add'));
    const trace = [
      line(0, 'start', 0),
      ...actions.map((_, index) => line(index + 1, 'add', index < 11 ? index + 1 : 99)),
    ];
    const report = replay(logOf(...actions), heap(), trace);
    expect(report.difference).toMatchObject({ kind: 'state', action: 12, expected: 99, actual: 12 });
    expect(report.lastActions?.map(({ id }) => id)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(tell('toy', report)).toContain('\n  12 add player 1\n');
  });

  it('where the rules refuse an action', () => {
    const { difference } = replay(logOf(step(1, 'add'), step(2, 'steal')), heap());
    expect(difference).toEqual({
      kind: 'refused',
      action: 2,
      rule: 'heap.theft',
      message: 'Nobody takes from the heap.',
    });
  });

  it('where an action is taken that was not listed as legal', () => {
    expect(replay(logOf(step(1, 'cheat')), heap()).difference).toEqual({ kind: 'unlisted', action: 1 });
  });

  it('inside automatic actions, under the number of the action that holds them', () => {
    const log = logOf(step(7, 'add', { auto_actions: [step(undefined, 'steal')] }));
    expect(replay(log, heap()).difference).toMatchObject({ kind: 'refused', action: 7 });
  });

  it.each([
    ['goes on', [line(0, 'start', 0), line(1, 'add', 1), line(2, 'add', 2)], 2],
    ['has ended', [line(0, 'start', 0)], 1],
    ['shows another action', [line(0, 'start', 0), line(3, 'add', 1)], 1],
  ])('where the trace %s', (_, trace, action) => {
    expect(replay(logOf(step(1, 'add')), heap(), trace).difference).toMatchObject({ kind: 'out-of-step', action });
  });

  it('in the result, and in why the game ended', () => {
    const log = logOf(step(1, 'add'));
    expect(replay({ ...log, result: { '1': 2 } }, heap()).difference).toMatchObject({
      kind: 'result',
      key: 'result/1',
      expected: 2,
      actual: 1,
    });
    expect(replay({ ...log, endReason: 'bank' }, heap()).difference).toMatchObject({ key: 'game_end_reason' });
  });
});

it('a fault of the engine is no difference: it comes through', () => {
  const broken: ReplayedGame = {
    ...heap(),
    apply: () => {
      throw new TypeError('no such list');
    },
  };
  expect(() => replay(logOf(step(1, 'add')), broken)).toThrow(TypeError);
});
