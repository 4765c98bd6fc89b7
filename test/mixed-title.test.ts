/**
 * Mechanics do not know each other: an invented title puts the money of 1836Jr56 (escrow, destinations, loans, interest,
 * debts of presidents) onto the map of 1849 (gauges, trains that count borders, a queue of corporations that close and
 * come back), and is played to its end.
 */
import { describe, expect, it } from 'vitest';

import { loadTitle } from '../generator/resolve/load-title.ts';
import { Game, link } from '../runtime/index.ts';
import type { MechanicUse, StepUse, TitleDefinition } from '../runtime/kernel/title.ts';
import { mechanics } from '../runtime/mechanics/index.ts';
import { applyAndNote, brokenInvariants, newCoverage, playRandomly, TEMPERAMENTS } from '../runtime/testing/index.ts';

const LEFT_OUT: readonly string[] = ['market-price-only', 'issue-redeem', 'share-gift', 'end-after-turn'];

const MONEY: readonly MechanicUse[] = [
  { id: 'capitalization-stages', stages: ['escrow', 'incremental'], escrowAbove: 50 },
  {
    id: 'destinations',
    while: 'escrow',
    afterwards: 'incremental',
    table: {
      ATA: { to: ['M11'] },
      IFT: { to: ['M13'] },
      RCS: { to: ['E1'] },
      CTL: { to: ['C1'] },
      SFA: { to: ['M9'] },
    },
  },
  { id: 'cash-crisis' },
  { id: 'company-loans', count: 30, value: 100, penalty: 10 },
  { id: 'loan-interest', rate: 10, unit: 10 },
  { id: 'forced-repayment', value: 100, after: 'buy-train' },
];

/** New steps stand before the one they are named with. */
const NEW_STEPS: Readonly<Record<string, readonly StepUse[]>> = {
  'president-swap': [{ id: 'cash-crisis' }, { id: 'loan-desk', after: 'buy-train' }],
  token: [{ id: 'destination-check' }],
};

const mixed = (base: TitleDefinition): TitleDefinition => ({
  ...base,
  id: 'Mixed',
  mechanics: [...MONEY, ...base.mechanics.filter(({ id }) => !LEFT_OUT.includes(id))],
  privates: base.privates.filter(({ id }) => id !== 'RSA'),
  policies: {
    ...base.policies,
    gameEnd: base.policies.gameEnd.filter(({ reason }) => reason !== 'stock_market'),
  },
  trains: base.trains.map((train) =>
    train.id === '8H' ? { ...train, events: [{ type: 'next_capitalization_stage' }] } : train,
  ),
  rounds: {
    ...base.rounds,
    definitions: base.rounds.definitions.map((round) =>
      round.kind === 'operating'
        ? {
            ...round,
            steps: round.steps
              .filter(({ id }) => id !== 'issue-redeem')
              .flatMap((step) => [...(NEW_STEPS[step.id] ?? []), step]),
          }
        : round,
    ),
  },
});

const coverage = newCoverage();

describe('a title of mechanics from two games', () => {
  it.each([
    [3, 1],
    [4, 2],
    [5, 3],
    [3, 4],
    [4, 5],
    [5, 6],
  ])(
    'is played to its end by %i players (seed %i)',
    (players, seed) => {
      const base = loadTitle('1849').title;
      if (base === undefined) throw new Error('1849 is unsound');
      const seats = Array.from({ length: players }, (_, i) => ({ id: i + 1, name: `Player ${i + 1}` }));
      const game = Game.start(link(mixed(base), mechanics, { players }), { players: seats, seed });
      const broken: string[] = [];
      playRandomly(game, {
        seed,
        weights: TEMPERAMENTS.saving,
        sensible: true,
        apply: (g, action) => void applyAndNote(coverage, g, action),
        after: (g, _action, count) => {
          if (count % 5 === 0) broken.push(...brokenInvariants(g));
        },
      });
      expect(broken).toEqual([]);
      expect(game.state.finished).toBe(true);
      expect(game.state.endReason).not.toBe('dnf');
    },
    60_000,
  );

  it('uses the rules of both: loans and interest, escrow, and gauges, the queue, closing and coming back', () => {
    const used = [
      'loan.take',
      'loan.payoff',
      'interest.treasury',
      'escrow.release',
      'token.fee',
      'reopen.new',
      'bankruptcy.sell',
    ];
    expect(used.filter((rule) => !coverage.rule.has(rule))).toEqual([]);
  });
});
