/** The loop of the game: which step takes an action, how steps are walked, how rounds follow each other (core rules 3). */
import { describe, expect, it } from 'vitest';
import { corporation, player, shareTitle } from '../../test/support/share-title.ts';
import { link } from '../link/link.ts';
import { Game } from './game.ts';
import { defineMechanic } from './mechanic.ts';
import type { Taps } from './hooks.ts';
import type { Play } from './play.ts';
import { markPassed, resetSteps, waitingStep, walkSteps } from './engine.ts';
import type { RoundKind, Step } from './round.ts';
import { refuse } from './violation.ts';
import type { EntityId } from './state.ts';
import type { PhaseDefinition, RoundPlan, TitleDefinition } from './title.ts';

/** A step of which a test says everything; it notes what it was told. */
interface Probe extends Partial<Omit<Step, 'id' | 'offers' | 'takes' | 'asks'>> {
  readonly id: string;
  /** Types it takes, from everybody or as a function says. */
  readonly takes?: readonly string[] | ((play: Play, entity: EntityId) => readonly string[]);
}

const TYPES = ['pass', 'bid', 'discard_train'];

/** One turn after the other for ever: everybody is in turn until no step waits. */
const turns: RoundKind = {
  entities: (play) => play.state.order,
  start(play) {
    resetSteps(play);
    walkSteps(play);
  },
  afterAction(play) {
    if (waitingStep(play) !== null) return;
    play.set(['round', 'index'], play.state.round.index + 1);
    if (play.current === undefined) return;
    resetSteps(play);
    walkSteps(play);
  },
  finished: (play) => play.current === undefined,
};

interface Setting {
  readonly steps: readonly Probe[];
  readonly rounds?: Pick<RoundPlan, 'opening' | 'cycle'>;
  readonly phases?: readonly PhaseDefinition[];
  readonly hooks?: Taps;
}

const play = ({
  steps,
  rounds = { opening: [], cycle: [{ round: 'turns' }] },
  phases = shareTitle.phases,
  hooks = {},
}: Setting) => {
  const told: string[] = [];
  const stepOf = ({ id, takes = [], ...given }: Probe): Step => ({
    name: '',
    blocking: true,
    types: TYPES,
    list: () => undefined,
    ...given,
    id,
    offers: (p, entity) => (typeof takes === 'function' ? takes(p, entity) : takes),
    apply(p, action, entity) {
      told.push(`${id} ${action.type} ${entity}`);
      if (given.apply) given.apply(p, action, entity);
      else p.set(['round', 'passed', id], true);
    },
    skip(p) {
      told.push(`${id} skipped`);
      given.skip?.(p);
    },
  });
  const probes = defineMechanic({
    manifest: { name: 'probes', summary: 'A test.', provides: {} },
    behave: () => ({
      steps: Object.fromEntries(steps.map((probe) => [probe.id, () => stepOf(probe)])),
      rounds: { turns, over: { ...turns, entities: () => [] } },
      hooks,
    }),
  });
  const uses = steps.map(({ id }) => ({ id }));
  const title: TitleDefinition = {
    ...shareTitle,
    phases,
    mechanics: [{ id: 'probes' }],
    rounds: {
      ...rounds,
      definitions: [
        { id: 'turns', kind: 'turns', code: 'T', steps: uses },
        { id: 'first', kind: 'turns', code: 'F', steps: uses },
        { id: 'empty', kind: 'over', code: 'E', steps: uses },
      ],
    },
  };
  const rules = link(title, [probes], { players: 2 });
  const game = Game.start(rules, { players: [1, 2].map((id) => ({ id, name: `Player ${id}` })), seed: 1 });
  const act = (type: string, entity: number | string = 1, entity_type = 'player'): void =>
    void game.apply({
      type,
      entity,
      entity_type,
      ...(type === 'discard_train' ? { train: '2-0' } : type === 'bid' ? { price: 5 } : {}),
    });
  const refused = (type: string, entity: number | string = 1, entity_type = 'player'): string => {
    try {
      act(type, entity, entity_type);
      return 'accepted';
    } catch (error) {
      return error instanceof Error && 'rule' in error ? String(error.rule) : String(error);
    }
  };
  return { game, play: game.context, told, act, refused };
};

