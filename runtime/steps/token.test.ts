/** The token of a turn (core rules 8.9, 16). */
import { describe, expect, it } from 'vitest';
import { corporation, operate, setCash } from '../../test/support/rail-title.ts';
import { turnGame } from '../../test/support/turn-title.ts';
import { placeToken } from '../core/map/tokens.ts';
import { startRound } from '../kernel/engine.ts';
import type { Game } from '../kernel/game.ts';

const CD = corporation('CD');
const by = { entity: 'CD', entity_type: 'corporation' };

interface Setting {
  readonly cash?: number;
  readonly tokens?: readonly number[];
  /** Tokens of EF that stand in E4, which has two slots. */
  readonly rivals?: number;
}

/** CD stands in E8; its track reaches E4. AB, before it in turn, reaches no city but its home. */
const game = ({ cash = 1000, tokens = [0, 40, 100], rivals = 0 }: Setting = {}): Game => {
  const it = turnGame({
    uses: [],
    with: [],
    steps: [{ id: 'token' }, { id: 'buy-train' }],
    change: (title) => ({
      ...title,
      corporations: title.corporations.map((c) => ({ ...c, tokens: c.id === 'CD' ? tokens : [0, 40] })),
    }),
  });
  operate(it.context);
  for (let tokenIndex = 0; tokenIndex < rivals; tokenIndex++)
    placeToken(it.context, { corporation: corporation('EF'), tokenIndex, hex: 'E4', city: 0 });
  startRound(it.context, 'operating', 1, 1);
  setCash(it.context, CD, cash);
  it.apply({ type: 'pass', entity: 'AB', entity_type: 'corporation' });
  return it;
};

const place = (city: string) => ({ type: 'place_token', ...by, city });

describe('the step waits', () => {
  it('for who can pay for its next token and reaches a city that can take it', () => {
    const it = game();
    expect(it.waiting()).toEqual({ step: 'token', entities: [CD], types: ['place_token', 'pass'] });
    expect(it.legalActions().map(({ action }) => action)).toEqual([place('E4-0-0'), { type: 'pass', ...by }]);
  });

  it('not for who reaches none: AB was passed over', () => {
    const it = game();
    it.undo();
    expect(it.waiting()).toMatchObject({ step: 'buy-train', entities: [corporation('AB')] });
  });

  it('not for who cannot pay, has no token left, or finds every slot taken', () => {
    expect(game({ cash: 39 }).waiting()?.step).not.toBe('token');
    expect(game({ cash: 40 }).waiting()?.step).toBe('token');
    expect(game({ tokens: [0] }).waiting()?.step).toBe('buy-train');
    expect(game({ rivals: 1 }).waiting()?.step).toBe('token');
    expect(game({ rivals: 2 }).waiting()?.step).toBe('buy-train');
  });
});

describe('a token', () => {
  it('is the next on the charter, at its price, and the only one of the turn', () => {
    const it = game();
    it.apply(place('E4-0-0'));
    expect(it.state.hexes['E4']?.cities).toEqual([[CD, null]]);
    expect(it.state.corporations[CD]?.tokens.map((t) => t.hex)).toEqual(['E8', 'E4', null]);
    expect(it.changes()).toContainEqual({ kind: 'money', from: CD, to: 'bank', amount: 40, rule: 'token.price' });
    expect(it.waiting()?.step).toBe('buy-train');
  });

  it('need not be placed', () => {
    const it = game();
    it.apply({ type: 'pass', ...by });
    expect([it.waiting()?.step, it.state.cash[CD]]).toEqual(['buy-train', 1000]);
  });

  it('is refused where the track does not lead, where it stands already, and where there is no city', () => {
    const it = game();
    expect(['A5-0-0', 'E8-0-0', 'E4-0-7', 'E6-0-0', 'Z9-0-0'].map((city) => it.explain(place(city))?.rule)).toEqual([
      'token.connection',
      'token.slot',
      'token.city',
      'token.city',
      'token.city',
    ]);
  });
});
