/**
 * Random games of 1849 for each number of players and every set of its optional rules: they end as the rules have it, all
 * that holds in every state holds, and together they reach every step, action, event, status and ability.
 */
import { describe, expect, it } from 'vitest';

import { loadTitle } from '../generator/resolve/load-title.ts';
import { Game, link } from '../runtime/index.ts';
import { mechanics } from '../runtime/mechanics/index.ts';
import {
  applyAndNote,
  ASPECTS,
  brokenInvariants,
  newCoverage,
  reachable,
  unreached,
} from '../runtime/testing/index.ts';
import { playSensibly } from './support/sensible-player.ts';

const TRADING = [
  [],
  ['bonds'],
  ['acquiring_station_tokens'],
  ['bonds', 'acquiring_station_tokens'],
  ['bonds', 'acquiring_station_tokens', 'electric_dreams'],
];
const DEALING = [[], ['delay_ift'], ['reduced_4p_corps'], ['delay_ift', 'reduced_4p_corps']];
const SETS = [
  ...DEALING.flatMap((dealing) => TRADING.map((trading) => [...dealing, ...trading])),
  ['bankruptcy_ends_game', 'bonds'],
  ['bank_ends_round'],
];

/** What certificate and tokens of the cheapest corporation cost at the lowest starting price. */
const CHEAPEST_START = 2 * 68;

/** The game stands still: nobody presides anything, and nobody can start anything. The rules end it after turn 100. */
const standsStill = ({ state }: Game): boolean =>
  Object.values(state.corporations).every((corporation) => !corporation.floated) &&
  state.players.every(({ id }) => (state.cash[`player:${id}`] ?? 0) < CHEAPEST_START);

const NATURAL = ['bank', 'stock_market', 'bankrupt'];

const title = loadTitle('1849').title;
const coverage = newCoverage();

describe('random games of 1849', () => {
  it.each(
    SETS.map((variants, i) => [variants.join(' ') || 'no optional rule', 3 + (i % 3), variants, 11 + i] as const),
  )(
    'with %s for %i players end',
    (_name, players, variants, seed) => {
      if (title === undefined) throw new Error('1849 is unsound');
      const rules = link(title, mechanics, { players, variants });
      const seats = Array.from({ length: players }, (_, i) => ({ id: i + 1, name: `Player ${i + 1}` }));
      const game = Game.start(rules, { players: seats, seed });
      const broken: string[] = [];
      playSensibly(game, {
        seed,
        apply: (g, action) => void applyAndNote(coverage, g, action),
        after: (g, count) => {
          if (count % 5 === 0) broken.push(...brokenInvariants(g));
        },
      });
      const { finished, reason } = game.result();
      expect(broken).toEqual([]);
      expect(finished).toBe(true);
      expect([...NATURAL, ...(standsStill(game) ? ['dnf'] : [])]).toContain(reason);
    },
    60_000,
  );

  it('reach every step, action, event, status and ability', () => {
    if (title === undefined) throw new Error('1849 is unsound');
    const rules = link(title, mechanics, { players: 4, variants: SETS[19] ?? [] });
    const missing = unreached(coverage, reachable(rules, []));
    for (const aspect of ASPECTS) expect({ [aspect]: missing[aspect] }).toEqual({ [aspect]: [] });
  });
});
