import { describe, expect, it } from 'vitest';

import { LogFormatError, readLog } from './read-log.ts';

const smallest = {
  id: 17,
  title: '1830',
  players: [
    { id: 1, name: 'Ann' },
    { id: 2, name: 'Ben' },
  ],
  settings: { seed: 314, optional_rules: ['multiple_brown_from_ipo'] },
  actions: [{ type: 'pass', entity: 1, entity_type: 'player', id: 1 }],
};

describe('reading a log', () => {
  it('takes over title, players, seed, optional rules and actions', () => {
    const log = readLog(smallest);
    expect(log.title).toBe('1830');
    expect(log.players.map(({ name }) => name)).toEqual(['Ann', 'Ben']);
    expect(log.seed).toBe(314);
    expect(log.variants).toEqual(['multiple_brown_from_ipo']);
    expect(log.actions).toEqual(smallest.actions);
    expect(log.result).toBeUndefined();
  });

  it('takes over the result of a finished game', () => {
    const log = readLog({ ...smallest, result: { '2': 900, '1': 700 }, game_end_reason: 'bank' });
    expect(log.result).toEqual({ '1': 700, '2': 900 });
    expect(log.endReason).toBe('bank');
  });

  // Core rules 1.1: a missing or empty seed is the first run of digits in the id.
  it.each([
    ['hs_jmmljkbw_17502', undefined, 17502],
    ['hs_jmmljkbw_17502', '', 17502],
    [26855, null, 26855],
    [1, '42', 42],
  ])('finds the seed of id %s with settings.seed %s', (id, seed, expected) => {
    expect(readLog({ ...smallest, id, settings: { seed } }).seed).toBe(expected);
  });

  it.each([
    ['the log is no object', [], ''],
    ['the title is missing', { ...smallest, title: undefined }, '/title'],
    ['a player has no name', { ...smallest, players: [{ id: 1 }] }, '/players/0/name'],
    ['the seed is no number', { ...smallest, settings: { seed: 'x1' } }, '/settings/seed'],
    ['there is no seed at all', { ...smallest, id: 'none', settings: {} }, '/settings/seed'],
    ['the actions are no list', { ...smallest, actions: {} }, '/actions'],
    ['an action has no type', { ...smallest, actions: [{ entity: 1, entity_type: 'player' }] }, '/actions/0/type'],
    [
      'an action has no actor',
      { ...smallest, actions: [{ type: 'pass', entity_type: 'player' }] },
      '/actions/0/entity',
    ],
    [
      'an automatic action is no object',
      { ...smallest, actions: [{ type: 'pass', entity: 1, entity_type: 'player', auto_actions: [7] }] },
      '/actions/0/auto_actions/0',
    ],
    ['a score is no number', { ...smallest, result: { '1': 'many' } }, '/result/1'],
  ])('says where: %s', (_, value, where) => {
    let problem: unknown;
    try {
      readLog(value);
    } catch (error) {
      problem = error;
    }
    expect(problem).toBeInstanceOf(LogFormatError);
    expect(problem).toMatchObject({ where });
  });
});
