/** What a program that uses the runtime relies on: history, refusals, saved games, programs. */
import { beforeEach, describe, expect, it } from 'vitest';
import { loadTitle } from '../generator/resolve/load-title.ts';
import { link } from '../runtime/link/link.ts';
import { mechanics } from '../runtime/mechanics/index.ts';
import { Game, LogError } from '../runtime/kernel/game.ts';
import { RuleViolation } from '../runtime/kernel/violation.ts';

const { title } = loadTitle('1830');
if (title === undefined) throw new Error('1830 is unsound');
const rules = link(title, mechanics, { players: 2 });
const setup = {
  players: [
    { id: 1, name: 'Ann' },
    { id: 2, name: 'Bob' },
  ],
  seed: 1,
};

const bid = (player: number, company: string, price: number) => ({
  type: 'bid',
  entity: player,
  entity_type: 'player',
  company,
  price,
});
const pass = (player: number) => ({ type: 'pass', entity: player, entity_type: 'player' });

let game: Game;
beforeEach(() => {
  game = Game.start(rules, setup);
});

describe('a refused action', () => {
  it('says which rule refuses it, and leaves everything as it was', () => {
    const before = structuredClone(game.state);
    expect(() => game.apply(bid(2, 'SV', 20))).toThrow(RuleViolation);
    expect(game.explain(bid(1, 'BO', 221))?.rule).toBe('auction.bid.low');
    expect(game.explain(bid(1, 'BO', 225))).toBeNull();
    expect(game.state).toEqual(before);
    expect(game.actions).toEqual([]);
  });
});

describe('the account of an action', () => {
  it('tells who paid whom, and by which rule', () => {
    game.apply(bid(1, 'SV', 20));
    const paid = game.changes().filter((c) => c.kind === 'money');
    expect(paid).toEqual([{ kind: 'money', from: 'player:1', to: 'bank', amount: 20, rule: 'auction.sold' }]);
  });
});

describe('the account of the set-up', () => {
  const cash = (of: Game): number =>
    of.setUpChanges.filter((c) => c.kind === 'money' && c.rule === 'setup.cash').length;

  it('tells what was dealt before the first action, whatever is played or taken back later', () => {
    expect(cash(game)).toBe(2);
    game.apply(bid(1, 'SV', 20));
    game.undo();
    expect(cash(game)).toBe(2);
  });

  it('is found again for a saved game', () => {
    expect(Game.restore(rules, game.save()).setUpChanges).toEqual(game.setUpChanges);
  });
});

describe('undo and redo', () => {
  it('take an action back and play it again', () => {
    const before = structuredClone(game.state);
    game.apply(bid(1, 'SV', 20));
    const after = structuredClone(game.state);
    expect(game.undo()).toBe(true);
    expect(game.state).toEqual(before);
    expect(game.undo()).toBe(false);
    expect(game.redo()).toBe(true);
    expect(game.state).toEqual(after);
    expect(game.redo()).toBe(false);
  });

  it('treat a logged action and its automatic ones as one', () => {
    const before = structuredClone(game.state);
    game.applyLogged({ ...bid(1, 'SV', 20), auto_actions: [pass(2)] });
    expect(game.waiting()?.entities).toEqual(['player:1']);
    expect(game.actions).toHaveLength(1);
    game.undo();
    expect(game.state).toEqual(before);
  });

  it('take nothing of a logged action when one of its automatic ones is refused', () => {
    const before = structuredClone(game.state);
    expect(() => game.applyLogged({ ...bid(1, 'SV', 20), auto_actions: [pass(1)] })).toThrow(RuleViolation);
    expect(game.state).toEqual(before);
  });

  it('reach behind the point at which a game was saved', () => {
    game.apply(bid(1, 'SV', 20));
    const earlier = structuredClone(game.state);
    game.applyLogged({ ...bid(2, 'CS', 40), auto_actions: [pass(1)] });
    const later = structuredClone(game.state);
    const restored = Game.restore(rules, JSON.parse(JSON.stringify(game.save())));
    expect(restored.state).toEqual(later);
    restored.undo();
    expect(restored.state).toEqual(earlier);
    restored.redo();
    expect(restored.state).toEqual(later);
  });
});

describe('a log that cannot be played on', () => {
  it('names the action and keeps the game at the last good one', () => {
    const log = {
      id: 1,
      title: '1830',
      players: setup.players,
      seed: 1,
      variants: [],
      actions: [
        { ...bid(1, 'SV', 20), id: 1 },
        { ...bid(1, 'CS', 40), id: 7 },
      ],
    };
    let kept: Game | undefined;
    const load = () => Game.load(rules, log, { into: (g) => (kept = g) });
    expect(load).toThrow(LogError);
    expect(load).toThrow(/^action 7: /);
    expect(kept?.actions).toHaveLength(1);
  });
});

describe('programs at a live table', () => {
  it('play for the player in turn, as automatic actions of the one before', () => {
    game.apply({
      type: 'program_auction_bid',
      entity: 2,
      entity_type: 'player',
      bid_target: 'BO',
      enable_maximum_bid: true,
      maximum_bid: 240,
      auto_pass_after: true,
    });
    const played = game.applyLive(bid(1, 'SV', 20));
    expect(played.action.auto_actions?.map(({ type, entity }) => ({ type, entity }))).toEqual([
      { type: 'bid', entity: 2 },
    ]);
    expect(game.waiting()?.entities).toEqual(['player:1']);
    game.undo();
    expect(game.actions.map((a) => a.type)).toEqual(['program_auction_bid']);
  });
});