const onlyCurrent =
  (...types: readonly string[]) =>
  (p: Play, entity: EntityId) =>
    entity === p.current ? types : [];

describe('an action', () => {
  const steps: readonly Probe[] = [
    { id: 'any-time', blocking: false, takes: ['discard_train'] },
    { id: 'waits', types: ['pass'], takes: onlyCurrent('pass') },
    { id: 'behind', takes: ['bid'] },
  ];

  it('goes to a step that never waits, if it stands before the one that does, whoever takes it', () => {
    const { act, told, game } = play({ steps });
    act('discard_train', 2);
    expect(told).toEqual(['any-time discard_train player:2']);
    expect(game.waiting()).toEqual({ step: 'waits', entities: [player(1)], types: ['pass'] });
  });

  it('goes to the step that waits, from who is asked, and to none behind it', () => {
    const { act, refused, told } = play({ steps });
    expect([refused('pass', 2), refused('bid', 1)]).toEqual(['turn.waiting', 'turn.waiting']);
    expect(told).toEqual([]);
    act('pass');
    expect(told).toEqual(['waits pass player:1']);
    act('bid', 2);
    expect(told).toEqual(['waits pass player:1', 'behind bid player:2']);
  });

  it('is refused with who must act, where, and with what', () => {
    const { game } = play({ steps });
    const objection = game.explain({ type: 'pass', entity: 2, entity_type: 'player' });
    expect(objection?.message).toBe('player:1 must act first: waits takes pass.');
    expect(objection?.details).toEqual({ step: 'waits', waiting: [player(1)] });
  });

  it('that nobody takes is refused, too', () => {
    const only: readonly Probe[] = [
      { id: 'shut', blocking: false },
      { id: 'waits', takes: onlyCurrent('pass'), active: () => false },
    ];
    const { refused } = play({
      steps: [...only, { id: 'open', blocking: false, takes: onlyCurrent('bid') }],
      rounds: { opening: [], cycle: [{ round: 'turns' }] },
    });
    expect(refused('pass')).toBe('turn.nobody');
  });

  it('which the waiting step knows but does not offer is refused by the rule that stands against it', () => {
    const apply: Step['apply'] = (_, action) => void (action.type === 'bid' && refuse('test.rule', 'Not so much.'));
    const { refused } = play({ steps: [{ id: 'waits', takes: onlyCurrent('pass'), apply }] });
    expect(refused('bid')).toBe('test.rule');
    expect(refused('bid', 2)).toBe('turn.waiting');
  });

  it('that is refused leaves the state as it was', () => {
    const apply: Step['apply'] = (p) => {
      p.set(['turn'], 7);
      refuse('test.rule', 'No.');
    };
    const { game, refused } = play({ steps: [{ id: 'waits', takes: ['pass'], apply }] });
    const before = structuredClone(game.state);
    expect(refused('pass')).toBe('test.rule');
    expect(game.state).toEqual(before);
  });
});

