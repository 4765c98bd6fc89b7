/** The operating round (core rules 8.1, 8.2): privates pay, then each operator has its turn. */
import { describe, expect, it } from 'vitest';
import { corporation, deal, givePrivate, giveTrain, player, setCash, start } from '../../test/support/rail-title.ts';
import { listener, turnGame } from '../../test/support/turn-title.ts';
import { moveMarker } from '../core/market-moves.ts';
import { marketPrice } from '../core/market.ts';
import { startRound } from '../kernel/engine.ts';
import type { Game } from '../kernel/game.ts';
import { defineMechanic } from '../kernel/mechanic.ts';
import type { Play } from '../kernel/play.ts';
import { bareId } from '../kernel/state.ts';
import type { HomeTokenPolicy, PrivateDefinition, StepUse, TitleDefinition } from '../kernel/title.ts';

const [AB, CD, EF] = ['AB', 'CD', 'EF'].map(corporation) as [string, string, string];

interface Setting {
  readonly steps?: readonly StepUse[];
  readonly privates?: readonly PrivateDefinition[];
  readonly when?: HomeTokenPolicy['when'];
  readonly minors?: readonly string[];
  readonly events?: Parameters<typeof listener>[0];
}

const ALL: readonly StepUse[] = ['track', 'token', 'route', 'dividend', 'discard-train', 'buy-train'].map((id) => ({
  id,
}));

/** AB (100) of player 1 and CD (90) of player 2 with 1,000 each, EF (80) of player 3 not floated; the round has not begun. */
const setting = ({
  steps = [{ id: 'track' }],
  privates = [],
  when = 'operate',
  minors = [],
  events = [],
}: Setting = {}) => {
  const { mechanic, heard } = listener(events);
  const change = (title: TitleDefinition): TitleDefinition => ({
    ...title,
    policies: { ...title.policies, homeToken: { ...title.policies.homeToken, when } },
    minors: minors.map((id) => ({ id, name: id, tokens: [0] })),
  });
  const game = turnGame({ uses: [{ id: 'listener' }], with: [mechanic], steps, privates, change });
  const play = game.context;
  deal(play, { [player(1)]: ['AB_0', 'AB_1'], [player(2)]: ['CD_0', 'CD_1'], [player(3)]: ['EF_0'] });
  start(play, 'AB', { owner: player(1), at: '100,0,4' });
  start(play, 'CD', { owner: player(2), at: '90,1,4' });
  start(play, 'EF', { owner: player(3), at: '80,2,4', floated: false });
  setCash(play, AB, 1000);
  setCash(play, CD, 1000);
  heard.length = 0;
  return { game, play, heard, begin: (): void => startRound(play, 'operating', 1, 1) };
};

const inTurn = (game: Game): string => (game.waiting()?.entities ?? []).map(bareId).join(' ');
const pass = (game: Game, entity: string): void =>
  void game.apply({ type: 'pass', entity, entity_type: 'corporation' });
const entities = (game: Game): string => game.state.round.entities.map(bareId).join(' ');

describe('the start of an operating round', () => {
  it('pays the privates of players and corporations before anybody operates', () => {
    const { game, play, begin } = setting({
      privates: [
        { id: 'P', name: 'P', value: 50, revenue: 15 },
        { id: 'Q', name: 'Q', value: 50, revenue: 10 },
      ],
    });
    givePrivate(play, 'P', player(3));
    givePrivate(play, 'Q', CD);
    const before = game.state.cash[player(3)] ?? 0;
    begin();
    expect([game.state.cash[player(3)], game.state.cash[CD]]).toEqual([before + 15, 1010]);
    expect(inTurn(game)).toBe('AB');
  });

  it('lists floated minors, then floated corporations by price, for the whole round', () => {
    const { game, play, begin } = setting({ minors: ['1', '2'] });
    play.set(['corporations', 'minor:2', 'floated'], true);
    begin();
    expect(entities(game)).toBe('2 AB CD');
    play.set(['corporations', EF, 'floated'], true);
    moveMarker(play, CD, 'up', 3, 'test');
    game.apply({ type: 'pass', entity: '2', entity_type: 'minor' });
    expect([entities(game), inTurn(game)]).toEqual(['2 AB CD', 'AB']);
  });

  it('lets every train run again, and every power that is counted by the round be used again', () => {
    const { game, play, begin } = setting();
    const train = giveTrain(play, AB, '2');
    play.set(['trainMarks', train], { operated: true });
    begin();
    expect(game.state.trainMarks[train]?.operated ?? false).toBe(false);
  });

  it('without operators is its end: the privates have been paid', () => {
    const { game, play, begin } = setting({ privates: [{ id: 'P', name: 'P', value: 50, revenue: 15 }] });
    givePrivate(play, 'P', player(3));
    for (const operator of [AB, CD]) play.set(['corporations', operator, 'floated'], false);
    const before = game.state.cash[player(3)] ?? 0;
    begin();
    expect(game.state.cash[player(3)]).toBe(before + 15);
    expect(play.round.kind.finished(play)).toBe(true);
  });
});

