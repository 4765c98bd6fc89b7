import { describe, expect, it } from 'vitest';

import { corpusIsThere, corpusLogs, readCorpusLog, tracedIds } from '../../test/support/corpus.ts';
import type { LoggedAction } from './log.ts';
import { keptActions, withAutomatic } from './log.ts';

const entry = (id: number, type: string, rest: Readonly<Record<string, unknown>> = {}): LoggedAction => ({
  type,
  entity: 1,
  entity_type: 'player',
  id,
  ...rest,
});
const pass = (id: number): LoggedAction => entry(id, 'pass');
const undo = (id: number, target?: number): LoggedAction =>
  entry(id, 'undo', target === undefined ? {} : { action_id: target });
const redo = (id: number): LoggedAction => entry(id, 'redo');
const message = (id: number): LoggedAction => entry(id, 'message', { message: 'hello' });

const keptIds = (...actions: LoggedAction[]): (number | undefined)[] => keptActions(actions).map(({ id }) => id);

describe('undo without a target (core rules 2.4)', () => {
  it('takes back the last action that still counts', () => {
    expect(keptIds(pass(1), pass(2), undo(3))).toEqual([1]);
    expect(keptIds(pass(1), pass(2), undo(3), undo(4))).toEqual([]);
  });

  it('passes over messages, and they stay', () => {
    expect(keptIds(pass(1), pass(2), message(3), undo(4))).toEqual([1, 3]);
  });

  it('has nothing to take back at the start', () => {
    expect(keptIds(undo(1), pass(2))).toEqual([2]);
  });
});

describe('undo to an action (core rules 2.4)', () => {
  it('keeps the target and takes back what follows', () => {
    expect(keptIds(pass(1), pass(2), pass(3), undo(4, 1))).toEqual([1]);
  });

  it('takes everything back when the target is 0', () => {
    expect(keptIds(pass(1), message(2), pass(3), undo(4, 0))).toEqual([2]);
  });

  it('takes nothing back when the target is not in the log', () => {
    expect(keptIds(pass(1), pass(2), undo(3, 99))).toEqual([1, 2]);
  });
});

describe('redo (core rules 2.4)', () => {
  it('puts the actions of the last undo back where they were', () => {
    expect(keptIds(pass(1), pass(2), pass(3), undo(4, 1), redo(5))).toEqual([1, 2, 3]);
    expect(keptIds(pass(1), pass(2), undo(3), undo(4), redo(5))).toEqual([1]);
    expect(keptIds(pass(1), pass(2), undo(3), undo(4), redo(5), redo(6))).toEqual([1, 2]);
  });

  it('is impossible once another action was played', () => {
    expect(keptIds(pass(1), pass(2), undo(3), pass(4), redo(5))).toEqual([1, 4]);
  });

  it('is still possible after a message', () => {
    expect(keptIds(pass(1), pass(2), undo(3), message(4), redo(5))).toEqual([1, 2, 4]);
  });
});

describe('automatic actions', () => {
  it('follow the action that holds them, in order', () => {
    const first = { type: 'pass', entity: 2, entity_type: 'player' };
    const second = { type: 'program_disable', entity: 3, entity_type: 'player' };
    const types = withAutomatic(entry(7, 'bid', { auto_actions: [first, second] })).map(({ type }) => type);
    expect(types).toEqual(['bid', 'pass', 'program_disable']);
  });
});

describe.skipIf(!corpusIsThere)('logs of real games', () => {
  // The counts are those that the core rules (2.4) give for these logs.
  it.each([
    ['1830', '26855', 502],
    ['1830', '29133', 334],
    ['1889', '314', 457],
  ])('%s %s keeps %i actions', (title, name, count) => {
    const log = corpusLogs(title).find((candidate) => candidate.name === name);
    expect(log).toBeDefined();
    if (log === undefined) return;
    const kept = keptActions(readCorpusLog(log).actions).filter(({ type }) => type !== 'message');
    expect(kept).toHaveLength(count);
  });

  it.each(corpusLogs().map((log) => [`${log.title} ${log.name}`, log] as const))(
    '%s keeps what was played',
    (_, log) => {
      expect(keptActions(readCorpusLog(log).actions).map(({ id }) => id)).toEqual(tracedIds(log));
    },
  );
});
