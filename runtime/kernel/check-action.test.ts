/** The door: what comes from outside is an action with sound fields, or is refused with a reason. */
import { describe, expect, it } from 'vitest';
import { company, player, railTitle } from '../../test/support/rail-title.ts';
import { shareGame } from '../../test/support/share-title.ts';
import { checkAction } from './check-action.ts';
import { defineMechanic } from './mechanic.ts';
import type { TitleDefinition } from './title.ts';
import { RuleViolation } from './violation.ts';

/** A mechanic with an action that has one field, of this kind. */
const withField = (kind: string) => {
  const base = railTitle({ privates: [company('P', 50, { type: 'power' })], mechanics: [{ id: 'probe' }] });
  const title: TitleDefinition = { ...base, minors: [{ id: 'M', name: 'M', tokens: [] }] };
  const probe = defineMechanic({
    manifest: { name: 'probe', summary: 'A test.', provides: { actions: { probe: { field: kind } } } },
    behave: () => ({}),
  });
  return shareGame({ title, mechanics: [probe] }).context;
};

const by = { entity: 1, entity_type: 'player' };

const refusal = (act: () => unknown): string => {
  try {
    act();
    return 'accepted';
  } catch (error) {
    if (error instanceof RuleViolation) return error.rule;
    throw error;
  }
};

/** Kind -> values that are of it, and values that are not. */
const KINDS: Readonly<Record<string, readonly [readonly unknown[], readonly unknown[]]>> = {
  company: [['P'], ['Q', 'AB', 1, '']],
  corporation: [['AB'], ['M', 'XX', 'constructor', 3]],
  minor: [['M'], ['AB', {}]],
  operator: [
    ['AB', 'M'],
    ['P', 'bank'],
  ],
  hex: [['B2'], ['Z9', 'b2', 2]],
  tile: [
    ['57-0', '9-12'],
    ['57', '57-', '57-x', '99-0', '-0', 57],
  ],
  train: [
    ['2-0', '4-17'],
    ['2', '9-0', '2-', '-1', 2],
  ],
  city: [
    ['57-0-0', 'E4-2-1'],
    ['57-0', 'E4', 3],
  ],
  cell: [['100,0,4'], ['99,0,4', '0,4', '100,0', '100,9,9', 100]],
  share: [['AB_0'], ['AB', 'AB_9', 'XX_0', 0]],
  shares: [
    [['AB_0'], ['AB_1', 'CD_2']],
    [[], ['AB_1', 'AB_1'], ['AB_99'], 'AB_1', [1]],
  ],
  money: [
    [0, 80],
    [-1, 1.5, '80', Number.NaN, 2 ** 60],
  ],
  integer: [
    [0, -3, 12],
    [0.5, '1', Infinity],
  ],
  rotation: [
    [0, 5],
    [6, -1, 1.5, '0'],
  ],
  text: [
    ['', 'a'],
    [1, null],
  ],
  boolean: [
    [true, false],
    ['true', 0],
  ],
  routes: [
    [
      [],
      [{ train: '2-0' }],
      [{ train: '2-0', connections: [['B2', 'B4']], hexes: ['B2'], nodes: ['B2-0'], revenue: 50 }],
    ],
    [
      {},
      [{}],
      ['2-0'],
      [{ train: '2-0', connections: ['B2'] }],
      [{ train: '2-0', revenue: '50' }],
      [{ train: '2-0', revenue: Infinity }],
    ],
  ],
};

describe('a field', () => {
  it.each(Object.entries(KINDS))('of kind %s takes what is one', (kind, [good, bad]) => {
    const play = withField(kind);
    const tried = (field: unknown): string => refusal(() => checkAction(play, { type: 'probe', ...by, field }));
    expect(good.map((value) => [value, tried(value)])).toEqual(good.map((value) => [value, 'accepted']));
    expect(bad.map((value) => [value, tried(value)])).toEqual(bad.map((value) => [value, 'action.field']));
  });

  it('may be missing only where the kind says so', () => {
    expect(refusal(() => checkAction(withField('hex'), { type: 'probe', ...by }))).toBe('action.field');
    expect(refusal(() => checkAction(withField('hex?'), { type: 'probe', ...by }))).toBe('accepted');
    expect(refusal(() => checkAction(withField('hex?'), { type: 'probe', ...by, field: null }))).toBe('accepted');
    expect(refusal(() => checkAction(withField('hex?'), { type: 'probe', ...by, field: 'Z9' }))).toBe('action.field');
  });

  it('is named in the refusal, with what was expected', () => {
    const act = (): unknown => checkAction(withField('rotation'), { type: 'probe', ...by, field: 7 });
    expect(act).toThrow('field of probe must be a rotation 0 to 5, not 7');
    expect(act).toThrow(expect.objectContaining({ details: { field: 'field' } }));
  });
});

describe('an action', () => {
  const play = withField('any');
  const check = (raw: unknown): string => refusal(() => checkAction(play, raw));

  it('is an object with a type that the title knows', () => {
    expect([null, undefined, 3, 'pass', [], {}, { type: 7, ...by }].map(check)).toEqual(
      Array.from({ length: 7 }, () => 'action.malformed'),
    );
    expect(check({ type: 'take_loan', ...by })).toBe('action.type');
    expect(check({ type: 'toString', ...by })).toBe('action.type');
  });

  it('is taken by somebody of the game, of the kind it says', () => {
    for (const [entity, entity_type] of [
      [4, 'player'],
      ['1', 'player'],
      ['XX', 'corporation'],
      ['AB', 'minor'],
      ['M', 'corporation'],
      ['AB', 'company'],
      ['AB', 'bank'],
      ['AB', undefined],
      [undefined, 'player'],
      [{}, 'player'],
    ] as const) {
      expect(check({ type: 'pass', entity, entity_type }), `${String(entity)} ${entity_type}`).toBe('action.entity');
    }
  });

  it('comes back with the entity that takes it', () => {
    const taker = (entity: number | string, entity_type: string): string =>
      checkAction(play, { type: 'pass', entity, entity_type }).entity;
    expect([taker(1, 'player'), taker('AB', 'corporation'), taker('M', 'minor'), taker('P', 'company')]).toEqual([
      player(1),
      'corporation:AB',
      'minor:M',
      'company:P',
    ]);
  });

  it('may say more than its fields: logs do', () => {
    expect(check({ type: 'pass', ...by, created_at: 1, user: 'somebody' })).toBe('accepted');
  });
});
