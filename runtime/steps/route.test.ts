/** Running trains (core rules 8.10, 10.5, 16). */
import { describe, expect, it } from 'vitest';
import { corporation, giveTrain, operate } from '../../test/support/rail-title.ts';
import { listener, turnGame } from '../../test/support/turn-title.ts';
import { markTrain } from '../core/trains.ts';
import { startRound } from '../kernel/engine.ts';
import type { Game } from '../kernel/game.ts';

const [AB, CD] = ['AB', 'CD'].map(corporation) as [string, string];
const by = { entity: 'CD', entity_type: 'corporation' };

/** CD, first in turn, has printed track from E8 (20) by the town E6 (10) to E4 (30); AB has none. */
const game = ({ trains = ['2'], run = false }: { trains?: readonly string[]; run?: boolean } = {}) => {
  const { mechanic, heard } = listener(['routesRun']);
  const it: Game = turnGame({
    uses: [{ id: 'listener' }],
    with: [mechanic],
    steps: [{ id: 'token' }, { id: 'route' }, { id: 'dividend' }, { id: 'buy-train' }],
    change: (title) => ({ ...title, corporations: title.corporations.map((c) => ({ ...c, tokens: [0] })) }),
  });
  operate(it.context);
  giveTrain(it.context, AB, '3');
  for (const name of trains) giveTrain(it.context, CD, name);
  startRound(it.context, 'operating', 1, 1);
  if (run) {
    for (const id of it.state.trains[CD] ?? []) markTrain(it.context, id, 'operated', true);
  }
  heard.length = 0;
  return { it, heard };
};

const TWO_STOPS = { train: '2-0', connections: [['E8', 'E6']] };
const runs = (...routes: readonly object[]) => ({ type: 'run_routes', ...by, routes });

describe('the step waits', () => {
  it('for who has a train that has not run, and a route', () => {
    expect(game().it.waiting()).toEqual({ step: 'route', entities: [CD], types: ['run_routes'] });
  });

  it('not without a train, without a route, or when all have run', () => {
    expect(game({ trains: [] }).it.waiting()?.step).toBe('buy-train');
    expect(game({ run: true }).it.waiting()?.step).toBe('buy-train');
    const { it } = game();
    it.apply(runs());
    it.apply({ type: 'pass', ...by });
    // AB has a train, but no track.
    expect(it.waiting()).toMatchObject({ step: 'buy-train', entities: [AB] });
  });

  it('notes once and for all that a route was found', () => {
    const { it } = game();
    expect([it.state.corporations[CD]?.hadRoute, it.state.corporations[AB]?.hadRoute]).toEqual([true, false]);
  });
});

describe('a run', () => {
  it('earns its stops: 20 and 10; the dividend is next', () => {
    const { it, heard } = game();
    it.apply(runs(TWO_STOPS));
    expect(heard).toHaveLength(1);
    expect(it.waiting()).toEqual({ step: 'dividend', entities: [CD], types: ['dividend'] });
    it.apply({ type: 'dividend', ...by, kind: 'withhold' });
    expect(it.changes()).toContainEqual({ kind: 'money', from: 'bank', to: CD, amount: 30, rule: 'dividend.withhold' });
  });

  it('is refused with a train of another, beyond its reach, and with one train twice', () => {
    const { it } = game();
    const refused = (...routes: readonly object[]) => it.explain(runs(...routes))?.rule;
    expect(refused({ ...TWO_STOPS, train: '3-0' })).toBe('route.train');
    expect(
      refused({
        train: '2-0',
        connections: [
          ['E8', 'E6'],
          ['E6', 'E4'],
        ],
      }),
    ).toBe('route.length');
    expect(refused(TWO_STOPS, TWO_STOPS)).toBe('route.train');
  });

  it('of no train at all is allowed, and listed: nothing is earned, and the price falls', () => {
    const { it } = game();
    expect(it.legalActions().map(({ action }) => action)).toEqual([runs()]);
    it.apply(runs());
    expect(it.waiting()?.step).toBe('buy-train');
    expect(it.changes()).toContainEqual(
      expect.objectContaining({ kind: 'marker', corporation: CD, rule: 'market.dividend' }),
    );
  });
});
