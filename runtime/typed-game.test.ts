/** What generated modules do with saved games, which they prove unless they are told to trust them, and with logs. */
import { beforeEach, describe, expect, it } from 'vitest';

import { shareTitle } from '../test/support/share-title.ts';
import { LogError } from './kernel/log-error.ts';
import { LogFormatError } from './kernel/read-json.ts';
import { readLog } from './kernel/read-log.ts';
import { LinkError } from './link/link.ts';
import type { TitleGame, TitleIds } from './typed-game.ts';
import { titleModule } from './typed-game.ts';

type Json = Record<string, unknown>;

const { load, newGame, restore } = titleModule<TitleIds>(shareTitle, []);

let game: TitleGame<TitleIds>;
let saved: Json;
beforeEach(() => {
  game = newGame({ players: 3, seed: 7 });
  for (let i = 0; i < 4; i++) {
    const [first] = game.legalActions();
    if (first === undefined) throw new Error('there is always something to do');
    game.apply(first.action);
  }
  saved = JSON.parse(JSON.stringify(game.save())) as Json;
});

const rich = (): void => {
  (saved['state'] as { cash: Record<string, number> }).cash['player:1'] = 1_000_000;
};

describe('restore', () => {
  it('goes on where the game was saved, with its history', () => {
    const restored = restore(saved);
    expect(restored.state).toEqual(game.state);
    expect(restored.legalActions()).toEqual(game.legalActions());
    expect(restored.changes(0)).toEqual(game.changes(0));
    for (let i = 0; i < 4; i++) expect(restored.undo()).toBe(true);
    expect(restored.state).toEqual(newGame({ players: 3, seed: 7 }).state);
  });

  it('refuses a save whose state was changed, and says where', () => {
    rich();
    expect(() => restore(saved)).toThrow(LogFormatError);
    expect(() => restore(saved)).toThrow('/state/cash/player:1 is not what the actions lead to');
  });

  it('refuses a save whose actions were changed, and says which', () => {
    (saved['actions'] as Json[]).splice(1, 1);
    expect(() => restore(saved)).toThrow(LogError);
    expect(() => restore(saved)).toThrow(expect.objectContaining({ index: 1 }));
  });

  it.each<[string, unknown, string]>([
    ['nothing', null, 'the saved game must be an object'],
    ['a text', 'saved', 'the saved game must be an object'],
    ['half a save', { title: shareTitle.id }, '/setup must be an object'],
    ['a save of another title', { title: '1830' }, '/title is not'],
  ])('refuses %s', (_, what, message) => {
    const full =
      typeof what === 'object' && what !== null && message.startsWith('/title') ? { ...saved, ...what } : what;
    expect(() => restore(full)).toThrow(message);
  });

  it('refuses a save with players or variants that the title does not have', () => {
    expect(() => restore({ ...saved, variants: ['nothing_of_ours'] })).toThrow(LinkError);
    const setup = saved['setup'] as { players: unknown[] };
    expect(() => restore({ ...saved, setup: { ...setup, players: setup.players.slice(0, 1) } })).toThrow(LinkError);
  });

  it('takes a save at its word where it is told to', () => {
    rich();
    const restored = restore(saved, { trusted: true });
    expect(restored.cashOf({ entity: 1, entity_type: 'player' })).toBe(1_000_000);
    expect(restored.game.actions).toEqual(game.game.actions);
  });
});

describe('load', () => {
  const log = () => ({
    id: 'table-7',
    title: shareTitle.id,
    players: [1, 2, 3].map((id) => ({ id, name: `Player ${id}` })),
    settings: { seed: 7 },
    actions: game.game.actions.map((action, index) => ({ ...action, id: index + 1 })),
  });

  it('plays the JSON of a public log, or what readLog has made of it', () => {
    expect(load(log()).state).toEqual(game.state);
    expect(load(readLog(log())).state).toEqual(game.state);
  });

  it.each<[string, unknown, string]>([
    ['nothing', {}, '/title must be a text'],
    ['a log without actions', { title: 'x', id: 1, players: [] }, '/actions must be a list'],
    ['a text', '{}', 'the log must be an object'],
  ])('refuses %s', (_, what, message) => {
    expect(() => load(what)).toThrow(LogFormatError);
    expect(() => load(what)).toThrow(message);
  });

  it('says which action it cannot play', () => {
    const broken = { ...log(), actions: log().actions.slice(1) };
    expect(() => load(broken)).toThrow(LogError);
    expect(() => load(broken)).toThrow(expect.objectContaining({ index: 0 }));
  });
});
