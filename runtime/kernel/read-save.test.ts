/** Saved games that somebody has tampered with. */
import { beforeEach, describe, expect, it } from 'vitest';

import { shareGame, shareTitle } from '../../test/support/share-title.ts';
import { link } from '../link/link.ts';
import { Game, LogError } from './game.ts';
import { LogFormatError } from './read-json.ts';
import { proveSave, readSave } from './read-save.ts';

const rules = link(shareTitle, [], { players: 3 });

type Json = Record<string, unknown>;

let saved: Json;
let game: Game;
beforeEach(() => {
  game = shareGame();
  for (let i = 0; i < 4; i++) game.apply(game.legalActions()[0]?.action);
  saved = JSON.parse(JSON.stringify(game.save())) as Json;
});

const open = (): Game => proveSave(rules, readSave(saved));

describe('a saved game', () => {
  it('opens as it was left, with its whole history', () => {
    const opened = open();
    expect(opened.state).toEqual(game.state);
    expect(opened.actions).toEqual(game.actions);
    expect([0, 1, 2, 3].map((at) => opened.changes(at))).toEqual([0, 1, 2, 3].map((at) => game.changes(at)));
  });

  it.each<[string, (state: Json) => unknown, string]>([
    ['money', (state) => ((state['cash'] as Json)['player:1'] = 1_000_000), '/state/cash/player:1'],
    ['the turn', (state) => (state['turn'] = 9), '/state/turn'],
    ['something missing', (state) => delete state['phase'], '/state/phase'],
    ['something more', (state) => (state['extra'] = 1), '/state/extra'],
  ])('is refused where the state has other figures: %s', (_, tamper, at) => {
    tamper(saved['state'] as Json);
    expect(open).toThrow(LogFormatError);
    expect(open).toThrow(`${at} is not what the actions lead to`);
  });

  it('is refused where an action is illegal, and says which', () => {
    (saved['actions'] as Json[]).splice(1, 1);
    expect(open).toThrow(LogError);
    expect(open).toThrow(expect.objectContaining({ index: 1, rule: 'turn.waiting' }));
  });

  it.each<[string, unknown, string]>([
    ['title', 'Another', '/title'],
    ['title', 7, '/title'],
    ['variants', ['more'], '/variants'],
    ['variants', 'none', '/variants'],
    ['setup', { players: [], seed: 1 }, '/players'],
    ['setup', { players: [], seed: 0.5 }, '/setup/seed'],
    ['setup', null, '/setup'],
    ['actions', {}, '/actions'],
    ['actions', [{}], '/actions/0/type'],
    ['state', [], '/state'],
  ])('is refused where %s is %j', (field, value, at) => {
    saved[field] = value;
    expect(open).toThrow(LogFormatError);
    expect(open).toThrow(expect.objectContaining({ where: at }));
  });
});

describe('a game restored without proof', () => {
  it('knows what was done before it was saved once somebody asks', () => {
    const restored = Game.restore(rules, readSave(saved));
    const { context } = restored;
    expect(restored.changes(1)).toEqual(game.changes(1));
    expect(restored.changes()).toEqual(game.changes());
    expect(restored.context).toBe(context);
    restored.undo();
    game.undo();
    expect(restored.state).toEqual(game.state);
  });

  it('comes to what the actions lead to when it is undone, whatever the save said', () => {
    ((saved['state'] as Json)['cash'] as Json)['player:1'] = 1_000_000;
    const restored = Game.restore(rules, readSave(saved));
    restored.undo();
    game.undo();
    expect(restored.state).toEqual(game.state);
  });
});