describe('the walk through the steps', () => {
  it('passes, in order, all that have nothing to ask, up to the first that waits; those that never wait stay open', () => {
    const { told, game } = play({
      steps: [
        { id: 'a' },
        { id: 'never', blocking: false },
        { id: 'b' },
        { id: 'waits', takes: ['pass'] },
        { id: 'c' },
      ],
    });
    expect(told).toEqual(['a skipped', 'b skipped']);
    expect(game.state.round.passed).toEqual({ a: true, b: true });
  });

  it('lets a step see what skipping the one before it has brought', () => {
    const note: Step['skip'] = (p) => p.set(['round', 'memory', 'ran'], false);
    const { game } = play({
      steps: [
        { id: 'route', skip: note },
        { id: 'dividend', takes: (p) => (p.state.round.memory.ran === false ? ['pass'] : []) },
        { id: 'behind', takes: ['bid'] },
      ],
    });
    expect(game.waiting()?.step).toBe('dividend');
  });

  it('happens at the end of the action before: what was skipped belongs to it', () => {
    const { act, told, game } = play({
      steps: [{ id: 'waits', takes: onlyCurrent('pass') }, { id: 'a' }, { id: 'end', takes: ['bid'] }],
    });
    act('pass');
    expect(told).toEqual(['waits pass player:1', 'a skipped']);
    expect(game.changes().map((c) => (c.kind === 'set' ? c.path.join('.') : c.kind))).toContain('round.passed.a');
  });

  it('tells a step that it is reached before it is asked', () => {
    const { game } = play({
      steps: [
        {
          id: 'notes',
          reached: (p) => p.set(['round', 'memory', 'seen'], true),
          takes: (p) => (p.state.round.memory.seen === true ? ['pass'] : []),
        },
      ],
    });
    expect(game.waiting()?.step).toBe('notes');
  });

  it('leaves a step alone that does not count as one that waits now', () => {
    const { game } = play({
      steps: [
        { id: 'sometimes', takes: ['discard_train'], blocksNow: (p) => p.state.round.memory.stop === true },
        { id: 'waits', takes: onlyCurrent('pass') },
      ],
    });
    expect(game.waiting()?.step).toBe('waits');
    expect(game.state.round.passed).toEqual({});
    game.context.set(['round', 'memory', 'stop'], true);
    expect(game.waiting()?.step).toBe('sometimes');
  });

  it('waits for whom the step names, not for who is in turn', () => {
    const { game, refused } = play({
      steps: [{ id: 'waits', types: ['pass'], waiting: () => [player(2)], takes: ['pass'] }],
    });
    expect(game.waiting()).toEqual({ step: 'waits', entities: [player(2)], types: ['pass'] });
    expect(refused('pass', 2)).toBe('accepted');
  });

  it('does not happen while a hook holds it', () => {
    const { act, told, game } = play({
      steps: [{ id: 'waits', takes: onlyCurrent('pass') }, { id: 'a' }, { id: 'end', takes: ['bid'] }],
      hooks: { holdsSteps: () => true },
    });
    act('pass');
    expect(told).toEqual(['waits pass player:1']);
    expect(game.waiting()?.step).toBe('end');
  });

  it('asks nothing of a corporation that has closed', () => {
    const AB = corporation('AB');
    const { game, refused } = play({
      steps: [
        { id: 'waits', waiting: () => [AB], takes: (_, entity) => (entity === AB ? ['pass'] : []) },
        { id: 'behind', takes: onlyCurrent('bid') },
      ],
    });
    expect(game.waiting()?.step).toBe('waits');
    game.context.set(['corporations', AB], { ...game.context.state.corporations[AB], closed: true });
    expect(game.waiting()?.step).toBe('behind');
    expect(refused('pass', 'AB', 'corporation')).toBe('turn.waiting');
  });
});

describe('the start of a round', () => {
  it('is over with its first action, a message or a program included', () => {
    const steps: readonly Probe[] = [{ id: 'waits', takes: onlyCurrent('pass') }];
    for (const type of ['pass', 'message', 'program_share_pass']) {
      const { game, act } = play({ steps });
      expect(game.state.round.fresh).toBe(true);
      act(type);
      expect(game.state.round.fresh, type).toBe(false);
    }
  });

  it('has seen nobody act: who is in turn has acted once he, or a private of his, has done something', () => {
    const steps: readonly Probe[] = [
      { id: 'any-time', blocking: false, takes: ['discard_train'], apply: () => undefined },
      { id: 'waits', takes: onlyCurrent('pass') },
    ];
    const { game, act } = play({ steps });
    act('discard_train', 2);
    expect(game.state.round.acted).toBe(false);
    act('discard_train', 'S', 'company');
    expect(game.state.round.acted).toBe(false);
    game.context.set(['privates', 'S', 'owner'], player(1));
    act('discard_train', 'S', 'company');
    expect(game.state.round.acted).toBe(true);
  });
});