describe('a turn', () => {
  it('goes through the steps in order, and skips those with nothing to ask', () => {
    const { game, begin } = setting({ steps: ALL });
    begin();
    expect(game.waiting()).toMatchObject({ step: 'track', entities: [AB], types: ['lay_tile', 'pass'] });
    pass(game, 'AB');
    // No city but its home is reached, it has no train and no route: token, route and dividend are skipped.
    expect(game.waiting()).toMatchObject({ step: 'buy-train', entities: [AB], types: ['buy_train', 'pass'] });
    pass(game, 'AB');
    expect(game.waiting()).toMatchObject({ step: 'track', entities: [CD] });
  });

  it('brings what a skipped step means with the action before: the price falls where nothing ran', () => {
    const { game, play, begin } = setting({ steps: ALL });
    begin();
    expect(marketPrice(play, AB)).toBe(100);
    pass(game, 'AB');
    // One step left of 100 in the first row.
    expect(marketPrice(play, AB)).toBe(76);
    expect(game.state.corporations[AB]?.operated).toBe(1);
  });

  it('of who has nothing to decide at all is over at once', () => {
    const { game, play, begin } = setting({ steps: [{ id: 'buy-train' }] });
    setCash(play, AB, 0);
    begin();
    expect(inTurn(game)).toBe('CD');
  });

  it('of the last operator ends the round: the stock round follows, a turn later', () => {
    const { game, begin } = setting();
    begin();
    pass(game, 'AB');
    pass(game, 'CD');
    expect([game.state.round.id, game.state.turn]).toEqual(['stock', 2]);
  });

  it('knows whether its operator has done something', () => {
    const { game, play, begin } = setting({ steps: [{ id: 'track' }, { id: 'buy-train' }] });
    begin();
    expect(game.state.round.acted).toBe(false);
    pass(game, 'AB');
    expect(game.state.round.acted).toBe(true);
    pass(game, 'AB');
    expect([bareId(play.current ?? ''), game.state.round.acted]).toEqual(['CD', false]);
  });

  it('is told of: it comes, begins and ends', () => {
    const { game, begin, heard } = setting({
      events: ['roundBegins', 'turnComing', 'turnStarted', 'turnEnded', 'roundStarted', 'roundEnded'],
    });
    begin();
    pass(game, 'AB');
    pass(game, 'CD');
    expect(heard).toEqual([
      'roundBegins operating',
      `turnComing ${AB}`,
      `turnStarted ${AB}`,
      'roundStarted operating',
      `turnEnded ${AB}`,
      `turnComing ${CD}`,
      `turnStarted ${CD}`,
      `turnEnded ${CD}`,
      'roundEnded operating',
      'roundBegins stock',
      'roundStarted stock',
    ]);
  });
});

describe('operators that have closed', () => {
  const close = (game: Game, operator: string): void =>
    game.context.set(['corporations', operator], { ...game.context.state.corporations[operator], closed: true });

  it('are left out when their turn comes', () => {
    const { game, begin, play } = setting();
    play.set(['corporations', EF, 'floated'], true);
    begin();
    close(game, CD);
    pass(game, 'AB');
    expect(inTurn(game)).toBe('EF');
  });

  it('end their own turn, whatever they would still be asked', () => {
    const { game, begin } = setting({ steps: [{ id: 'track' }, { id: 'buy-train' }] });
    begin();
    close(game, AB);
    game.apply({ type: 'program_share_pass', entity: 3, entity_type: 'player' });
    expect(inTurn(game)).toBe('CD');
  });
});

describe('an end at once', () => {
  const breaks = (moment: 'actionTaken' | 'turnEnded'): Game => {
    const bank = defineMechanic({
      manifest: { name: 'bank', summary: 'A test.', provides: {} },
      behave: () => ({ hooks: { [moment]: (play: Play) => play.set(['bankBroken'], true) } }),
    });
    const game = turnGame({
      uses: [{ id: 'bank' }],
      with: [bank],
      steps: [{ id: 'track' }],
      change: (title) => ({
        ...title,
        policies: { ...title.policies, gameEnd: [{ reason: 'bank', timing: 'immediate' }] },
      }),
    });
    start(game.context, 'AB', { owner: player(1), at: '100,0,4' });
    start(game.context, 'CD', { owner: player(2), at: '90,1,4' });
    startRound(game.context, 'operating', 1, 1);
    pass(game, 'AB');
    expect(game.result()).toMatchObject({ finished: true, reason: 'bank' });
    return game;
  };

  it('that comes with the end of a turn leaves nobody else one', () => {
    expect(breaks('turnEnded').context.current).toBe(AB);
  });

  it('that comes with an action lets the next turn begin, and nobody take it', () => {
    const game = breaks('actionTaken');
    expect(game.context.current).toBe(CD);
    expect(game.waiting()).toBeNull();
  });
});

describe('the home token', () => {
  const homes = ({ state }: Game): string =>
    [AB, CD].map((c) => state.corporations[c]?.tokens[0]?.hex ?? '-').join(' ');

  it('is placed when its corporation is first in turn', () => {
    const { game, begin } = setting({ when: 'operate' });
    begin();
    expect(homes(game)).toBe('B2 -');
    pass(game, 'AB');
    expect(homes(game)).toBe('B2 E8');
  });

  it('is placed for all at the start of the round where the title says so', () => {
    const { game, begin } = setting({ when: 'operating_round' });
    begin();
    expect(homes(game)).toBe('B2 E8');
  });

  it('is not placed by the round where it belongs to the par or the float', () => {
    for (const when of ['par', 'float'] as const) {
      const { game, begin } = setting({ when });
      begin();
      pass(game, 'AB');
      expect(homes(game)).toBe('- -');
    }
  });
});