describe('rounds', () => {
  const steps: readonly Probe[] = [{ id: 'waits', takes: onlyCurrent('pass') }];
  const oneEach = ({ act }: { act: (type: string, entity?: number) => void }): void =>
    [1, 2].forEach((id) => act('pass', id));
  const place = ({ state }: Game): string => `${state.turn} ${state.round.id} ${state.round.number}`;
  const phases: readonly PhaseDefinition[] = [
    { id: 'a', trainLimit: 4, tiles: [], operatingRounds: 2 },
    { id: 'b', trainLimit: 4, tiles: [], operatingRounds: 3 },
  ];

  it('follow the plan: the opening once, then the cycle, a turn each time', () => {
    const it = play({ steps, rounds: { opening: ['first'], cycle: [{ round: 'turns' }] } });
    const places = [place(it.game)];
    for (let i = 0; i < 3; i++) {
      oneEach(it);
      places.push(place(it.game));
    }
    expect(places).toEqual(['1 first 1', '1 turns 1', '2 turns 1', '3 turns 1']);
  });

  it('come as often as the phase says when their set begins, whatever it says later', () => {
    const it = play({ steps, phases, rounds: { opening: ['first'], cycle: [{ round: 'turns', times: 'phase' }] } });
    const places: string[] = [];
    for (let i = 0; i < 7; i++) {
      oneEach(it);
      places.push(place(it.game));
      if (i === 0) it.play.set(['phase'], 1);
    }
    expect(places).toEqual(['1 turns 1', '1 turns 2', '2 turns 1', '2 turns 2', '2 turns 3', '3 turns 1', '3 turns 2']);
  });

  it('in which nobody takes part are over at once', () => {
    const it = play({ steps, rounds: { opening: [], cycle: [{ round: 'turns' }, { round: 'empty' }] } });
    oneEach(it);
    expect(place(it.game)).toBe('2 turns 1');
  });

  it('may be turned elsewhere by a hook', () => {
    const it = play({ steps, hooks: { nextRound: (_, next) => (next === 'turns' ? 'first' : next) } });
    oneEach(it);
    expect(place(it.game)).toBe('2 first 1');
  });

  it('tell that they begin, have started and end', () => {
    const told: string[] = [];
    const it = play({
      steps,
      hooks: {
        gameStarted: () => void told.push('game'),
        roundBegins: (_, { round }) => void told.push(`begins ${round}`),
        roundStarted: (_, { round }) => void told.push(`started ${round}`),
        roundEnded: (_, { round }) => void told.push(`ended ${round}`),
        setEnded: () => void told.push('set'),
      },
    });
    oneEach(it);
    expect(told).toEqual([
      'game',
      'begins turns',
      'started turns',
      'ended turns',
      'set',
      'begins turns',
      'started turns',
    ]);
  });

  it('go on for a hundred turns at most', () => {
    const it = play({ steps });
    it.play.set(['turn'], 99);
    oneEach(it);
    expect([it.game.state.turn, it.game.state.finished]).toEqual([100, false]);
    oneEach(it);
    expect([it.game.state.finished, it.game.state.endReason]).toEqual([true, 'dnf']);
  });
});

describe('the end', () => {
  const steps: readonly Probe[] = [{ id: 'waits', takes: onlyCurrent('pass') }];

  it('is declared by anybody but a private, at any time', () => {
    const it = play({ steps });
    expect(it.refused('end_game', 'S', 'company')).toBe('end.company');
    expect(it.refused('end_game', 2)).toBe('accepted');
    expect(it.game.result()).toMatchObject({ finished: true, reason: 'manually_ended' });
  });

  it('leaves nothing to do but to talk', () => {
    const it = play({ steps });
    it.act('end_game', 2);
    expect(it.game.waiting()).toBeNull();
    expect(it.game.legalActions()).toEqual([]);
    expect([
      it.refused('pass'),
      it.refused('end_game'),
      it.refused('program_share_pass'),
      it.refused('message'),
    ]).toEqual(['end.over', 'end.over', 'end.over', 'accepted']);
  });
});

describe('marking a step as passed', () => {
  it('is told to mechanics, however it came', () => {
    const told: string[] = [];
    const it = play({
      steps: [
        { id: 'a', name: 'route' },
        {
          id: 'waits',
          takes: onlyCurrent('pass'),
          apply: (p) => p.round.steps.forEach((s) => s.id === 'waits' && markPassed(p, s)),
        },
      ],
      hooks: { stepPassed: (_, { step, name }) => void told.push(`${step}/${name}`) },
    });
    it.act('pass');
    expect(told).toEqual(['a/route', 'waits/', 'a/route']);
  });
});
